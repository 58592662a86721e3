-- Who is told of an account that a code linked, who confirms it, and its end.

create function private.avisar_conta_vinculada() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente public.pacientes;
  conta constant text := (select p.nome from public.profiles p where p.id = new.user_id);
  autor public.profiles;
  nome text;
  destinatario uuid;
begin
  select * into paciente from public.pacientes p where p.id = new.paciente_id;
  select a.* into autor from public.codigos_de_paciente c join public.profiles a on a.id = c.criado_por
  where c.id = new.codigo_id;
  nome := coalesce(paciente.nome_social, paciente.nome);
  for destinatario in
    select autor.id
    union select new.clinica_id
    union select paciente.medico_responsavel_id
    where private.atende_em(paciente.medico_responsavel_id, new.clinica_id)
  loop
    perform private.notificar(
      'conta_vinculada', destinatario, new.clinica_id, 'Paciente com acesso',
      format(
        case when new.a_confirmar
          then '%s agora acessa a área do paciente pela conta de %s, com um código feito por %s. Um médico ou a clínica precisa confirmar, no cadastro, que a conta é do paciente ou de quem responde por ele: até lá, ela não vê prontuário nem conversas clínicas.'
          else '%s agora acessa a área do paciente pela conta de %s, com um código feito por %s. Se esta conta não é do paciente nem de quem responde por ele, encerre o acesso no cadastro.'
        end,
        nome, conta, autor.nome
      ),
      jsonb_build_object('patient_id', new.paciente_id, 'patient_nome', nome)
    );
  end loop;
  -- Whoever answers for the patient already learns that somebody else does now.
  for destinatario in
    select c.user_id from public.paciente_contas c
    where c.paciente_id = new.paciente_id and c.encerrado_em is null and c.user_id <> new.user_id
  loop
    perform private.notificar(
      'outra_conta_vinculada', destinatario, null, 'Outra conta com acesso',
      format('A conta de %s agora também acessa os dados de %s. Se você não a reconhece, fale com a clínica.', conta, nome)
    );
  end loop;
  return null;
end;
$$;
comment on function private.avisar_conta_vinculada() is
  'A code was used: tells who made it, the tenant and the responsible doctor, so that nobody links an account unseen; and the accounts that were linked before.';

create trigger avisar_conta_vinculada after insert on public.paciente_contas
  for each row when (new.codigo_id is not null) execute function private.avisar_conta_vinculada();

create function public.contas_do_paciente(p_paciente uuid)
returns table (
  id uuid, conta_nome text, conta_email text, vinculado_em timestamptz, codigo_de text,
  encerrado_em timestamptz, encerrado_por text, pela_propria_conta boolean, a_confirmar boolean
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, c.nome, regexp_replace(c.email, '^(.{1,2})[^@]*', '\1•••'), v.vinculado_em, feito.nome,
    v.encerrado_em, fim.nome, coalesce(v.encerrado_por = v.user_id, false), v.a_confirmar
  from public.paciente_contas v
  join public.profiles c on c.id = v.user_id
  left join public.codigos_de_paciente k on k.id = v.codigo_id
  left join public.profiles feito on feito.id = k.criado_por
  left join public.profiles fim on fim.id = v.encerrado_por
  where v.paciente_id = p_paciente and v.clinica_id in (select private.clinicas_do_usuario())
  order by v.encerrado_em is not null, v.vinculado_em desc
  limit 50;
$$;
comment on function public.contas_do_paciente(uuid) is
  'Accounts linked to a registration, those in force first: whose, since when, who made the code, who ended it. For who reads the registration. Definer: a patient''s profile is nobody''s to read; the e-mail shows only enough to be recognised.';

create function public.confirmar_conta_de_paciente(p_conta uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  conta public.paciente_contas;
begin
  perform private.exigir(num_nulls(p_conta));
  select * into conta from public.paciente_contas c
  where c.id = p_conta and c.encerrado_em is null
    and c.clinica_id in (select private.clinicas_com_prontuario())
  for update;
  if conta.id is null then
    raise exception 'Este acesso não existe ou já foi encerrado.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if private.medico_de_fora(eu, conta.paciente_id) then
    raise exception 'O prontuário deste paciente é restrito. Quem confirma o acesso é a clínica.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  if conta.a_confirmar then
    update public.paciente_contas c
    set a_confirmar = false, confirmado_por = eu, confirmado_em = now() where c.id = conta.id;
    perform private.notificar(
      'conta_confirmada', conta.user_id, conta.clinica_id, 'Acesso confirmado',
      format('%s confirmou seu acesso. Suas conversas e seu prontuário já aparecem aqui.', p.nome)
    )
    from public.profiles p where p.id = conta.clinica_id;
  end if;
  return conta.id;
end;
$$;
comment on function public.confirmar_conta_de_paciente(uuid) is
  'Who reads the record says that an account linked by a code of the desk is the patient''s, or of who answers for the patient. Never staff, nor a doctor whom a restriction keeps out. Definer: the columns are out of everybody''s direct reach.';

create function public.encerrar_conta_de_paciente(p_conta uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  encerrada uuid;
begin
  update public.paciente_contas c set encerrado_em = now(), encerrado_por = eu
  where c.id = p_conta and c.encerrado_em is null
    and (c.user_id = eu or c.clinica_id in (select private.clinicas_de_cadastro()))
  returning c.id into encerrada;
  if encerrada is null then
    raise exception 'Este acesso não existe ou já foi encerrado.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return encerrada;
end;
$$;
comment on function public.encerrar_conta_de_paciente(uuid) is
  'Ends a patient account''s link to a registration: by the account itself, or by whoever registers patients of that tenant. Definer: the columns are out of everybody''s direct reach.';

revoke all on function
  public.contas_do_paciente(uuid), public.confirmar_conta_de_paciente(uuid),
  public.encerrar_conta_de_paciente(uuid)
from public, anon, authenticated;
grant execute on function
  public.contas_do_paciente(uuid), public.confirmar_conta_de_paciente(uuid),
  public.encerrar_conta_de_paciente(uuid)
to authenticated;

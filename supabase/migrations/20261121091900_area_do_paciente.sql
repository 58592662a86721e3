-- The patient's side: what an account reads of the registrations it is linked to.
--
-- No table is opened to patients. They read through the calls of these files alone, and each of
-- them begins at private.pacientes_vinculados(), or, for what the desk does not see, at
-- private.pacientes_da_conta(): an ended link, or somebody else's id, finds nothing.

create function private.aceita_pedido(clinica uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.agenda_regras r
    join public.tipos_de_atendimento t on t.clinica_id = r.clinica_id
    where r.clinica_id = clinica and r.pedido_pelo_paciente and t.ativo and t.pedido_pelo_paciente
  );
$$;
comment on function private.aceita_pedido(uuid) is
  'Whether patients may ask for a time in this tenant: it says so, and so does one of its kinds. Definer: rules are hidden from patients.';

create function public.meus_vinculos()
returns table (
  conta_id uuid, paciente_id uuid, paciente_nome text, clinica_id uuid, clinica_nome text,
  clinica_telefone text, fuso text, aceita_pedido boolean, vinculado_em timestamptz,
  a_confirmar boolean
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, p.id, coalesce(p.nome_social, p.nome), k.id, k.nome, d.telefone,
    private.fuso_da_clinica(k.id), private.aceita_pedido(k.id), c.vinculado_em,
    c.a_confirmar
  from private.pacientes_vinculados() as meu (id)
  join public.paciente_contas c
    on c.paciente_id = meu.id and c.encerrado_em is null
    and c.user_id = (select private.usuario_id())
  join public.pacientes p on p.id = meu.id
  join public.profiles k on k.id = p.clinica_id
  left join public.perfil_documentos d on d.profile_id = k.id
  order by k.nome, p.nome, c.id;
$$;
comment on function public.meus_vinculos() is
  'The registrations that the calling patient''s account is linked to, with the tenant that keeps each and its telephone. Definer: a patient reads no clinic''s profile.';

create function public.meu_cadastro(p_paciente uuid)
returns table (
  nome text, nome_social text, data_nascimento date, sexo text, cpf text, cns text, nome_mae text,
  naturalidade text, telefone text, email text, cep text, logradouro text, numero text,
  complemento text, bairro text, cidade text, uf text, medico_responsavel text,
  criado_em timestamptz, atualizado_em timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns, p.nome_mae,
    p.naturalidade, p.telefone, p.email, p.cep, p.logradouro, p.numero, p.complemento, p.bairro,
    p.cidade, p.uf, m.nome, p.criado_em, p.atualizado_em
  from public.pacientes p
  left join public.profiles m on m.id = p.medico_responsavel_id
  where p.id = p_paciente and p.id in (select private.pacientes_vinculados());
$$;
comment on function public.meu_cadastro(uuid) is
  'What a tenant''s registration says of the patient, without the desk''s own notes. Definer: registrations are the tenant''s.';

-- ---------------------------------------------------------------------------------------------
-- Appointments
-- ---------------------------------------------------------------------------------------------

create function private.quem_confirma(agendamento uuid, status text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when $2 <> 'agendado' then null
    when (
      -- An offer was the tenant's proposal, whoever accepted it.
      select e.pelo_paciente and e.de is distinct from 'reservado'
      from public.agendamento_eventos e
      where e.agendamento_id = $1 and e.para = 'agendado'
      order by e.ocorrido_em desc, e.de is not null desc
      limit 1
    ) then 'clinica'
    else 'paciente'
  end;
$$;
comment on function private.quem_confirma(uuid, text) is
  'Who is still to say yes to a booked time: the clinic, when the patient asked for it or moved it; else the patient. Null when nobody is. Definer: the history is the tenant''s.';

create function public.meus_agendamentos(
  p_passados boolean default false, p_antes_de timestamptz default 'infinity',
  p_antes_id uuid default null, p_limite int default 50
)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, clinica_id uuid, clinica_nome text,
  clinica_telefone text, fuso text, medico_id uuid, medico_nome text, especialidade text,
  tipo_id uuid, tipo_nome text, sala_nome text, inicio timestamptz, fim timestamptz, status text,
  teleconsulta boolean, link text, orientacoes text, reserva_expira_em timestamptz,
  quem_confirma text, cancelar_ate timestamptz, remarcar_ate timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  with meus as (
    select a.*,
      a.status in ('reservado', 'agendado', 'confirmado', 'em_atendimento') and a.fim > now()
        as por_vir
    from public.agendamentos a
    where a.paciente_id = any (array(select private.pacientes_vinculados()))
      -- What took the place of a moved one says it all.
      and a.status <> 'remarcado'
      and (a.status <> 'reservado' or a.reserva_expira_em > now())
      -- An offer that was refused, or expired, was never an appointment.
      and (a.status <> 'cancelado' or a.lista_id is null or exists (
        select 1 from public.agendamento_eventos e
        where e.agendamento_id = a.id and e.para = 'agendado'
      ))
      and (
        (a.inicio, a.id)
        < (p_antes_de, coalesce(p_antes_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))
      )
  )
  select a.id, a.paciente_id, coalesce(p.nome_social, p.nome), a.clinica_id, k.nome, d.telefone,
    private.fuso_da_clinica(a.clinica_id), a.medico_id, m.nome, m.especialidade, a.tipo_id, t.nome,
    s.nome, a.inicio, a.fim, a.status, a.teleconsulta,
    case when a.teleconsulta and a.por_vir
      then coalesce(a.link_da_teleconsulta, t.link_da_teleconsulta) end,
    case when a.por_vir then t.orientacoes end, a.reserva_expira_em,
    private.quem_confirma(a.id, a.status),
    a.inicio - make_interval(hours => coalesce(r.cancelamento_ate_horas, 24)),
    a.inicio - make_interval(hours => coalesce(r.remarcacao_ate_horas, 24))
  from meus a
  join public.pacientes p on p.id = a.paciente_id
  join public.profiles k on k.id = a.clinica_id
  left join public.perfil_documentos d on d.profile_id = k.id
  join public.profiles m on m.id = a.medico_id
  join public.tipos_de_atendimento t on t.id = a.tipo_id
  left join public.salas s on s.id = a.sala_id
  left join public.agenda_regras r on r.clinica_id = a.clinica_id
  where a.por_vir <> p_passados
  order by
    case when p_passados then a.inicio end desc, case when not p_passados then a.inicio end,
    case when p_passados then a.id end desc, a.id
  limit least(greatest(coalesce(p_limite, 50), 1), 100);
$$;
comment on function public.meus_agendamentos(boolean, timestamptz, uuid, int) is
  'Appointments of the calling patient''s account: those to come, soonest first (with offers that still stand), or those past and cancelled, latest first, a page at a time. Until when each may be cancelled or moved by the patient. Definer: appointments are the tenant''s.';

create function public.minha_espera()
returns table (
  id uuid, paciente_id uuid, paciente_nome text, clinica_id uuid, clinica_nome text, tipo_id uuid,
  tipo_nome text, medico_nome text, periodo text, criado_em timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select l.id, l.paciente_id, coalesce(p.nome_social, p.nome), l.clinica_id, k.nome, l.tipo_id,
    t.nome, m.nome, l.periodo, l.criado_em
  from public.lista_de_espera l
  join public.pacientes p on p.id = l.paciente_id
  join public.profiles k on k.id = l.clinica_id
  join public.tipos_de_atendimento t on t.id = l.tipo_id
  left join public.profiles m on m.id = l.medico_id
  where l.status = 'aguardando' and l.paciente_id = any (array(select private.pacientes_vinculados()))
  order by l.criado_em, l.id;
$$;
comment on function public.minha_espera() is
  'Where the calling patient''s account waits for a slot. Definer: the list is the tenant''s.';

revoke all on function
  public.meus_vinculos(), public.meu_cadastro(uuid),
  public.meus_agendamentos(boolean, timestamptz, uuid, int), public.minha_espera()
from public, anon, authenticated;
grant execute on function
  public.meus_vinculos(), public.meu_cadastro(uuid),
  public.meus_agendamentos(boolean, timestamptz, uuid, int), public.minha_espera()
to authenticated;

-- ---------------------------------------------------------------------------------------------
-- What rings the bell of an account
-- ---------------------------------------------------------------------------------------------

create function private.avisar_contas(
  aviso text, paciente public.pacientes, titulo text, mensagem text, contexto jsonb default '{}'
) returns void
language sql security definer
set search_path = ''
as $$
  select private.notificar(
    aviso, c.user_id, paciente.clinica_id, titulo, mensagem,
    jsonb_build_object('patient_id', paciente.id) || contexto
  )
  from public.paciente_contas c
  where c.paciente_id = paciente.id and c.encerrado_em is null
    and c.user_id is distinct from private.usuario_id();
$$;
comment on function private.avisar_contas(text, public.pacientes, text, text, jsonb) is
  'Tells the accounts linked to a registration, but not who did it. Definer: rings other people''s bells.';

create function private.avisar_fim_do_vinculo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica constant text := (select p.nome from public.profiles p where p.id = new.clinica_id);
  paciente constant text := (
    select coalesce(p.nome_social, p.nome) from public.pacientes p where p.id = new.paciente_id
  );
begin
  if new.encerrado_por = new.user_id then
    perform private.notificar(
      'conta_encerrada_pelo_paciente', new.clinica_id, new.clinica_id, 'Paciente encerrou o acesso',
      format('%s não acessa mais a área do paciente desta clínica.', paciente),
      jsonb_build_object('patient_id', new.paciente_id, 'patient_nome', paciente)
    );
  elsif new.encerrado_por is not null then
    -- It outlives the link that it tells the end of: it carries no clinic.
    perform private.notificar(
      'conta_encerrada', new.user_id, null, 'Acesso encerrado',
      format('%s encerrou seu acesso ao que guarda de você. Para voltar a ter, peça um novo código.', clinica)
    );
  end if;
  return null;
end;
$$;
comment on function private.avisar_fim_do_vinculo() is
  'Tells the other side that a patient''s account was unlinked. Definer: rings other people''s bells.';

create trigger avisar_fim_do_vinculo after update on public.paciente_contas
  for each row when (old.encerrado_em is null and new.encerrado_em is not null)
  execute function private.avisar_fim_do_vinculo();

-- Entries of the record that their author, or the clinic, lets the patient read.
--
-- What is shared is the entry: a later version of it takes the place of the one that was read. An
-- inactivated entry is read no more. Taken back or not, that it was shared stays written.

create table public.evolucoes_compartilhadas (
  id uuid primary key default gen_random_uuid(),
  entrada_id uuid not null references public.prontuarios (id) on delete restrict,
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  compartilhada_por uuid not null references public.profiles (id) on delete restrict,
  compartilhada_em timestamptz not null default now(),
  retirada_por uuid references public.profiles (id) on delete restrict,
  retirada_em timestamptz,
  lida_em timestamptz,
  constraint sharing_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint it_is_taken_back_by_somebody check ((retirada_em is null) = (retirada_por is null)),
  constraint it_is_taken_back_afterwards check (retirada_em >= compartilhada_em)
);

comment on table public.evolucoes_compartilhadas is
  'Which entries a patient may read: one row each time one is shared, closed when it is taken back. Never deleted.';
comment on column public.evolucoes_compartilhadas.entrada_id is
  'The entry (its first version); the patient reads the version that holds.';
comment on column public.evolucoes_compartilhadas.lida_em is 'When the patient first opened it.';

create unique index evolucoes_compartilhadas_uma on public.evolucoes_compartilhadas (entrada_id)
  where retirada_em is null;
create index evolucoes_compartilhadas_entrada on public.evolucoes_compartilhadas (entrada_id);
create index evolucoes_compartilhadas_paciente
  on public.evolucoes_compartilhadas (paciente_id, clinica_id);
create index evolucoes_compartilhadas_clinica on public.evolucoes_compartilhadas (clinica_id);
create index evolucoes_compartilhadas_por on public.evolucoes_compartilhadas (compartilhada_por);
create index evolucoes_compartilhadas_retirada_por
  on public.evolucoes_compartilhadas (retirada_por) where retirada_por is not null;

alter table public.evolucoes_compartilhadas enable row level security;
revoke all on public.evolucoes_compartilhadas from public, anon, authenticated, service_role;
grant select on public.evolucoes_compartilhadas to authenticated;
grant select, insert, update on public.evolucoes_compartilhadas to service_role;

call private.criar_politica(
  'public.evolucoes_compartilhadas', 'select', 'sharings are read with the record',
  '{le_o_prontuario}'
);

create trigger recusar_exclusao before delete on public.evolucoes_compartilhadas
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.evolucoes_compartilhadas
  for each statement execute function private.recusar_exclusao();

create function private.entrada_vigente(entrada uuid) returns public.prontuarios
language sql stable security definer
set search_path = ''
as $$
  select e.* from public.prontuarios e
  where e.entrada_id = entrada and e.status = 'finalizado' and e.substituido_por is null
    and e.inativado_em is null;
$$;
comment on function private.entrada_vigente(uuid) is
  'The version of an entry that holds: finished, neither replaced nor inactivated. Definer: patients read no entry directly.';

create function private.entrada_a_compartilhar(p_prontuario uuid) returns public.prontuarios
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo public.prontuarios;
begin
  select * into alvo from public.prontuarios e
  where e.id = p_prontuario and e.status = 'finalizado'
    and e.clinica_id in (select private.clinicas_com_prontuario())
    -- Who may not read a restricted record decides nothing about it; one's own words stay one's own.
    and (e.autor_id = eu or e.paciente_id not in (select private.pacientes_restritos()));
  if alvo.id is null then
    raise exception 'Evolução não encontrada.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  elsif eu not in (alvo.autor_id, alvo.clinica_id) then
    raise exception 'Só quem escreveu a evolução, ou a clínica, decide se o paciente a lê.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return alvo;
end;
$$;
comment on function private.entrada_a_compartilhar(uuid) is
  'The entry of which the caller decides whether its patient reads it: its author, or the tenant. Definer: called by the calls below.';

create function public.compartilhar_evolucao(p_prontuario uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo constant public.prontuarios := private.entrada_a_compartilhar(p_prontuario);
  vigente constant public.prontuarios := private.entrada_vigente(alvo.entrada_id);
  nova uuid;
begin
  if vigente.id is null then
    raise exception 'Uma evolução inativada não é compartilhada.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  insert into public.evolucoes_compartilhadas (
    entrada_id, clinica_id, paciente_id, compartilhada_por
  )
  values (alvo.entrada_id, alvo.clinica_id, alvo.paciente_id, eu)
  on conflict (entrada_id) where retirada_em is null do nothing
  returning id into nova;
  if nova is not null then
    perform private.avisar_contas(
      'registro_compartilhado', p, 'Novo registro para você ler',
      format('%s compartilhou com você um registro do seu prontuário.', c.nome),
      jsonb_build_object('prontuario_id', alvo.entrada_id)
    )
    from public.pacientes p
    join public.profiles c on c.id = p.clinica_id
    where p.id = alvo.paciente_id;
  end if;
  return alvo.entrada_id;
end;
$$;
comment on function public.compartilhar_evolucao(uuid) is
  'Lets the patient read a finished entry (any version of it names it), and tells the patient. Definer: who shared, and when, is nobody''s to write.';

create function public.retirar_evolucao(p_prontuario uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  alvo constant public.prontuarios := private.entrada_a_compartilhar(p_prontuario);
begin
  update public.evolucoes_compartilhadas c set retirada_em = now(), retirada_por = eu
  where c.entrada_id = alvo.entrada_id and c.retirada_em is null;
  return alvo.entrada_id;
end;
$$;
comment on function public.retirar_evolucao(uuid) is
  'The patient reads the entry no more; that it was shared stays written. Definer: as compartilhar_evolucao.';

create function public.minhas_evolucoes(p_antes_de timestamptz default 'infinity', p_limite int default 50)
returns table (
  id uuid, paciente_id uuid, paciente_nome text, clinica_nome text, autor_nome text,
  autor_especialidade text, ocorrido_em timestamptz, compartilhada_em timestamptz, adendo boolean,
  versao int, nova boolean
)
language sql stable security definer
set search_path = ''
as $$
  select e.entrada_id, p.id, coalesce(p.nome_social, p.nome), k.nome, e.autor_nome,
    e.autor_especialidade, e.ocorrido_em, c.compartilhada_em, e.adendo_de is not null, e.versao,
    c.lida_em is null
  from public.evolucoes_compartilhadas c
  join public.pacientes p on p.id = c.paciente_id
  join public.profiles k on k.id = c.clinica_id
  join public.prontuarios e on e.entrada_id = c.entrada_id and e.status = 'finalizado'
    and e.substituido_por is null and e.inativado_em is null
  where c.paciente_id = any (array(select private.pacientes_da_conta())) and c.retirada_em is null
    and c.compartilhada_em < p_antes_de
  order by c.compartilhada_em desc, c.id
  limit least(greatest(coalesce(p_limite, 50), 1), 100);
$$;
comment on function public.minhas_evolucoes(timestamptz, int) is
  'Entries that were shared with the calling patient''s account, shared last first. Definer: patients read no entry directly.';

create function public.abrir_minha_evolucao(p_id uuid)
returns table (
  id uuid, paciente_nome text, clinica_nome text, autor_nome text, autor_crm text,
  autor_crm_uf text, autor_especialidade text, ocorrido_em timestamptz, finalizado_em timestamptz,
  versao int, adendo boolean, teleconsulta boolean, subjetivo text, objetivo text, avaliacao text,
  plano text, secoes_livres jsonb, diagnosticos jsonb, sinais jsonb
)
language plpgsql security definer
set search_path = ''
as $$
declare
  e constant public.prontuarios := private.entrada_vigente(p_id);
begin
  update public.evolucoes_compartilhadas c set lida_em = coalesce(c.lida_em, now())
  where c.entrada_id = p_id and c.retirada_em is null
    and c.paciente_id in (select private.pacientes_da_conta());
  if not found or e.id is null then
    return;
  end if;
  return query
    select e.entrada_id, coalesce(p.nome_social, p.nome), k.nome, e.autor_nome, e.autor_crm,
      e.autor_crm_uf, e.autor_especialidade, e.ocorrido_em, e.finalizado_em, e.versao,
      e.adendo_de is not null, e.teleconsulta, e.subjetivo, e.objetivo, e.avaliacao, e.plano,
      e.secoes_livres, e.diagnosticos,
      jsonb_strip_nulls(jsonb_build_object(
        'pressao_sistolica', e.pressao_sistolica, 'pressao_diastolica', e.pressao_diastolica,
        'frequencia_cardiaca', e.frequencia_cardiaca,
        'frequencia_respiratoria', e.frequencia_respiratoria, 'temperatura', e.temperatura,
        'saturacao', e.saturacao, 'glicemia', e.glicemia, 'peso_kg', e.peso_kg,
        'altura_cm', e.altura_cm, 'dor', e.dor
      ))
    from public.pacientes p
    join public.profiles k on k.id = p.clinica_id
    where p.id = e.paciente_id;
end;
$$;
comment on function public.abrir_minha_evolucao(uuid) is
  'One shared entry, whole, to the patient; marks it as read. Nothing when it is not shared, not the caller''s, or not in force. Definer: patients read no entry directly.';

revoke all on function
  public.compartilhar_evolucao(uuid), public.retirar_evolucao(uuid),
  public.minhas_evolucoes(timestamptz, int), public.abrir_minha_evolucao(uuid)
from public, anon, authenticated;
grant execute on function
  public.compartilhar_evolucao(uuid), public.retirar_evolucao(uuid),
  public.minhas_evolucoes(timestamptz, int), public.abrir_minha_evolucao(uuid)
to authenticated;

create function private.prontuarios_compartilhados() returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select e.id
    from public.evolucoes_compartilhadas c
    join public.prontuarios e on e.entrada_id = c.entrada_id and e.status = 'finalizado'
      and e.substituido_por is null and e.inativado_em is null
    where c.paciente_id in (select private.pacientes_da_conta()) and c.retirada_em is null;
end;
$$;
comment on function private.prontuarios_compartilhados() is
  'Entries that a clinic shares with the calling patient''s account, in the version that holds. Definer: the patient reads no entry. The policy of attachments asks it.';
grant execute on function private.prontuarios_compartilhados() to authenticated, service_role;

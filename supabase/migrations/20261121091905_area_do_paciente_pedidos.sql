-- What a patient asks of an agenda: a time, a place in the waiting list. What may be changed of an
-- appointment once it exists is in agendamentos_chamadas, and is the same call for everybody.

create function private.meu_paciente(p_paciente uuid) returns public.pacientes
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente public.pacientes;
begin
  -- Held: what one person asks for is looked at one request after the other.
  select * into paciente from public.pacientes p
  where p.id = p_paciente and p.id in (select private.pacientes_vinculados())
  for no key update;
  if paciente.id is null then
    raise exception 'Cadastro não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return paciente;
end;
$$;
comment on function private.meu_paciente(uuid) is
  'A registration that the calling patient''s account is linked to, held until the end of the transaction; refused when it is none. Definer: registrations are the tenant''s.';

create function public.opcoes_de_pedido(p_paciente uuid)
returns table (
  tipo_id uuid, tipo_nome text, duracao_min int, teleconsulta boolean, orientacoes text,
  medico_id uuid, medico_nome text, especialidade text
)
language sql stable security definer
set search_path = ''
as $$
  select t.id, t.nome, t.duracao_min, t.teleconsulta, t.orientacoes, m.id, m.nome, m.especialidade
  from public.pacientes p
  join public.agenda_regras r on r.clinica_id = p.clinica_id and r.pedido_pelo_paciente
  join public.tipos_de_atendimento t
    on t.clinica_id = p.clinica_id and t.ativo and t.pedido_pelo_paciente
  cross join lateral (
    select distinct d.medico_id from public.disponibilidades d
    where d.clinica_id = p.clinica_id and d.ativa
  ) as h
  join public.profiles m on m.id = h.medico_id and m.ativo
  where p.id = p_paciente and p.ativo and p.id in (select private.pacientes_vinculados())
    and private.atende_em(m.id, p.clinica_id)
  order by t.nome, m.nome, m.id;
$$;
comment on function public.opcoes_de_pedido(uuid) is
  'What a patient may ask for in the tenant of a registration: each kind that patients may ask for, with each doctor who keeps hours there. Definer: the agenda is the tenant''s.';

create function public.horarios_para_o_paciente(
  p_paciente uuid, p_tipo uuid, p_medico uuid, p_de date, p_ate date,
  p_agendamento uuid default null
)
returns table (medico_id uuid, medico_nome text, inicio timestamptz, fim timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  clinica uuid;
  tipo uuid := p_tipo;
  medico uuid := p_medico;
begin
  perform private.exigir(num_nulls(p_paciente, p_de, p_ate)), private.exigir_datas(p_de, p_ate);
  if p_paciente not in (select private.pacientes_vinculados()) then
    return;
  end if;
  select p.clinica_id into clinica from public.pacientes p where p.id = p_paciente;
  if p_agendamento is not null then
    -- Moved, it stays with its doctor and its kind, whether or not that kind may be asked for.
    select a.tipo_id, a.medico_id into tipo, medico from public.agendamentos a
    where a.id = p_agendamento and a.paciente_id = p_paciente;
  elsif not exists (
    select 1 from public.opcoes_de_pedido(p_paciente) as o
    where o.tipo_id = p_tipo and (p_medico is null or o.medico_id = p_medico)
  ) then
    return;
  end if;
  return query
    select h.medico_id, m.nome, h.inicio, h.fim
    from private.horarios_livres(clinica, medico, tipo, p_de, least(p_ate, p_de + 31), 500) as h
    join public.profiles m on m.id = h.medico_id
    where h.inicio < now() + interval '120 days'
    order by h.inicio, m.nome;
end;
$$;
comment on function public.horarios_para_o_paciente(uuid, uuid, uuid, date, date, uuid) is
  'Free times that a patient may ask for, of one doctor or (null) of all, or may move an appointment to; 32 days at a time, 120 days ahead. Definer: the agenda is the tenant''s.';

create function private.conferir_pedido(
  paciente public.pacientes, tipo uuid, medico uuid, inicio timestamptz
) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  maximo constant int := 5;
  marcados int;
begin
  if not exists (
    select 1 from public.opcoes_de_pedido(paciente.id) as o
    where o.tipo_id = tipo and o.medico_id = medico
  ) then
    raise exception 'Este atendimento não é marcado por aqui. Ligue para a clínica.'
      using errcode = 'AG002';
  end if;
  if inicio is null or inicio <= now() or inicio >= now() + interval '120 days' then
    raise exception 'Escolha um dos horários mostrados.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  select count(*) into marcados from public.agendamentos a
  where a.paciente_id = paciente.id and a.status in ('agendado', 'confirmado') and a.inicio > now();
  if marcados >= maximo then
    raise exception 'Você já tem % atendimentos marcados nesta clínica. Para marcar mais, ligue.',
      marcados using errcode = 'AG002';
  end if;
  if exists (
    select 1 from public.agendamentos a
    where a.paciente_id = paciente.id and a.status in ('agendado', 'confirmado')
      and a.inicio <= $4 and a.fim > $4
  ) then
    raise exception 'Você já tem um atendimento neste horário.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.conferir_pedido(public.pacientes, uuid, uuid, timestamptz) is
  'Refuses what patients may not ask for here, too far ahead, too many at a time, or twice at once; AG002: only by telephone. Definer: the agenda is the tenant''s.';

create function public.pedir_agendamento(
  p_id uuid, p_paciente uuid, p_tipo uuid, p_medico uuid, p_inicio timestamptz,
  p_observacoes text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.meu_paciente(p_paciente);
begin
  if exists (
    select 1 from public.agendamentos a
    where a.id = p_id and a.paciente_id = p_paciente and a.criado_por = private.usuario_id()
  ) then
    return p_id;
  end if;
  perform private.conferir_pedido(paciente, p_tipo, p_medico, p_inicio);
  if char_length(p_observacoes) > 500 then
    raise exception 'Encurte o recado à clínica: cabem 500 caracteres.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  insert into public.agendamentos (
    id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, observacoes, criado_por
  )
  values (
    p_id, paciente.clinica_id, paciente.id, p_medico, p_tipo,
    private.vaga_livre(paciente.clinica_id, p_medico, p_tipo, p_inicio), p_inicio,
    nullif(trim(p_observacoes), ''), private.usuario_id()
  );
  return p_id;
end;
$$;
comment on function public.pedir_agendamento(uuid, uuid, uuid, uuid, timestamptz, text) is
  'A patient asks for a free time, under an id made where it was chosen: it is held at once, and the clinic confirms. The same id again answers the one already asked for. Definer: the agenda is the tenant''s.';

create function private.recusar_confirmacao_do_proprio_pedido() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.papel_no_agendamento(new) = 'paciente'
    and private.quem_confirma(old.id, old.status) = 'clinica'
  then
    raise exception 'Falta a clínica confirmar este horário. Você será avisado.'
      using errcode = '42501', detail = 'PROIBIDO';
  end if;
  return new;
end;
$$;
comment on function private.recusar_confirmacao_do_proprio_pedido() is
  'What the patient asked for, the clinic confirms. Definer: the history is the tenant''s.';

create trigger recusar_confirmacao_do_proprio_pedido before update on public.agendamentos
  for each row when (old.status = 'agendado' and new.status = 'confirmado')
  execute function private.recusar_confirmacao_do_proprio_pedido();

-- ---------------------------------------------------------------------------------------------
-- Waiting list
-- ---------------------------------------------------------------------------------------------

create function public.entrar_na_espera(
  p_paciente uuid, p_tipo uuid, p_medico uuid default null, p_periodo text default 'qualquer'
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.meu_paciente(p_paciente);
  lugar uuid;
begin
  if not exists (
    select 1 from public.opcoes_de_pedido(p_paciente) as o
    where o.tipo_id = p_tipo and (p_medico is null or o.medico_id = p_medico)
  ) then
    raise exception 'Este atendimento não é marcado por aqui. Ligue para a clínica.'
      using errcode = 'AG002';
  end if;
  insert into public.lista_de_espera (
    clinica_id, paciente_id, tipo_id, medico_id, periodo, criado_por
  )
  values (
    paciente.clinica_id, paciente.id, p_tipo, p_medico, p_periodo, private.usuario_id()
  )
  on conflict (paciente_id, tipo_id) where status = 'aguardando' do nothing
  returning id into lugar;
  if lugar is null then
    raise exception 'Você já está na lista de espera deste atendimento.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  return lugar;
end;
$$;
comment on function public.entrar_na_espera(uuid, uuid, uuid, text) is
  'A patient waits for a slot of a kind that patients may ask for. Definer: the list is the tenant''s.';

create function public.sair_da_espera(p_lista uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  oferta uuid;
  saiu uuid;
begin
  update public.lista_de_espera l set status = 'encerrada'
  where l.id = p_lista and l.status = 'aguardando'
    and l.paciente_id in (select private.pacientes_vinculados())
  returning l.id into saiu;
  if saiu is null then
    raise exception 'Este lugar na lista de espera não existe mais.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  -- Who leaves the list holds no slot from others.
  select a.id into oferta from public.agendamentos a
  where a.lista_id = p_lista and a.status = 'reservado';
  if oferta is not null then
    perform private.responder_oferta(oferta, 'paciente', false, null);
  end if;
  return saiu;
end;
$$;
comment on function public.sair_da_espera(uuid) is
  'A patient waits no longer; an offer that stood is refused. Definer: the list is the tenant''s.';

revoke all on function
  public.opcoes_de_pedido(uuid),
  public.horarios_para_o_paciente(uuid, uuid, uuid, date, date, uuid),
  public.pedir_agendamento(uuid, uuid, uuid, uuid, timestamptz, text),
  public.entrar_na_espera(uuid, uuid, uuid, text), public.sair_da_espera(uuid)
from public, anon, authenticated;
grant execute on function
  public.opcoes_de_pedido(uuid),
  public.horarios_para_o_paciente(uuid, uuid, uuid, date, date, uuid),
  public.pedir_agendamento(uuid, uuid, uuid, uuid, timestamptz, text),
  public.entrar_na_espera(uuid, uuid, uuid, text), public.sair_da_espera(uuid)
to authenticated;

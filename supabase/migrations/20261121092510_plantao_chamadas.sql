-- Calls that write a shift. Each may come twice, or late: the same content is answered with the same
-- row; another over a revision that is no more is refused, and nothing is overwritten.

create function private.mesmo_conteudo(um jsonb, outro jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select um - array['revisao', 'criado_em', 'atualizado_em', 'medico_id']
    = outro - array['revisao', 'criado_em', 'atualizado_em', 'medico_id'];
$$;
comment on function private.mesmo_conteudo(jsonb, jsonb) is 'Whether two rows say the same, but for what the server stamps.';

create function private.exigir_revisao(lida int, atual int) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if lida is distinct from atual then
    raise exception 'Este item mudou em outro aparelho ou janela. Nada foi sobrescrito.' using errcode = 'ED001';
  end if;
end;
$$;
comment on function private.exigir_revisao(int, int) is 'Refuses what was written over a revision that is no more.';

create function public.salvar_atendimento(
  p_atendimento uuid, p_sessao uuid, p_dados jsonb, p_revisao int
) returns public.atendimentos
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  atual public.atendimentos;
  novo public.atendimentos;
begin
  perform private.exigir(num_nulls(p_atendimento, p_sessao, p_dados, p_revisao));
  perform private.exigir((jsonb_typeof(p_dados) <> 'object')::int);
  novo := jsonb_populate_record(
    null::public.atendimentos,
    p_dados || jsonb_build_object('id', p_atendimento, 'sessao_id', p_sessao, 'medico_id', eu)
  );
  perform private.exigir(num_nulls(novo.descricao, novo.chegada_em, novo.estado, novo.sinais, novo.clinico));
  perform private.exigir_sinais(novo.sinais);
  select * into atual from public.atendimentos a where a.id = p_atendimento;
  if private.mesmo_conteudo(to_jsonb(novo), to_jsonb(atual)) and atual.medico_id = eu then
    return atual;
  end if;
  perform private.sessao_a_escrever(p_sessao, eu);
  -- Read again under the lock of the shift: another tab may have written meanwhile.
  select * into atual from public.atendimentos a where a.id = p_atendimento;
  if atual.id is not null and (atual.medico_id, atual.sessao_id) <> (eu, p_sessao) then
    raise exception 'Não encontramos este atendimento.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  perform private.exigir_revisao(p_revisao, coalesce(atual.revisao, 0));
  if novo.paciente_id is distinct from atual.paciente_id then
    perform private.exigir_paciente_ao_alcance(novo.paciente_id, p_sessao);
  end if;
  novo.revisao := p_revisao + 1;
  novo.criado_em := coalesce(atual.criado_em, now());
  novo.atualizado_em := now();
  if atual.id is null then
    insert into public.atendimentos select novo.* returning * into novo;
  else
    update public.atendimentos set (
      paciente_id, descricao, sexo, idade_anos, cor, classificado_em, chegada_em, estado, sinais, clinico,
      desfecho, desfecho_dados, revisao, atualizado_em
    ) = (
      novo.paciente_id, novo.descricao, novo.sexo, novo.idade_anos, novo.cor, novo.classificado_em,
      novo.chegada_em, novo.estado, novo.sinais, novo.clinico, novo.desfecho, novo.desfecho_dados,
      novo.revisao, novo.atualizado_em
    )
    where id = p_atendimento returning * into novo;
  end if;
  return novo;
end;
$$;
comment on function public.salvar_atendimento(uuid, uuid, jsonb, int) is
  'Keeps an attendance of the caller''s active shift, whole, over the revision that was read (0: a new one). Definer: nobody writes the table itself.';

create function private.hospital_ao_alcance(p_sessao uuid) returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select s.hospital_id from public.sessoes_plantao s
    where s.id = p_sessao and s.medico_id = private.usuario_id() and s.status = 'ativa'
      and s.hospital_id in (select private.hospitais_dos_plantoes())
  );
end;
$$;
comment on function private.hospital_ao_alcance(uuid) is
  'The hospital in whose place the caller''s active session is worked, while the link holds; else null. Definer: links are not all visible to who asks.';

create function private.exigir_paciente_ao_alcance(paciente uuid, p_sessao uuid) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if paciente is not null and not exists (
    select from public.pacientes p
    where p.id = paciente and p.clinica_id = private.hospital_ao_alcance(p_sessao)
      and private.entra_no_restrito(p.id)
  ) then
    raise exception 'Este cadastro não está ao seu alcance. Desfaça a ligação na ficha; o que você escreveu continua nela.'
      using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
end;
$$;
comment on function private.exigir_paciente_ao_alcance(uuid, uuid) is
  'An attendance is tied to a registration of the hospital where the shift is worked, and to none whose record is closed to the caller. Definer: registrations are the hospital''s.';

create function public.salvar_reavaliacao(
  p_reavaliacao uuid, p_atendimento uuid, p_dados jsonb, p_revisao int
) returns public.reavaliacoes
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  atual public.reavaliacoes;
  nova public.reavaliacoes;
begin
  perform private.exigir(num_nulls(p_reavaliacao, p_atendimento, p_dados, p_revisao));
  perform private.exigir((jsonb_typeof(p_dados) <> 'object')::int);
  nova := jsonb_populate_record(
    null::public.reavaliacoes,
    p_dados || jsonb_build_object('id', p_reavaliacao, 'atendimento_id', p_atendimento, 'medico_id', eu)
  );
  perform private.exigir(num_nulls(nova.prevista_em, nova.sinais));
  perform private.exigir_sinais(nova.sinais);
  select * into atual from public.reavaliacoes r where r.id = p_reavaliacao;
  if private.mesmo_conteudo(to_jsonb(nova), to_jsonb(atual)) and atual.medico_id = eu then
    return atual;
  end if;
  perform private.exigir_atendimento_aberto(p_atendimento, eu);
  select * into atual from public.reavaliacoes r where r.id = p_reavaliacao;
  if atual.id is not null and (atual.medico_id, atual.atendimento_id) <> (eu, p_atendimento) then
    raise exception 'Não encontramos esta reavaliação.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  perform private.exigir_revisao(p_revisao, coalesce(atual.revisao, 0));
  nova.revisao := p_revisao + 1;
  nova.criado_em := coalesce(atual.criado_em, now());
  nova.atualizado_em := now();
  if atual.id is null then
    insert into public.reavaliacoes select nova.* returning * into nova;
  else
    update public.reavaliacoes set (
      prevista_em, feita_em, resposta, sinais, conduta, proxima_em, revisao, atualizado_em
    ) = (
      nova.prevista_em, nova.feita_em, nova.resposta, nova.sinais, nova.conduta, nova.proxima_em, nova.revisao,
      nova.atualizado_em
    )
    where id = p_reavaliacao returning * into nova;
  end if;
  return nova;
end;
$$;
comment on function public.salvar_reavaliacao(uuid, uuid, jsonb, int) is
  'Keeps a re-evaluation of an attendance still open in the caller''s active shift, over the revision that was read (0: a new one). Definer: nobody writes the table itself.';

create function private.exigir_atendimento_aberto(p_atendimento uuid, eu uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  atendimento public.atendimentos;
begin
  select * into atendimento from public.atendimentos a where a.id = p_atendimento and a.medico_id = eu;
  if atendimento.id is null then
    raise exception 'Não encontramos este atendimento.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  perform private.sessao_a_escrever(atendimento.sessao_id, eu);
  if exists (
    select from public.atendimentos a where a.id = p_atendimento and a.estado = 'finalizado'
  ) then
    raise exception 'Este atendimento já tem desfecho: reabra-o antes de reavaliar.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
end;
$$;
comment on function private.exigir_atendimento_aberto(uuid, uuid) is
  'The doctor''s own attendance, in an active shift, without an outcome. Definer: nobody writes the tables themselves.';

create function public.plantoes_do_mes(p_de timestamptz, p_ate timestamptz)
returns table (
  id uuid, local_id uuid, local_nome text, inicio timestamptz, data_fim timestamptz, status text,
  atendimentos bigint
)
language sql stable
set search_path = ''
as $$
  select s.id, s.local_id, s.local_nome, s.inicio, s.data_fim, s.status,
    (select count(*) from public.atendimentos a where a.sessao_id = s.id)
  from public.sessoes_plantao s
  where s.inicio >= p_de and s.inicio < p_ate
  order by s.inicio desc;
$$;
comment on function public.plantoes_do_mes(timestamptz, timestamptz) is
  'Own shifts that began between two instants, newest first, with how many were attended in each.';

revoke execute on function
  public.iniciar_plantao(uuid, timestamptz, uuid, text),
  public.salvar_atendimento(uuid, uuid, jsonb, int), public.salvar_reavaliacao(uuid, uuid, jsonb, int),
  public.plantoes_do_mes(timestamptz, timestamptz)
from public, anon, service_role;
grant execute on function
  public.iniciar_plantao(uuid, timestamptz, uuid, text),
  public.salvar_atendimento(uuid, uuid, jsonb, int), public.salvar_reavaliacao(uuid, uuid, jsonb, int),
  public.plantoes_do_mes(timestamptz, timestamptz)
to authenticated;

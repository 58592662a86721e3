-- The rows of a file as they arrive: at most 500 a call, each once, each in the end made, filled in,
-- left out or refused with its reason.

create function private.linhas_da_importacao(p_linhas jsonb)
returns table (
  numero int, decisao text, alvo uuid, nome text, nome_social text, data_nascimento date, sexo text,
  cpf text, cns text, nome_mae text, naturalidade text, telefone text, email text, cep text,
  logradouro text, numero_da_casa text, complemento text, bairro text, cidade text, uf text,
  observacoes text, data_obito date
)
language sql stable
set search_path = ''
as $$
  select
    l.numero, l.decisao, l.paciente_id, d.nome, d.nome_social, d.data_nascimento,
    coalesce(d.sexo, 'ignorado'), d.cpf, d.cns, d.nome_mae, d.naturalidade, d.telefone, d.email,
    d.cep, d.logradouro, d.numero, d.complemento, d.bairro, d.cidade, d.uf, d.observacoes,
    d.data_obito
  from jsonb_to_recordset(p_linhas) as l (numero int, decisao text, paciente_id uuid, dados jsonb)
  cross join lateral jsonb_to_record(l.dados) as d (
    nome text, nome_social text, data_nascimento date, sexo text, cpf text, cns text,
    nome_mae text, naturalidade text, telefone text, email text, cep text, logradouro text,
    numero text, complemento text, bairro text, cidade text, uf text, observacoes text,
    data_obito date
  );
$$;
comment on function private.linhas_da_importacao(jsonb) is
  'Rows [{numero, decisao, paciente_id, dados}] with the fields of their registration as columns.';

create function private.criar_importados(p_importacao uuid, p_clinica uuid, p_linhas jsonb)
returns void
language sql security definer
set search_path = ''
as $$
  with recebidas as materialized (
    select gen_random_uuid() as novo, l.* from private.linhas_da_importacao(p_linhas) as l
  ), criados as (
    insert into public.pacientes (
      id, clinica_id, nome, nome_social, data_nascimento, sexo, cpf, cns, nome_mae, naturalidade,
      telefone, email, cep, logradouro, numero, complemento, bairro, cidade, uf, observacoes,
      data_obito
    )
    select
      r.novo, p_clinica, r.nome, r.nome_social, r.data_nascimento, r.sexo, r.cpf, r.cns,
      r.nome_mae, r.naturalidade, r.telefone, r.email, r.cep, r.logradouro, r.numero_da_casa,
      r.complemento, r.bairro, r.cidade, r.uf, r.observacoes, r.data_obito
    from recebidas r
    returning id
  )
  insert into public.importacao_linhas (importacao_id, numero, clinica_id, resultado, paciente_id)
  select p_importacao, r.numero, p_clinica, 'criado', c.id
  from recebidas r join criados c on c.id = r.novo;
$$;
comment on function private.criar_importados(uuid, uuid, jsonb) is
  'Registers every row, or none. Definer: called by importar_pacientes, which has decided that the caller may.';

create function private.completar_importado(p_importacao uuid, p_clinica uuid, p_linha jsonb)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  atual jsonb;
  novos jsonb;
begin
  select to_jsonb(p) into atual from public.pacientes p
  where p.id = (p_linha ->> 'paciente_id')::uuid and p.clinica_id = p_clinica for update;
  if atual is null then
    raise exception 'O cadastro que seria completado não foi encontrado.'
      using errcode = '23503', detail = 'REGRA_VIOLADA';
  end if;
  select coalesce(jsonb_object_agg(d.key, d.value), '{}') into novos
  from jsonb_each_text(p_linha -> 'dados') as d
  where d.key in (
      'nome_social', 'data_nascimento', 'sexo', 'cpf', 'cns', 'nome_mae', 'naturalidade', 'telefone',
      'email', 'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'observacoes',
      'data_obito'
    )
    and coalesce(d.value, '') <> ''
    and (coalesce(atual ->> d.key, '') = '' or (d.key = 'sexo' and atual ->> 'sexo' = 'ignorado'))
    and (d.key, d.value) <> ('sexo', 'ignorado');
  perform private.mudar_cadastro((atual ->> 'id')::uuid, novos);
  insert into public.importacao_linhas (
    importacao_id, numero, clinica_id, resultado, paciente_id, preenchidos
  )
  values (
    p_importacao, (p_linha ->> 'numero')::int, p_clinica, 'atualizado', (atual ->> 'id')::uuid, novos
  );
end;
$$;
comment on function private.completar_importado(uuid, uuid, jsonb) is
  'Fills what is empty in an existing registration, and notes what it filled. Definer: called by importar_pacientes, which has decided that the caller may.';

create function private.mudar_cadastro(paciente uuid, campos jsonb) returns void
language sql security definer
set search_path = ''
as $$
  update public.pacientes p set
    nome_social = d.nome_social, data_nascimento = d.data_nascimento, sexo = d.sexo, cpf = d.cpf,
    cns = d.cns, nome_mae = d.nome_mae, naturalidade = d.naturalidade, telefone = d.telefone,
    email = d.email, cep = d.cep, logradouro = d.logradouro, numero = d.numero,
    complemento = d.complemento, bairro = d.bairro, cidade = d.cidade, uf = d.uf,
    observacoes = d.observacoes, data_obito = d.data_obito
  from public.pacientes antes
  cross join lateral jsonb_populate_record(antes, campos) as d
  where p.id = paciente and antes.id = p.id and campos <> '{}';
$$;
comment on function private.mudar_cadastro(uuid, jsonb) is
  'Writes the named fields of a registration; the others stay. Definer: called by calls that have decided that the caller may.';

create function private.recusa_da_linha(estado text, restricao text, mensagem text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when restricao = 'one_registration_a_cpf' then 'Já existe um cadastro com este CPF.'
    when restricao = 'one_registration_a_cns' then 'Já existe um cadastro com este CNS.'
    -- A rule of ours speaks for itself; what PostgreSQL says is for nobody's eyes.
    when estado in ('23514', '23503') and restricao = '' then left(mensagem, 300)
    when estado in ('22007', '22008') then 'Uma das datas não existe.'
    else 'Um dos dados desta linha não é aceito.'
  end;
$$;
comment on function private.recusa_da_linha(text, text, text) is
  'The sentence for a row that the database refused.';

create function private.importar_uma(p_importacao uuid, p_clinica uuid, p_linha jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  estado text;
  restricao text;
  mensagem text;
begin
  case p_linha ->> 'decisao'
    when 'criar' then
      perform private.criar_importados(p_importacao, p_clinica, jsonb_build_array(p_linha));
    when 'completar' then
      perform private.completar_importado(p_importacao, p_clinica, p_linha);
    else
      insert into public.importacao_linhas (importacao_id, numero, clinica_id, resultado)
      values (p_importacao, (p_linha ->> 'numero')::int, p_clinica, 'ignorado');
  end case;
exception when integrity_constraint_violation or data_exception then
  get stacked diagnostics
    estado = returned_sqlstate, restricao = constraint_name, mensagem = message_text;
  insert into public.importacao_linhas (importacao_id, numero, clinica_id, resultado, motivo)
  values (
    p_importacao, (p_linha ->> 'numero')::int, p_clinica, 'recusado',
    private.recusa_da_linha(estado, coalesce(restricao, ''), mensagem)
  );
end;
$$;
comment on function private.importar_uma(uuid, uuid, jsonb) is
  'One row, whole or refused with its reason. Definer: called by importar_pacientes, which has decided that the caller may.';

create function private.importar_lote(p_importacao uuid, p_clinica uuid, p_linhas jsonb)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  novos constant jsonb := (
    select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(p_linhas) as l
    where l ->> 'decisao' = 'criar'
  );
  linha jsonb;
begin
  begin
    -- Nearly always all of them are good: one statement for all of them.
    perform private.criar_importados(p_importacao, p_clinica, novos);
    p_linhas := (
      select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(p_linhas) as l
      where l ->> 'decisao' <> 'criar'
    );
  exception when integrity_constraint_violation or data_exception then
    -- One is not: each by itself, so that the others come in and that one says why.
    null;
  end;
  for linha in select l from jsonb_array_elements(p_linhas) as l loop
    perform private.importar_uma(p_importacao, p_clinica, linha);
  end loop;
end;
$$;
comment on function private.importar_lote(uuid, uuid, jsonb) is
  'Rows that were not received before. Definer: called by importar_pacientes, which has decided that the caller may.';

create function private.contar_linhas(p_importacao uuid, p_numeros int[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.importacoes i set
    criados = i.criados + c.criados, atualizados = i.atualizados + c.atualizados,
    ignorados = i.ignorados + c.ignorados, recusados = i.recusados + c.recusados
  from (
    select
      count(*) filter (where l.resultado = 'criado') as criados,
      count(*) filter (where l.resultado = 'atualizado') as atualizados,
      count(*) filter (where l.resultado = 'ignorado') as ignorados,
      count(*) filter (where l.resultado = 'recusado') as recusados
    from public.importacao_linhas l
    where l.importacao_id = p_importacao and l.numero = any (p_numeros)
  ) as c
  where i.id = p_importacao;
$$;
comment on function private.contar_linhas(uuid, int[]) is
  'Adds what became of these rows to the figures of their import. Definer: called by importar_pacientes, which has decided that the caller may.';

create function public.importar_pacientes(p_importacao uuid, p_linhas jsonb)
returns table (numero int, resultado text, paciente_id uuid, motivo text)
language plpgsql security definer
set search_path = ''
as $$
declare
  importacao constant public.importacoes := private.importacao_minha(p_importacao);
  numeros constant int[] := array(
    select (l ->> 'numero')::int from jsonb_array_elements(p_linhas) as l
  );
  -- A row that came before, in a call whose answer got lost, is not brought in twice.
  novos constant int[] := array(
    select n from unnest(numeros) as n
    where not exists (
      select 1 from public.importacao_linhas f
      where f.importacao_id = importacao.id and f.numero = n
    )
  );
begin
  if importacao.situacao <> 'em_andamento' then
    raise exception 'Esta importação já terminou.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  elsif cardinality(numeros) > 500 then
    raise exception 'Envie até 500 linhas por vez.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  perform private.importar_lote(importacao.id, importacao.clinica_id, (
    select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(p_linhas) as l
    where (l ->> 'numero')::int = any (novos)
  ));
  perform private.contar_linhas(importacao.id, novos);
  return query
    select f.numero, f.resultado, f.paciente_id, f.motivo from public.importacao_linhas f
    where f.importacao_id = importacao.id and f.numero = any (numeros)
    order by f.numero;
end;
$$;
comment on function public.importar_pacientes(uuid, jsonb) is
  'Brings in at most 500 rows [{numero, decisao: criar | completar | ignorar, paciente_id, dados}] and answers what became of each; rows received before are answered, not brought in again. Definer: what a row became is nobody''s to write by hand.';

revoke all on function public.importar_pacientes(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.importar_pacientes(uuid, jsonb) to authenticated;

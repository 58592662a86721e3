-- Patients brought in from another system come with the death that it knew of.

drop function private.linhas_da_importacao(jsonb);
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

create or replace function private.criar_importados(p_importacao uuid, p_clinica uuid, p_linhas jsonb)
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

create or replace function private.completar_importado(p_importacao uuid, p_clinica uuid, p_linha jsonb)
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
    raise exception 'O cadastro que seria completado não foi encontrado.' using errcode = '23503';
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

create or replace function private.mudar_cadastro(paciente uuid, campos jsonb) returns void
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

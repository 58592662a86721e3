-- What the paper of a document and its check are made of: read by the browser that makes the PDF and by
-- the function that makes it again before it registers a signature, so that both make the same.

create function public.base_do_documento(p_documento uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'documento', to_jsonb(d),
    'clinica', c.nome,
    'contato', m.email,
    'fuso', coalesce(r.fuso, 'America/Sao_Paulo'),
    'paciente', jsonb_build_object(
      'nome', p.nome, 'nome_social', p.nome_social, 'cpf', p.cpf, 'data_nascimento', p.data_nascimento,
      'sexo', p.sexo, 'logradouro', p.logradouro, 'numero', p.numero, 'complemento', p.complemento,
      'bairro', p.bairro, 'cidade', p.cidade, 'uf', p.uf
    ),
    'alergias', to_jsonb(s.alergias),
    'problemas', f.folha -> 'problemas',
    'peso_kg', f.folha -> 'sinais' -> 'peso_kg',
    -- What came with this composition is among its items already.
    'medicamentos', (
      select coalesce(jsonb_agg(jsonb_build_object('nome', u.nome, 'dose', u.dose) order by u.nome), '[]')
      from public.medicamentos_em_uso u
      where u.paciente_id = d.paciente_id and u.suspenso_em is null and coalesce(u.ate >= current_date - 1, true)
        and coalesce(u.prescricao_id <> all (i.documentos), true)
    ),
    'informado', k.conteudo -> 'paciente',
    'receitas', i.receitas
  )
  from public.prescricoes d
  join public.profiles c on c.id = d.clinica_id
  left join public.profiles m on m.id = d.medico_id
  left join public.agenda_regras r on r.clinica_id = d.clinica_id
  join public.pacientes p on p.id = d.paciente_id
  left join public.resumos_clinicos s on s.paciente_id = d.paciente_id
  left join public.composicoes k on k.id = d.composicao_id
  cross join lateral (select private.folha_de_rosto(d.paciente_id) as folha) as f
  cross join lateral (
    select
      coalesce(array_agg(o.id), '{}') as documentos,
      coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'itens', o.conteudo -> 'itens') order by o.ordem)
        filter (where o.tipo = 'prescricao'), '[]') as receitas
    from public.prescricoes o
    where o.composicao_id = d.composicao_id and o.estado <> 'descartada'
  ) as i
  where d.id = p_documento;
$$;
comment on function public.base_do_documento(uuid) is
  'All that the PDF of a document says, and what its check knows of the patient: null of a document that the caller does not read. Runs as the caller: the policies decide.';
revoke all on function public.base_do_documento(uuid) from public, anon, authenticated;
grant execute on function public.base_do_documento(uuid) to authenticated;

-- What the paper of an entry is made of: read by the browser that makes the PDF and by the function that
-- makes it again before it registers a signature, so that both make the same.

create function public.base_da_evolucao(p_evolucao uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'entrada', to_jsonb(e),
    'paciente', jsonb_build_object(
      'nome', p.nome, 'nome_social', p.nome_social, 'cpf', p.cpf, 'data_nascimento', p.data_nascimento,
      'sexo', p.sexo
    ),
    'clinica', c.nome,
    'fuso', coalesce(r.fuso, 'America/Sao_Paulo')
  )
  from public.prontuarios e
  join public.profiles c on c.id = e.clinica_id
  left join public.agenda_regras r on r.clinica_id = e.clinica_id
  join public.pacientes p on p.id = e.paciente_id
  where e.id = p_evolucao and e.status = 'finalizado' and e.finalizado_em is not null;
$$;
comment on function public.base_da_evolucao(uuid) is
  'All that the PDF of a finished entry says: null of a draft, and of one that the caller does not read. Runs as the caller: the policies decide.';
revoke all on function public.base_da_evolucao(uuid) from public, anon, authenticated;
grant execute on function public.base_da_evolucao(uuid) to authenticated;

begin;
select plan(53);
select tests.mundo();
select tests.como('medico_b', $$select folha_de_rosto(tests.id('beto'))$$);
select tests.como('medico_solo', $$select folha_de_rosto(tests.id('selma'))$$);
select tests.como('medico_a', $$select folha_de_rosto(tests.id('maria'))$$);
select tests.restringir();
select tests.como('medico_a', $$select folha_de_rosto(tests.id('jose'))$$);
select tests.emergencia();
select tests.como('medico_b', $$select folha_de_rosto(tests.id('jose'))$$);

-- Whole of one's own institution, and nothing for anybody else: neither staff nor doctors.
select is(
  tests.tenta(ator, 'select id from acessos_da_clinica()'),
  case ator when 'anonimo' then '42501' when 'clinica_a' then '5' when 'clinica_b' then '1' else '0' end,
  format('%s reads the log of the own institution alone', ator)
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, 'select id from quem_acessou_na_clinica()'),
  case ator when 'anonimo' then '42501' when 'clinica_a' then '3' when 'clinica_b' then '1' else '0' end,
  format('%s is told who is in the log of the own institution alone', ator)
)
from tests.atores() as ator;
select is(
  tests.tenta('clinica_b', $$select 1 from acessos_da_clinica(p_paciente => tests.id('jose'))$$), '0',
  'a patient of a neighbour is not found by id'
);
update public.clinica_medicos set ativo = false where medico_id = tests.id('medico_b') and clinica_id = tests.id('clinica_a');
select is(
  tests.tenta('medico_b', 'select 1 from acessos_da_clinica()'), '0',
  'a doctor who was dismissed reads nothing of the log'
);

create function tests.registro(pedido text default '') returns text language sql as $$
  select tests.como('clinica_a', format(
    'select string_agg(acao || '' '' || quem_nome || '' '' || paciente_nome, '', '') from acessos_da_clinica(%s)', pedido
  ))
$$;
select is(
  tests.registro(),
  'abriu_prontuario Dr. Bento Brito José da Conceição, acesso_de_emergencia Dr. Bento Brito José da Conceição, '
  || 'abriu_prontuario Dra. Ána Alves José da Conceição, restringiu_acesso Clínica A José da Conceição, '
  || 'abriu_prontuario Dra. Ána Alves Mário D''Ávila',
  'the log lists the newest first, and names who was dismissed since then'
);
select is(tests.tenta('clinica_a', format('select 1 from acessos_da_clinica(%s)', pedido)), quantos,
  format('acessos_da_clinica(%s) lists %s rows', pedido, quantos)
)
from (
  values
    ($$'emergencia'$$, '2'), ($$'abertura'$$, '1'), ($$'restrito'$$, '4'), ($$'outra'$$, '5'),
    ($$p_quem => tests.id('medico_a')$$, '2'), ($$p_quem => tests.id('medico_ex')$$, '0'),
    ($$p_paciente => tests.id('maria')$$, '1'), ($$'restrito', p_quem => tests.id('medico_a')$$, '1'),
    ($$p_de => now() - interval '1 minute', p_ate => now() + interval '1 minute'$$, '5'),
    ($$p_ate => now() - interval '1 minute'$$, '0'), ($$p_de => now() + interval '1 minute'$$, '0')
) as c (pedido, quantos);
select is(
  tests.como('clinica_a', $$select string_agg(justificativa, '|') from acessos_da_clinica()$$),
  'Chegou inconsciente ao pronto atendimento.', 'the row of an emergency says why, and no other row does'
);

-- Page by page, nothing is lost and nothing comes twice, also among rows of one instant.
alter table public.acessos_prontuario disable trigger recusar_mudanca;
update public.acessos_prontuario set quando = now();
alter table public.acessos_prontuario enable trigger recusar_mudanca;
create function tests.paginas(tamanho int) returns bigint[] language plpgsql as $$
declare
  lidas bigint[] := '{}';
  ultima record;
begin
  perform tests.entrar_como('clinica_a');
  loop
    select array_agg(r.id order by r.quando desc, r.id desc) as ids, min(r.quando) as quando into ultima
    from public.acessos_da_clinica(
      p_apos_quando => case when lidas <> '{}' then now() end, p_apos_id => lidas[cardinality(lidas)],
      p_limite => tamanho
    ) as r;
    exit when ultima.ids is null;
    lidas := lidas || ultima.ids;
  end loop;
  perform tests.sair();
  return lidas;
end;
$$;
select is(
  tests.paginas(2),
  (select array_agg(id order by id desc) from public.acessos_prontuario where clinica_id = tests.id('clinica_a')),
  'pages of two list every row once'
);
select is(tests.tenta('clinica_a', 'select 1 from acessos_da_clinica(p_limite => -1)'), '1', 'a page has a row at least');

-- What a record was when it was opened stays written.
select tests.como('clinica_a', $$select retirar_restricao(tests.id('jose'), 'O paciente pediu.')$$);
select tests.como('medico_a', $$select registrar_acesso(tests.id('jose'), 'imprimiu')$$);
select results_eq(
  $$select acao, restrito from public.acessos_prontuario where clinica_id = tests.id('clinica_a') order by id$$,
  $$values
    ('abriu_prontuario', false), ('restringiu_acesso', true), ('abriu_prontuario', true), ('acesso_de_emergencia', true),
    ('abriu_prontuario', true), ('retirou_restricao', true), ('imprimiu', false)$$,
  'each row says whether the record was restricted at that moment'
);
select is_empty(
  $$select 1 from public.acessos_prontuario where restrito and clinica_id <> tests.id('clinica_a')$$,
  'no row of another clinic says restricted'
);

select * from finish();
rollback;

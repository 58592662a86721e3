begin;
select plan(1);
select tests.mundo();

select tests.como('medico_a', $$
  update prontuarios set teleconsulta = true, consentimento_da_teleconsulta = 'escrito', status = 'finalizado',
    secoes_livres = '[{"titulo": "Exame dos pés", "texto": "Normal"}]',
    diagnosticos = '[{"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "confirmado"}]'
  where id = tests.id('rascunho_a') returning id$$);
select tests.como('medico_a', $$select abrir_correcao(tests.id('rascunho_a'), 'Dose trocada')$$);
select results_eq(
  $$select diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta from public.prontuarios where corrige_id = tests.id('rascunho_a')$$,
  $$select diagnosticos, secoes_livres, teleconsulta, consentimento_da_teleconsulta from public.prontuarios where id = tests.id('rascunho_a')$$,
  'a correction begins with all that the entry ended with'
);

select * from finish();
rollback;

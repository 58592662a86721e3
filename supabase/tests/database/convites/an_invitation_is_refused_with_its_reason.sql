begin;
select plan(9);
select tests.mundo();

select is(
  tests.queixa(ator, format('select aceitar_convite(%L)', token)), motivo, format('%s %s the invitation %s', ator, case when motivo is null then 'accepts' else 'is told why not to accept' end, token)
)
from (
  values
    ('medico_b', 'nenhum', 'Este convite não existe ou foi cancelado. Peça um novo à clínica.'),
    ('medico_b', 'cancelado', 'Este convite não existe ou foi cancelado. Peça um novo à clínica.'),
    ('medico_b', 'vencido', 'Este convite venceu. Peça um novo à clínica.'),
    ('medico_solo', 'nominal', 'Este convite foi feito para outro e-mail. Use o e-mail que a clínica convidou, ou peça um novo a ela.'),
    ('staff_b', 'equipe', 'Sua conta já faz parte de outra clínica.'),
    ('plantonista', 'aberto', 'Este convite é para outro tipo de conta.'),
    ('medico_b', 'nominal', null)
) as c (ator, token, motivo);

select tests.como('medico_solo', $$select aceitar_convite('aberto')$$);
select is(
  tests.queixa('medico_b', $$select aceitar_convite('aberto')$$),
  'Este convite já foi usado. Peça um novo à clínica.', 'an invitation that was used serves nobody else'
);

update public.profiles set ativo = false where id = tests.id('clinica_b');
select is(
  tests.queixa('estranho', $$select aceitar_convite('de_b')$$),
  'Este convite não existe ou foi cancelado. Peça um novo à clínica.', 'an invitation of an inactive clinic serves nobody'
);

select * from finish();
rollback;

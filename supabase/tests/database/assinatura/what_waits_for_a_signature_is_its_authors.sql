begin;
select plan(14);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();

create function tests.pendentes(ator text, desde text default '-infinity') returns text[]
language plpgsql
as $$
declare
  achados text[];
begin
  perform tests.entrar_como(ator);
  select array_agg(p.tipo || ' ' || coalesce(p.especie, p.documento_id::text) order by 1) into achados
  from assinaturas_pendentes(desde::timestamptz) as p where p.clinica_id = tests.id('clinica_a');
  perform tests.sair();
  return achados;
end;
$$;
grant execute on all functions in schema tests to anon, authenticated, service_role;

select ok(
  tests.pendentes('medico_a') @> array['prescricao simples', 'prescricao antimicrobiano', 'evolucao ' || tests.id('evolucao_a')],
  'an author finds finished entries and prepared documents'
);
select ok(not tests.pendentes('medico_a') && array['evolucao ' || tests.id('rascunho_a')], 'a draft does not wait for a signature');
select ok(not tests.pendentes('medico_a') && array['evolucao ' || tests.id('evolucao_ex')], 'what a colleague wrote does not wait for one either');
select is(tests.pendentes(ator), null, ator || ' finds nothing of the clinic')
from unnest(array['medico_b', 'medico_ex', 'clinica_a', 'staff_a', 'paciente']) as ator;
select is(tests.tenta('anonimo', 'select * from assinaturas_pendentes()'), '42501', 'who is not signed in does not ask');
select is(tests.pendentes('medico_a', 'infinity'), null, 'the list begins where it is asked to');
select is(
  (select count(*) from public.assinaturas_pendentes(null, null)), 0::bigint, 'an instant that is null finds nothing'
);

select tests.entrar_como('medico_a');
create temp table pagina as select * from assinaturas_pendentes(p_limite => 1);
select tests.sair();
select ok((select count(*) = 1 and min(total) > 2 from pagina), 'a page says how many there are');

select tests.entrar_como('servico');
select registrar_assinatura(tests.id('medico_a'), 'prescricao', tests.documento('simples'), jsonb_build_object(
  'sha256', repeat('a', 64), 'bytes', 1000, 'declarado_em', now(), 'nivel', 'AD-RB', 'politica', '2.16.76.1.7.1.11.1.3',
  'cpf_mascarado', '***.982.247-**', 'certificado_tipo', 'A1', 'certificado_titular', 'MARIA',
  'certificado_emissor', 'AC TESTE', 'certificado_serie', '1000', 'certificado_valido_ate', now() + interval '1 year',
  'teste', true, 'revogacao_verificada', false
));
select tests.sair();
select ok(not tests.pendentes('medico_a') && array['prescricao simples'], 'what is signed waits no more');
update public.clinica_medicos v set ativo = false where v.medico_id = tests.id('medico_a') and v.clinica_id = tests.id('clinica_a');
select is(tests.pendentes('medico_a'), null, 'who left the clinic signs nothing there');

select * from finish();
rollback;

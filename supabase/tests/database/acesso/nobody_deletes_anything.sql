begin;
select plan(204);
select tests.mundo();

select is(tests.tenta(ator, format('delete from public.%I', tabela)), '42501', format('%s deleting from %s', ator, tabela))
from tests.atores() as ator
cross join (values ('profiles'), ('perfil_documentos'), ('assinaturas'), ('termos_aceite'), ('clinica_medicos'),
  ('clinica_medicos_eventos'), ('notificacoes'), ('convites'), ('pacientes'), ('resumos_clinicos'),
  ('prontuarios'), ('calculos')) as t (tabela);

select * from finish();
rollback;

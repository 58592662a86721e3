begin;
select plan(48);
select tests.mundo();

select is(tests.tenta('anonimo', format(comando, tabela)), '42501', format(comando, tabela))
from (values ('profiles'), ('perfil_documentos'), ('assinaturas'), ('termos_aceite'), ('clinica_medicos'),
  ('clinica_medicos_eventos'), ('notificacoes'), ('convites'), ('pacientes'), ('resumos_clinicos'),
  ('prontuarios'), ('calculos')) as t (tabela)
cross join (
  values ('select 1 from public.%I'), ('insert into public.%I default values'), ('delete from public.%I'), ('truncate public.%I')
) as c (comando);

select * from finish();
rollback;

begin;
select plan(4);
select tests.mundo();
insert into public.pacientes (id, clinica_id, nome, criado_por)
select md5('p' || i)::uuid, tests.id('clinica_a'), 'Paciente ' || i, tests.id('clinica_a') from generate_series(1, 250) as i;
-- Many of one moment: the id decides.
insert into public.conversas (id, clinica_id, paciente_id, assunto, ultima_em, ultimo_numero, nao_lidas_clinica, ultimo_lado)
select md5('c' || i)::uuid, tests.id('clinica_a'), md5('p' || i)::uuid, 'administrativo', now() - make_interval(mins => i / 100), 1, i % 2, 'paciente'
from generate_series(1, 250) as i;
create temp table vistas (id uuid, ultima_em timestamptz, pagina int);
grant all on vistas to authenticated;

select tests.entrar_como('staff_a');
do $$
declare
  em timestamptz := 'infinity';
  ate uuid;
begin
  for pagina in 1..8 loop
    insert into vistas select l.id, l.ultima_em, pagina
    from public.listar_conversas(tests.id('clinica_a'), 'todas', null, 40, em, ate) as l;
    select v.ultima_em, v.id into em, ate from vistas v order by v.ultima_em, v.id desc limit 1;
  end loop;
end $$;
select is((select count(*) from vistas), 250::bigint, 'the pages list every conversation');
select is((select count(distinct id) from vistas), 250::bigint, 'each conversation is listed once');
select is((select max(pagina) from vistas), 7, '250 conversations come in seven pages of 40');
select is(
  (select count(*) from public.listar_conversas(tests.id('clinica_a'), 'nao_lidas', 'administrativo', 100)), 100::bigint, 'unread conversations are listed by the hundred'
);

select * from finish();
rollback;

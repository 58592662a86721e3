begin;
select plan((select count(*)::int from tests.atores()) + 6);
select tests.mundo();

select is(
  case ator when 'anonimo' then tests.tenta(ator, 'select minhas_clinicas()') else tests.como(ator, $$
    select coalesce(string_agg((c ->> 'nome') || case when (c ->> 'consultorio')::boolean then ' própria' else '' end
      || case when (c ->> 'so_leitura')::boolean then ' só leitura' else '' end, ', ' order by n), '')
    from jsonb_array_elements(minhas_clinicas()) with ordinality as l (c, n) $$) end,
  case ator
    when 'anonimo' then '42501'
    when 'medico_a' then 'Clínica A, Hospital H'
    when 'medico_b' then 'Clínica B'
    when 'medico_solo' then 'Dra. Sol Soares própria'
    when 'clinica_a' then 'Clínica A' when 'clinica_b' then 'Clínica B' when 'hospital' then 'Hospital H'
    when 'staff_a' then 'Clínica A' when 'staff_b' then 'Clínica B'
    else ''
  end,
  ator || ' hears where they work, and of no other tenant'
)
from tests.atores() as ator;

select is(
  tests.como('medico_a', $$select minhas_clinicas() #>> '{0,fuso}'$$), 'America/Sao_Paulo',
  'a clinic without rules works by Brasília''s clock'
);
insert into public.agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), 'America/Noronha');
select is(
  tests.como(ator, $$select minhas_clinicas() #>> '{0,fuso}'$$), 'America/Noronha',
  ator || ' hears by which clock the clinic works'
)
from unnest(array['medico_a', 'staff_a']) as ator;

update public.assinaturas a set inicio = now() - interval '40 days', fim = now() - interval '1 day' where a.id = tests.id('assinatura_solo');
select is(
  tests.como('medico_solo', $$select minhas_clinicas() #>> '{0,so_leitura}'$$), 'true',
  'after the plan ended the own practice is read, where somebody is registered'
);
update public.pacientes p set exemplo = true where p.clinica_id = tests.id('medico_solo');
select is(
  tests.como('medico_solo', 'select minhas_clinicas()'), '[]',
  'after the plan ended a practice with samples alone is none'
);
update public.assinaturas a set fim = now() + interval '1 day' where a.id = tests.id('assinatura_solo');
select is(
  tests.como('medico_solo', $$select minhas_clinicas() #>> '{0,so_leitura}'$$), 'false',
  'on premium the own practice is open'
);

select * from finish();
rollback;

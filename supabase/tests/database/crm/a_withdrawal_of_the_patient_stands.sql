begin;
select plan(16);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

create function pg_temp.anota(canal text, finalidade text default 'marketing') returns text language sql as $$
  select tests.tenta('staff_a', format($i$insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como)
    values (tests.id('clinica_a'), tests.id('jose'), %L, %L, 'Pela área do paciente')$i$, canal, finalidade))
$$;
create function pg_temp.diz(canal text, vale boolean) returns text language sql as $$
  select tests.como('paciente', format('select definir_meu_consentimento(tests.id(%L), %L, %L)', 'jose', canal, vale))
$$;
-- What was said so far was said before what comes.
create function pg_temp.passa(quanto interval) returns void language sql as $$
  alter table consentimentos_de_contato disable trigger assinar_consentimento;
  update consentimentos_de_contato set dado_em = dado_em - quanto, retirado_em = retirado_em - quanto;
  alter table consentimentos_de_contato enable trigger assinar_consentimento;
$$;

select tests.como('staff_a', $$insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como)
  values (tests.id('clinica_a'), tests.id('jose'), 'whatsapp', 'marketing', 'Pela área do paciente') returning id$$);
select pg_temp.diz('email', true);
select results_eq(
  $$select canal, origem, registrado_por from consentimentos_de_contato order by canal$$,
  $$values ('email', 'paciente', tests.id('paciente')), ('whatsapp', 'equipe', tests.id('staff_a'))$$,
  'a consent says whether the patient gave it or the desk heard it, whatever the desk''s words are'
);
select is(
  tests.como('paciente', $$select string_agg(canal || ' ' || origem, ', ' order by canal) from meus_consentimentos() where vale$$),
  'email paciente, whatsapp equipe', 'the patient sees which consents the desk took down'
);
select is(
  tests.tenta('staff_a', $$insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como, origem)
    values (tests.id('clinica_a'), tests.id('jose'), 'sms', 'marketing', 'Presencialmente', 'paciente')$$),
  '42501', 'the desk does not give a consent as the patient'
);
select is(
  tests.tenta('staff_a', $$update consentimentos_de_contato set retirado_em = now(), origem_da_retirada = 'paciente'$$),
  '42501', 'the desk does not withdraw as the patient'
);

select pg_temp.diz('whatsapp', false), pg_temp.diz('email', false);
select is(
  (select string_agg(distinct origem_da_retirada, ', ') from consentimentos_de_contato), 'paciente',
  'a withdrawal of the patient says that it is the patient''s'
);
select pg_temp.passa('1 day');
select is(pg_temp.anota('whatsapp'), '23514', 'the desk takes down no consent over the patient''s own withdrawal');
select is(pg_temp.anota('sms'), '1', 'a withdrawal of the patient is of its channel alone');
select is(pg_temp.anota('whatsapp', 'assistencial'), '1', 'a withdrawal of the patient is of its purpose alone');

-- A lead's consent, brought over.
select tests.como('staff_a', $$insert into oportunidades (id, clinica_id, nome, telefone)
  values (tests.id('lead_novo'), tests.id('clinica_a'), 'Zé', '11987654321') returning id$$);
select tests.como('staff_a', format($$insert into consentimentos_de_contato (clinica_id, oportunidade_id, canal, finalidade, como)
  values (tests.id('clinica_a'), tests.id('lead_novo'), %L, 'marketing', 'Por telefone') returning id$$, canal))
from unnest(array['whatsapp', 'email', 'telefone']) as canal;
select tests.como('staff_a', $$select vincular_lead(tests.id('lead_novo'), tests.id('jose'))$$);
select is(
  tests.como('paciente', $$select string_agg(canal || ' ' || vale, ', ' order by canal) from meus_consentimentos() where canal <> 'sms'$$),
  'email false, telefone true, whatsapp false', 'no consent of a lead beats the patient''s own withdrawal'
);
select is(
  (select count(*)::int from consentimentos_de_contato where oportunidade_id is not null), 0,
  'what a lead consented to follows to the patient, withdrawn where the patient withdrew'
);

-- The patient changes their mind: then the desk may withdraw, and take down again.
select pg_temp.passa('1 day');
select is(pg_temp.diz('whatsapp', true), 'true', 'the patient consents again');
select pg_temp.passa('1 day');
select is(
  tests.como('staff_a', $$update consentimentos_de_contato set retirado_em = now()
    where paciente_id = tests.id('jose') and canal = 'whatsapp' and finalidade = 'marketing' and retirado_em is null returning origem_da_retirada$$),
  'equipe', 'a withdrawal that the desk took down says so'
);
select pg_temp.passa('1 day');
select is(pg_temp.anota('whatsapp'), '1', 'the desk takes down a consent where the patient''s last word was one');

-- An older consent of a lead, and a withdrawal that the desk took down since.
select tests.como('staff_a', $$insert into oportunidades (id, clinica_id, nome, telefone)
  values (tests.id('lead_antigo'), tests.id('clinica_a'), 'Zeca', '11987654322') returning id$$);
select tests.como('staff_a', $$insert into consentimentos_de_contato (clinica_id, oportunidade_id, canal, finalidade, como)
  values (tests.id('clinica_a'), tests.id('lead_antigo'), 'whatsapp', 'assistencial', 'Por telefone') returning id$$);
select tests.como('staff_a', $$insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como)
  values (tests.id('clinica_a'), tests.id('jose'), 'whatsapp', 'assistencial', 'Por telefone') returning id$$);
select pg_temp.passa('1 day');
select tests.como('staff_a', $$update consentimentos_de_contato set retirado_em = now()
  where paciente_id = tests.id('jose') and canal = 'whatsapp' and finalidade = 'assistencial' and retirado_em is null returning id$$);
select is(private.contato_permitido(tests.id('jose'), 'assistencial', 'whatsapp'), false, 'who asked not to be contacted is not');
select tests.como('staff_a', $$select vincular_lead(tests.id('lead_antigo'), tests.id('jose'))$$);
select is(
  private.contato_permitido(tests.id('jose'), 'assistencial', 'whatsapp'), false,
  'no older consent of a lead beats a withdrawal'
);
select is(
  tests.tenta('administrador', $$update consentimentos_de_contato set retirado_em = now() where retirado_em is not null$$), '23514',
  'a withdrawal stands for everybody'
);

select * from finish();
rollback;

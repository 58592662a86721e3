begin;
select plan(7);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.id('nulo'), 'nulo@teste.demo', null),
  (tests.id('vazio'), 'vazio@teste.demo', '{}'),
  (tests.id('lista'), 'lista@teste.demo', '["tipo"]'),
  (tests.id('escalar'), 'escalar@teste.demo', '"clinica"'),
  (tests.id('sem_email'), null, '{}'),
  (tests.id('email_vazio'), '', '{"nome": "   "}');

select is(
  (select p.tipo || ' ' || p.nome from public.profiles p where p.id = tests.id(a.apelido)),
  'paciente ' || a.nome, 'the account ' || a.apelido || ' gets a patient''s profile, named by what is known'
)
from (
  values
    ('nulo', 'nulo'), ('vazio', 'vazio'), ('lista', 'lista'), ('escalar', 'escalar'),
    ('sem_email', 'Sem nome'), ('email_vazio', 'Sem nome')
) as a (apelido, nome);

select is(
  (select count(*) from public.perfil_documentos d where d.profile_id = tests.id('nulo')), 1::bigint,
  'every account gets a row for its documents'
);

select * from finish();
rollback;

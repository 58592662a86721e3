-- A small believable world for the demo and for tests by hand. Everybody in it is invented.
--
-- Deterministic: ids are fixed, dates are fixed offsets from now(), so that the demo always looks
-- alive. Every account signs in with the password Pleno2026demo. Local use only.

-- Ids read as <kind>0000000-0000-4000-8000-<number>: 1 account, 2 patient, 3 entry, 4 invitation,
-- 5 notification, 6 agenda, 7 follow-up and the patient's area, 8 templates and shifts, 9 CRM.
create function pg_temp.id(tipo int, numero int) returns uuid
language sql immutable
as $$ select (tipo || '0000000-0000-4000-8000-' || lpad(numero::text, 12, '0'))::uuid $$;

-- So many days ago, at an hour of São Paulo; weekends move back to Friday.
create function pg_temp.dia_util(dias int, hora time) returns timestamptz
language sql stable
as $$
  select (d - greatest(extract(isodow from d)::int - 5, 0) + hora) at time zone 'America/Sao_Paulo'
  from (select (now() at time zone 'America/Sao_Paulo')::date - dias as d) as dia;
$$;

-- ---------------------------------------------------------------------------------------------
-- Accounts
-- ---------------------------------------------------------------------------------------------

-- The trigger of auth.users makes each profile from the metadata, as in a registration; nobody here
-- is new, so that no trial begins.
alter table public.profiles disable trigger comecar_teste;

with senha as materialized (
  select extensions.crypt('Pleno2026demo', extensions.gen_salt('bf', 10)) as hash
),
contas (numero, email, dados) as (
  values
    (1, 'clinica@pleno.demo', '{"tipo": "clinica", "nome": "Clínica Vila Serena", "cnpj": "98765432000198", "telefone": "1930000100"}'::jsonb),
    (2, 'clinica2@pleno.demo', '{"tipo": "clinica", "nome": "Clínica Jardim das Acácias", "cnpj": "12ABC34501DE35", "telefone": "3130000200"}'),
    (3, 'hospital@pleno.demo', '{"tipo": "hospital", "nome": "Hospital Santa Aurora", "cnpj": "87654321000198", "telefone": "1130000300"}'),

    (11, 'medico@pleno.demo', '{"tipo": "medico", "nome": "Dra. Helena Prado", "especialidade": "Clínica Médica", "crm": "901011", "crm_uf": "SP", "cpf": "81100091157", "telefone": "19900000011"}'),
    (12, 'rafael.tavares@pleno.demo', '{"tipo": "medico", "nome": "Dr. Rafael Tavares", "especialidade": "Pediatria", "crm": "901012", "crm_uf": "SP", "cpf": "81200091264"}'),
    (13, 'camila.nogueira@pleno.demo', '{"tipo": "medico", "nome": "Dra. Camila Nogueira", "especialidade": "Ginecologia e Obstetrícia", "crm": "901013", "crm_uf": "SP", "cpf": "81300091371"}'),
    (14, 'otavio.menezes@pleno.demo', '{"tipo": "medico", "nome": "Dr. Otávio Menezes", "especialidade": "Cardiologia", "crm": "901014", "crm_uf": "MG", "cpf": "81400091489"}'),
    (15, 'beatriz.sakamoto@pleno.demo', '{"tipo": "medico", "nome": "Dra. Beatriz Sakamoto", "especialidade": "Endocrinologia e Metabologia", "crm": "901015", "crm_uf": "SP", "cpf": "81500091596"}'),
    (16, 'marcos.arruda@pleno.demo', '{"tipo": "medico", "nome": "Dr. Marcos Arruda", "especialidade": "Ortopedia e Traumatologia", "crm": "901016", "crm_uf": "SP", "cpf": "81600091601"}'),
    (17, 'luisa.fontenele@pleno.demo', '{"tipo": "medico", "nome": "Dra. Luísa Fontenele", "especialidade": "Psiquiatria", "crm": "901017", "crm_uf": "MG", "cpf": "81700091700"}'),
    (18, 'tiago.rezende@pleno.demo', '{"tipo": "medico", "nome": "Dr. Tiago Rezende", "especialidade": "Medicina de Emergência", "crm": "901018", "crm_uf": "SP", "cpf": "81800091818"}'),
    (19, 'priscila.quaresma@pleno.demo', '{"tipo": "medico", "nome": "Dra. Priscila Quaresma", "especialidade": "Dermatologia", "crm": "901019", "crm_uf": "RJ", "cpf": "81900091925"}'),

    (21, 'staff@pleno.demo', '{"tipo": "staff", "nome": "Rita Carvalho", "cpf": "82100092146"}'),
    (22, 'joana.lemos@pleno.demo', '{"tipo": "staff", "nome": "Joana Lemos", "cpf": "82200092253"}'),
    (23, 'paulo.diniz@pleno.demo', '{"tipo": "staff", "nome": "Paulo Diniz", "cpf": "82300092360"}'),
    (24, 'sonia.bastos@pleno.demo', '{"tipo": "staff", "nome": "Sônia Bastos", "cpf": "82400092478"}'),

    (31, 'plantonista@pleno.demo', '{"tipo": "plantonista", "nome": "Dr. Bruno Siqueira", "especialidade": "Medicina de Emergência", "crm": "901031", "crm_uf": "SP", "cpf": "83100093135"}'),
    (41, 'paciente@pleno.demo', '{"tipo": "paciente", "nome": "Carlos Eduardo Martins", "cpf": "90100010164", "telefone": "19900000041", "data_nascimento": "1968-03-14"}')
),
usuarios as (
  -- The empty tokens are what the platform's auth server writes; it cannot read null there.
  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token,
    email_change, email_change_token_new, email_change_token_current, phone_change,
    phone_change_token, reauthentication_token, created_at, updated_at
  )
  select
    '00000000-0000-0000-0000-000000000000', pg_temp.id(1, c.numero), 'authenticated',
    'authenticated', c.email, s.hash, now() - interval '730 days',
    '{}', c.dados, '', '', '', '', '', '', '', '',
    now() - interval '730 days', now() - interval '730 days'
  from contas c cross join senha s
)
insert into auth.identities (
  provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  'email', pg_temp.id(1, c.numero)::text, pg_temp.id(1, c.numero),
  jsonb_build_object('sub', pg_temp.id(1, c.numero), 'email', c.email, 'email_verified', true),
  now() - interval '730 days', now() - interval '730 days', now() - interval '730 days'
from contas c;

-- Named now: the profile of an account that comes from the Auth service asks for a registration's pass.
update auth.users set raw_app_meta_data = '{"provider": "email", "providers": ["email"]}'
where email like '%@pleno.demo';

alter table public.profiles enable trigger comecar_teste;

update public.profiles p set clinica_id = pg_temp.id(1, t.clinica)
from (values (21, 1), (22, 1), (23, 2), (24, 3)) as t (pessoa, clinica)
where p.id = pg_temp.id(1, t.pessoa);

insert into public.assinaturas (user_id, inicio)
values (pg_temp.id(1, 11), now() - interval '600 days');

update public.profiles p set plano_medico = 'premium' where p.id = pg_temp.id(1, 11);

insert into public.termos_aceite (user_id, documento, versao, aceito_em)
select p.id, t.documento, t.versao, now() - interval '60 days'
from public.profiles p
cross join (values ('termos', '2026-11'), ('privacidade', '2026-11')) as t (documento, versao)
where p.id::text like '10000000-%';

-- ---------------------------------------------------------------------------------------------
-- Links, with a history, and invitations
-- ---------------------------------------------------------------------------------------------

insert into public.clinica_medicos (clinica_id, medico_id, vigente, criado_em)
select pg_temp.id(1, v.clinica), pg_temp.id(1, v.medico), true, now() - make_interval(days => v.dias)
from (
  values
    (1, 11, 720), (1, 12, 700), (1, 13, 650), (1, 15, 720), (1, 16, 90),
    (2, 12, 500), (2, 14, 710), (2, 15, 640), (2, 16, 400), (2, 17, 690),
    (3, 11, 600), (3, 14, 700), (3, 16, 700), (3, 18, 720), (3, 31, 400)
) as v (clinica, medico, dias);

update public.clinica_medicos cm set ativo = false
where (cm.clinica_id, cm.medico_id) in (
  (pg_temp.id(1, 1), pg_temp.id(1, 15)), (pg_temp.id(1, 1), pg_temp.id(1, 16))
);
update public.clinica_medicos cm set ativo = true, vigente = true
where (cm.clinica_id, cm.medico_id) = (pg_temp.id(1, 1), pg_temp.id(1, 16));

-- The triggers wrote the history as of now; it happened along two years.
update public.clinica_medicos_eventos e
set autor_id = e.clinica_id,
  ocorrido_em = case e.evento
    when 'vinculado' then cm.criado_em
    when 'desativado' then now() - interval '45 days'
    else now() - interval '20 days'
  end
from public.clinica_medicos cm
where cm.clinica_id = e.clinica_id and cm.medico_id = e.medico_id;

-- Nobody holds these tokens: an invitation to try is made on the screen.
insert into public.convites (id, clinica_id, tipo, email, token_hash, criado_por, criado_em, expira_em)
select
  pg_temp.id(4, c.numero), pg_temp.id(1, c.clinica), c.tipo, c.email,
  encode(sha256(convert_to('convite de demonstração ' || c.numero, 'utf8')), 'hex'),
  pg_temp.id(1, c.clinica), now() - make_interval(days => c.dias),
  now() - make_interval(days => c.dias) + interval '7 days'
from (
  values
    (1, 1, 'medico', 'priscila.quaresma@pleno.demo', 1),
    (2, 3, 'staff', null, 2),
    (3, 1, 'staff', 'recepcao.antiga@pleno.demo', 40)
) as c (numero, clinica, tipo, email, dias);

-- ---------------------------------------------------------------------------------------------
-- Patients
-- ---------------------------------------------------------------------------------------------

-- CPF and CNS have right check digits over patterns that show they are invented. The newborn has
-- no CPF; phones use the prefix 0000, which is nobody's.
with enderecos (chave, ddd, cep, logradouro, bairro, cidade, uf) as (
  values
    ('cps', '19', '13010000', 'Rua das Paineiras', 'Cambuí', 'Campinas', 'SP'),
    ('cp2', '19', '13083000', 'Avenida dos Ipês', 'Barão Geraldo', 'Campinas', 'SP'),
    ('val', '19', '13270000', 'Rua Sete de Setembro', 'Centro', 'Valinhos', 'SP'),
    ('jun', '11', '13201000', 'Rua do Rosário', 'Centro', 'Jundiaí', 'SP'),
    ('bho', '31', '30130000', 'Rua dos Jacarandás', 'Funcionários', 'Belo Horizonte', 'MG'),
    ('con', '31', '32010000', 'Avenida das Américas', 'Eldorado', 'Contagem', 'MG'),
    ('opr', '31', '35400000', 'Rua das Flores', 'Pilar', 'Ouro Preto', 'MG'),
    ('sao', '11', '04020000', 'Rua Aurora Boreal', 'Vila Mariana', 'São Paulo', 'SP'),
    ('sto', '13', '11010000', 'Rua do Comércio', 'Centro', 'Santos', 'SP'),
    ('rio', '21', '22070000', 'Rua das Gaivotas', 'Copacabana', 'Rio de Janeiro', 'RJ'),
    ('cwb', '41', '80010000', 'Rua das Araucárias', 'Centro', 'Curitiba', 'PR'),
    ('ssa', '71', '40020000', 'Ladeira da Baixa', 'Centro', 'Salvador', 'BA'),
    ('rec', '81', '50010000', 'Rua da Alvorada', 'Santo Antônio', 'Recife', 'PE'),
    ('mao', '92', '69010000', 'Rua do Seringal', 'Centro', 'Manaus', 'AM'),
    ('poa', '51', '90010000', 'Rua dos Andarilhos', 'Centro Histórico', 'Porto Alegre', 'RS')
),
cadastros (
  numero, tenant, nome, nome_social, anos, dias, sexo, cpf, cns, nome_mae, endereco, medico, criado
) as (
  values
    -- Clínica Vila Serena
    (1, 1, 'Carlos Eduardo Martins', null, 58, 120, 'masculino', '90100010164', '700100000000004', 'Zilda Ferreira Martins', 'cps', 11, 700),
    (2, 1, 'Maria das Dores Nascimento', null, 67, 30, 'feminino', '90200010271', '700200000000003', 'Josefa Maria do Nascimento', 'cps', 11, 690),
    (3, 1, 'João Pedro Alcântara', null, 45, 200, 'masculino', '90300010389', null, 'Célia Alcântara', 'cp2', 11, 640),
    (4, 1, 'Ana Luíza Brandão', null, 34, 75, 'feminino', '90400010496', '700400000000001', 'Regina Brandão', 'cps', 13, 250),
    (5, 1, 'Theo Brandão Lacerda', null, 1, 35, 'masculino', '90500010501', '700500000000019', 'Ana Luíza Brandão', 'cps', 12, 395),
    (6, 1, 'RN de Juliana Moretti', null, 0, 6, 'feminino', null, null, 'Juliana Moretti', 'val', 12, 5),
    (7, 1, 'Juliana Moretti', null, 29, 310, 'feminino', '90700010718', '700700000000009', 'Silvana Moretti', 'val', 13, 230),
    (8, 1, 'Benedito Aparecido Rocha', null, 81, 15, 'masculino', '90800010825', '700800000000008', 'Benedita Rocha', 'val', 11, 600),
    (9, 1, 'Sofia Harumi Tanaka', null, 7, 90, 'feminino', '90900010932', null, 'Márcia Tanaka', 'cp2', 12, 420),
    (10, 1, 'Alexandra Vasconcelos', 'Alex Vasconcelos', 26, 140, 'feminino', '91000011046', '701000000000003', 'Denise Vasconcelos', 'cp2', 11, 330),
    (11, 1, 'Francisco de Assis Pontes', null, 72, 260, 'masculino', '91100011153', '701100000000002', 'Raimunda Pontes', 'cps', 11, 670),
    (12, 1, 'Luciana Peixoto Galvão', null, 51, 45, 'feminino', '91200011260', null, 'Odete Peixoto', 'jun', 13, 500),
    (13, 1, 'Diego Sant''Anna', null, 38, 180, 'masculino', '91300011378', null, 'Vera Sant''Anna', 'cps', 16, 88),
    (14, 1, 'Iracema Guedes Pacheco', null, 95, 20, 'feminino', '91400011485', '701400000000018', 'Luzia Guedes', 'val', 11, 480),
    (15, 1, 'Enzo Gabriel Farias', null, 4, 60, 'masculino', '91500011592', '701500000000009', 'Patrícia Farias', 'cp2', 12, 310),
    (16, 1, 'Renata Collares', null, 42, 280, 'feminino', '91600011608', null, 'Marta Collares', 'cps', 11, 590),
    (17, 1, 'Severino Batista de Lima', null, 63, 10, 'masculino', '91700011707', '701700000000007', 'Severina de Lima', 'jun', 11, 710),
    (18, 1, 'Gabriela Monteiro', null, 22, 330, 'feminino', '91800011814', null, 'Cláudia Monteiro', 'cps', 13, 400),
    (19, 1, 'Otto Schneider', null, 55, 85, 'masculino', '91900011921', '701900000000005', 'Ingrid Schneider', 'val', 11, 620),
    (20, 1, 'Conceição Aparecida Leal', null, 70, 155, 'feminino', '92000012035', '702000000000001', 'Aparecida Leal', 'cps', 11, 630),
    (21, 1, 'Miguel Ângelo Trindade', null, 11, 25, 'masculino', '92100012142', null, 'Rosana Trindade', 'cp2', 12, 245),
    (22, 1, 'Tereza Cristina Amorim', null, 47, 220, 'feminino', '92200012250', null, 'Leonor Amorim', 'jun', null, 12),
    (23, 1, 'Wanderley Coutinho', null, 36, 300, 'masculino', '92300012367', null, null, 'cps', null, 4),
    (24, 1, 'Yasmin Oliveira Duarte', null, 17, 100, 'feminino', '92400012474', '702400000000008', 'Simone Duarte', 'cps', 11, 150),
    -- Clínica Jardim das Acácias
    (25, 2, 'Geraldo Magela Fonseca', null, 69, 50, 'masculino', '92500012581', '702500000000007', 'Efigênia Fonseca', 'bho', 14, 705),
    (26, 2, 'Mariana Drummond Vale', null, 31, 190, 'feminino', '92600012699', null, 'Heloísa Drummond', 'bho', 17, 420),
    (27, 2, 'Antônio Carlos Barbosa', null, 60, 240, 'masculino', '92700012704', '702700000000005', 'Nair Barbosa', 'con', 14, 650),
    (28, 2, 'Laura Beatriz Queiroz', null, 0, 210, 'feminino', '92800012803', '702800000000004', 'Bianca Queiroz', 'bho', 12, 205),
    (29, 2, 'Rosângela Teixeira', null, 53, 70, 'feminino', '92900012910', null, 'Ivone Teixeira', 'con', 15, 620),
    (30, 2, 'Pedro Henrique Salles', null, 24, 160, 'masculino', '93000013024', null, 'Adriana Salles', 'bho', 17, 300),
    (31, 2, 'Carlos Eduardo Martins', null, 29, 40, 'masculino', '93100013131', null, 'Elaine Martins', 'opr', 16, 110),
    (32, 2, 'Efigênia Maria dos Santos', null, 77, 350, 'feminino', '93200013249', '703200000000008', 'Maria dos Santos', 'opr', 14, 700),
    (33, 2, 'Isabela Couto', null, 40, 95, 'feminino', '93300013356', null, 'Lúcia Couto', 'bho', 15, 445),
    (34, 2, 'Davi Lucca Ramos', null, 6, 130, 'masculino', '93400013463', null, 'Fernanda Ramos', 'con', 12, 260),
    (35, 2, 'Sebastião Neves', null, 65, 5, 'masculino', '93500013570', '703500000000005', 'Sebastiana Neves', 'bho', 14, 590),
    (36, 2, 'Cristiane Vilela', null, 46, 275, 'feminino', '93600013688', null, 'Dulce Vilela', 'bho', 17, 390),
    (37, 2, 'Leonardo Paiva', null, 33, 15, 'masculino', '93700013795', null, 'Sandra Paiva', 'con', 16, 150),
    (38, 2, 'Vitória Régia Campos', null, 19, 205, 'feminino', '93800013800', null, 'Rita Campos', 'bho', 17, 180),
    (39, 2, 'Hélio Bicalho', null, 74, 115, 'masculino', '93900013900', '703900000000001', 'Alzira Bicalho', 'opr', 14, 490),
    (40, 2, 'Nayara Estrela', null, 37, 60, 'feminino', '94000014013', null, null, 'con', null, 9),
    -- Hospital Santa Aurora
    (41, 3, 'Valdir Cavalcante', null, 66, 145, 'masculino', '94100014120', '704100000000007', 'Jandira Cavalcante', 'sao', 14, 190),
    (42, 3, 'Maria José Pereira', null, 73, 265, 'feminino', '94200014238', '704200000000006', 'Josefina Pereira', 'sto', 11, 215),
    (43, 3, 'Rodrigo Amaral', null, 41, 35, 'masculino', '94300014345', null, 'Neusa Amaral', 'sao', 18, 60),
    (44, 3, 'Jurema Potiguara', null, 59, 195, 'feminino', '94400014452', '704400000000004', 'Iara Potiguara', 'mao', 14, 560),
    (45, 3, 'Pessoa não identificada', null, null, null, 'masculino', null, null, null, null, null, 3),
    (46, 3, 'Adalberto Simões', null, 50, 80, 'masculino', '94600014677', null, 'Elza Simões', 'rio', 18, 45),
    (47, 3, 'Larissa Goulart', null, 28, 125, 'feminino', '94700014784', null, 'Mônica Goulart', 'cwb', 18, 75),
    (48, 3, 'Ernesto Villanueva', null, 62, 305, 'masculino', '94800014891', null, 'Carmen Villanueva', 'poa', 14, 655),
    (49, 3, 'Damião Evangelista', null, 35, 170, 'masculino', '94900014907', '704900000000018', 'Cosma Evangelista', 'ssa', 16, 70),
    (50, 3, 'Noemi Albuquerque', null, 78, 55, 'feminino', '95000015002', '705000000000006', 'Ester Albuquerque', 'rec', 16, 250),
    (51, 3, 'Arthur Bittencourt', null, 14, 230, 'masculino', '95100015110', null, 'Helga Bittencourt', 'sao', 16, 50),
    (52, 3, 'Cleide Assunção', null, 48, 20, 'feminino', '95200015227', null, 'Maria Assunção', 'sao', 11, 410),
    (53, 3, 'Robson Guimarães', null, 57, 290, 'masculino', '95300015334', '705300000000003', 'Dalva Guimarães', 'sto', 11, 580),
    (54, 3, 'Ivani Kowalski', null, 84, 105, 'feminino', '95400015441', '705400000000002', 'Helena Kowalski', 'cwb', 18, 25),
    (55, 3, 'Fábio Luz', null, 30, 215, 'masculino', '95500015559', null, 'Glória Luz', 'sao', 18, 15),
    (56, 3, 'Madalena Xavier', null, 61, 340, 'feminino', '95600015666', '705600000000019', 'Tereza Xavier', 'ssa', 14, 290),
    -- The own practice of Dra. Helena Prado
    (57, 11, 'Eduarda Lemos Castanho', null, 44, 65, 'feminino', '95700015773', null, 'Beatriz Lemos', 'cps', 11, 282),
    (58, 11, 'Nelson Ribas', null, 68, 185, 'masculino', '95800015880', '705800000000009', 'Amélia Ribas', 'cp2', 11, 555),
    (59, 11, 'Caetano Aires', null, 32, 25, 'masculino', '95900015998', null, 'Lia Aires', 'jun', 11, 160),
    (60, 11, 'Stella Maris Andrade', null, 56, 150, 'feminino', '96000016000', null, 'Maria Andrade', 'cps', 11, 515),
    -- Of Clínica Vila Serena too, and not seen there for months
    (61, 1, 'Roberto Falcão Mesquita', null, 49, 165, 'masculino', '96100016109', null, 'Lídia Falcão', 'cps', 11, 610),
    (62, 1, 'Vera Lúcia Tavolaro', null, 58, 245, 'feminino', '96200016216', null, 'Assunta Tavolaro', 'val', 11, 660),
    (63, 1, 'Igor Benevides', null, 27, 80, 'masculino', '96300016323', null, 'Solange Benevides', 'cp2', 16, 480),
    (64, 1, 'Otília Brandão Reis', null, 88, 130, 'feminino', '96400016430', null, 'Eulália Brandão', 'cps', 11, 810)
)
insert into public.pacientes (
  id, clinica_id, nome, nome_social, data_nascimento, sexo, cpf, cns, nome_mae, naturalidade,
  telefone, email, cep, logradouro, numero, bairro, cidade, uf, observacoes,
  medico_responsavel_id, criado_por, criado_em, atualizado_em
)
select
  pg_temp.id(2, c.numero), pg_temp.id(1, c.tenant), c.nome, c.nome_social,
  -- The demo patient's registration agrees with the account's.
  case c.numero
    when 1 then date '1968-03-14'
    else (now() at time zone 'America/Sao_Paulo')::date - make_interval(years => c.anos, days => c.dias)
  end,
  c.sexo, c.cpf, c.cns, c.nome_mae, e.cidade || ' - ' || e.uf,
  e.ddd || '90000' || lpad((c.numero * 41)::text, 4, '0'),
  case when c.anos >= 18 and c.numero % 3 <> 0 then
    extensions.unaccent('extensions.unaccent', lower(replace(replace(c.nome, ' ', '.'), '''', '')))
      || c.numero || '@exemplo.demo'
  end,
  e.cep, e.logradouro, (c.numero * 37)::text, e.bairro, e.cidade, e.uf,
  case c.numero
    when 8 then 'Vem sempre com a filha, Lourdes, que ajuda com os remédios.'
    when 14 then 'Usa cadeira de rodas: reservar a sala do térreo.'
    when 45 then 'Trazido pelo resgate sem documentos. Completar o cadastro assim que possível.'
  end,
  pg_temp.id(1, c.medico),
  pg_temp.id(1, case c.tenant when 1 then 21 when 2 then 23 when 3 then 24 else c.tenant end),
  now() - make_interval(days => c.criado), now() - make_interval(days => c.criado)
from cadastros c
left join enderecos e on e.chave = c.endereco;

-- The others who come, so many that nobody has to come twice in a fortnight: each of an age and sex that
-- the doctor who cares for them sees.
with nomes as (
  select
    '{Alice,Beatriz,Cecília,Débora,Elisângela,Flávia,Graziela,Helena,Irene,Jéssica,Karina,Lívia,Marcela,Natália,Olívia,Patrícia,Rafaela,Simone,Tatiana,Valéria}'::text[] as delas,
    '{Afonso,Bruno,César,Danilo,Eduardo,Felipe,Gustavo,Henrique,Ivan,Jorge,Kleber,Lucas,Mateus,Nicolas,Orlando,Paulo,Rubens,Samuel,Thiago,Vicente}'::text[] as deles,
    '{Abreu,Bezerra,Camargo,Dantas,Esteves,Freitas,Gouveia,Holanda,Ibrahim,Junqueira,Klein,Linhares,Machado,Novaes,Oliveira,Prates,Queirós,Ramalho,Siqueira,Toledo,Uchoa,Valadares,Weber}'::text[] as sobrenomes
),
grupos (base, clinica, medico, quantos, de, anos, so_mulheres) as (
  values
    (1000, 1, 11, 180, 18, 70, false), (2000, 1, 12, 170, 0, 16, false), (3000, 1, 13, 110, 16, 55, true),
    (4000, 1, 16, 32, 14, 60, false), (5000, 3, 14, 45, 38, 48, false), (6000, 3, 18, 90, 18, 65, false),
    (7000, 11, 11, 20, 22, 60, false)
),
pessoas as (
  select g.*, g.base + n as numero, n, g.so_mulheres or n % 2 = 0 as mulher
  from grupos g cross join lateral generate_series(1, g.quantos) as n
)
insert into public.pacientes (
  id, clinica_id, nome, data_nascimento, sexo, telefone, medico_responsavel_id, criado_por, criado_em,
  atualizado_em
)
select
  pg_temp.id(2, p.numero), pg_temp.id(1, p.clinica),
  concat_ws(
    ' ', case when p.mulher then n.delas[1 + p.n % 20] else n.deles[1 + p.n % 20] end,
    n.sobrenomes[1 + (p.n * 7 + p.base / 1000) % 23], n.sobrenomes[1 + (p.n * 5 + p.base / 500 + p.n / 23) % 23]
  ),
  (now() at time zone 'America/Sao_Paulo')::date
    - make_interval(years => p.de + p.n * 37 % p.anos, days => 60 + p.n * 11 % 300),
  case when p.mulher then 'feminino' else 'masculino' end,
  '1990001' || lpad((p.numero)::text, 4, '0'), pg_temp.id(1, p.medico),
  pg_temp.id(1, case p.clinica when 1 then 21 when 3 then 24 else p.clinica end),
  c.quando, c.quando
from pessoas p
cross join nomes n
cross join lateral (select now() - make_interval(days => 60 + p.n * 29 % 600) as quando) as c;

-- Who is not in this list was never asked about allergies.
insert into public.resumos_clinicos (
  paciente_id, clinica_id, alergias, nega_alergias, alertas, atualizado_por
)
select p.id, p.clinica_id, r.alergias, r.nega, r.alertas, coalesce(p.medico_responsavel_id, pg_temp.id(1, 11))
from (
  values
    (1, array['Dipirona'], false, array['Risco cardiovascular alto']),
    (2, array['Penicilina', 'Frutos do mar'], false, array['Diabetes em uso de insulina']),
    (3, '{}', true, '{}'),
    (4, '{}', true, array['Gestante']),
    (5, array['Proteína do leite de vaca'], false, '{}'),
    (7, array['Látex'], false, array['Puérpera']),
    (8, array['Sulfametoxazol'], false, array['Anticoagulado com varfarina', 'Risco de queda']),
    (9, '{}', true, array['Asma']),
    (10, '{}', true, '{}'),
    (11, array['Contraste iodado'], false, array['Marca-passo']),
    (12, array['Ácido acetilsalicílico'], false, '{}'),
    (14, '{}', true, array['Risco de queda', 'Não reanimar: diretiva antecipada registrada']),
    (16, '{}', true, '{}'),
    (17, array['Enalapril (angioedema)'], false, array['Tabagismo']),
    (20, '{}', true, array['Diabetes']),
    (25, '{}', true, array['Insuficiência cardíaca']),
    (26, '{}', true, array['Risco de suicídio: reavaliar a cada consulta']),
    (27, array['Iodo'], false, '{}'),
    (29, array['Metoclopramida'], false, '{}'),
    (32, '{}', true, array['Surdez bilateral: falar de frente']),
    (34, array['Amoxicilina'], false, '{}'),
    (39, '{}', true, array['Anticoagulado com apixabana']),
    (41, array['Morfina'], false, array['Insuficiência cardíaca']),
    (42, '{}', true, array['Doença renal crônica: evitar anti-inflamatórios']),
    (44, array['Dipirona', 'Cetoprofeno'], false, '{}'),
    (50, '{}', true, array['Osteoporose', 'Risco de queda']),
    (54, array['Clindamicina'], false, array['Isolamento de contato']),
    (57, '{}', true, '{}'),
    (58, array['Amiodarona'], false, '{}')
) as r (numero, alergias, nega, alertas)
join public.pacientes p on p.id = pg_temp.id(2, r.numero);

-- ---------------------------------------------------------------------------------------------
-- Records
-- ---------------------------------------------------------------------------------------------

-- casos are courses of illness, visit by visit; acompanhamentos say which patient lived which one,
-- with whom and until when. `antes` counts days before the last visit; `ganho` and `cresceu` are
-- kilograms and centimetres over the patient's own; `ajuste` shifts pressure, rate and glucose so
-- that no two patients measure the same.
with casos (
  caso, visita, antes, pas, pad, fc, fr, temp, sat, hgt, ganho, cresceu, dor,
  subjetivo, objetivo, avaliacao, plano
) as (
  values
    ('has', 1, 540, 168, 104, 86, 16, 36.4, 97, null::int, 4.0, 0.0, null::int,
      'Encaminhamento por pressão alta em duas aferições na farmácia. Refere cefaleia occipital ao fim do dia, sem dor torácica nem dispneia. Sedentarismo, consumo frequente de embutidos. Pai com AVC aos 62 anos.',
      'Bom estado geral. Ritmo cardíaco regular em dois tempos, bulhas normofonéticas, sem sopros. Pulmões limpos. Sem edema. Pulsos simétricos. Fundo de olho não realizado.',
      'Hipertensão arterial estágio 2, em início de investigação. Risco cardiovascular a estratificar.',
      'Losartana 50 mg pela manhã. Solicitados creatinina, potássio, glicemia, perfil lipídico, ácido úrico, urina I, microalbuminúria e ECG. Diário de pressão em casa por 7 dias. Retorno em 90 dias ou antes se PA ≥ 180/110.'),
    ('has', 2, 450, 156, 96, 82, 16, 36.3, 98, null, 3.1, 0.0, null,
      'Melhora da cefaleia. Tomou a losartana em todos os dias. Reduziu embutidos; ainda não iniciou caminhada. Diário de casa com média de 151/94 mmHg.',
      'Exame cardiovascular sem alterações. Creatinina 0,9 mg/dL, K 4,3 mEq/L, LDL 148 mg/dL, glicemia 104 mg/dL, microalbuminúria negativa. ECG: ritmo sinusal, sem sobrecarga.',
      'Hipertensão ainda acima da meta. Dislipidemia. Glicemia de jejum alterada.',
      'Associado anlodipino 5 mg à noite. Iniciada atorvastatina 20 mg. Meta de 150 minutos de caminhada por semana. Repetir perfil lipídico, TGO, TGP e HbA1c em 90 dias.'),
    ('has', 3, 330, 146, 90, 78, 15, 36.5, 98, null, 1.9, 0.0, null,
      'Caminha três vezes por semana. Refere leve inchaço nos tornozelos ao anoitecer desde o anlodipino. Nega tosse, cãibras ou mialgia.',
      'Edema perimaleolar discreto, simétrico, sem sinais flogísticos. LDL 96 mg/dL, TGO e TGP normais, HbA1c 5,8%.',
      'Hipertensão em melhora. Edema por bloqueador de canal de cálcio. Pré-diabetes.',
      'Losartana 50 mg de 12 em 12 horas; anlodipino reduzido para 2,5 mg. Encaminhamento para nutrição. Elevar as pernas ao repouso.'),
    ('has', 4, 210, 138, 86, 74, 15, 36.4, 98, null, 0.8, 0.0, null,
      'Sem queixas. Edema resolvido. Perdeu peso com orientação da nutrição.',
      'Sem edema. Ausculta normal. Diário de casa com média de 132/83 mmHg.',
      'Hipertensão próxima da meta, boa adesão.',
      'Mantida a medicação. Reforçadas redução do sal e regularidade da caminhada. Exames anuais antes do próximo retorno.'),
    ('has', 5, 90, 132, 82, 72, 14, 36.6, 98, null, 0.2, 0.0, null,
      'Assintomático do ponto de vista cardiovascular. Dorme bem, sem roncos segundo a família.',
      'Circunferência abdominal 4 cm menor que na primeira consulta. LDL 88 mg/dL, HbA1c 5,6%, creatinina 0,9 mg/dL.',
      'Hipertensão controlada. Dislipidemia na meta para o risco.',
      'Mantidas losartana, anlodipino e atorvastatina. Vacina contra influenza em dia. Retorno em três meses.'),
    ('has', 6, 0, 128, 80, 70, 14, 36.4, 98, null, 0.0, 0.0, null,
      'Segue bem. Mediu a pressão em casa uma vez por semana, sempre abaixo de 130/85 mmHg.',
      'Exame físico sem alterações. ECG de controle sem mudanças em relação ao anterior.',
      'Hipertensão controlada há mais de seis meses.',
      'Manter a conduta. Próxima consulta em seis meses, com exames anuais. Procurar a emergência se dor torácica, falta de ar ou déficit neurológico.'),

    ('dm2', 1, 600, 142, 88, 84, 16, 36.5, 97, 286, 6.2, 0.0, null,
      'Poliúria, polidipsia e perda de 4 kg em dois meses. Mãe e irmã com diabetes. Visão embaçada no fim da tarde.',
      'Acantose cervical discreta. Pés com sensibilidade preservada ao monofilamento, pulsos presentes. HbA1c 10,2%, glicemia de jejum 241 mg/dL, cetonúria negativa.',
      'Diabetes mellitus tipo 2, diagnóstico recente, com sintomas de hiperglicemia.',
      'Metformina XR 500 mg ao jantar, dobrar a cada semana até 2 g/dia. Insulina NPH 10 UI ao deitar por período limitado. Orientados monitorização, hipoglicemia e cuidado com os pés. Encaminhamento para oftalmologia.'),
    ('dm2', 2, 480, 138, 86, 80, 16, 36.4, 98, 198, 5.0, 0.0, null,
      'Sem poliúria. Náusea leve na primeira semana da metformina, já resolvida. Duas glicemias de 68 mg/dL pela manhã, com tremor.',
      'Pele sem lesões nos locais de aplicação. HbA1c 8,1%. Creatinina 0,8 mg/dL, relação albumina/creatinina 22 mg/g.',
      'Diabetes em melhora. Hipoglicemia leve em jejum.',
      'NPH reduzida para 6 UI. Associada dapagliflozina 10 mg pela manhã; orientada higiene íntima. Reforçada a conduta na hipoglicemia: 15 g de açúcar e repetir a medida em 15 minutos.'),
    ('dm2', 3, 360, 134, 84, 78, 15, 36.5, 98, 162, 3.4, 0.0, null,
      'Glicemias de jejum entre 110 e 140 mg/dL. Sem novas hipoglicemias. Fundo de olho sem retinopatia, segundo laudo trazido.',
      'Exame dos pés normal. HbA1c 7,4%.',
      'Diabetes tipo 2 em controle progressivo, sem complicação microvascular conhecida.',
      'Suspensa a NPH. Mantidas metformina 2 g/dia e dapagliflozina. Iniciada sinvastatina 20 mg à noite.'),
    ('dm2', 4, 240, 136, 84, 76, 15, 36.3, 98, 171, 2.1, 0.0, null,
      'Período de festas com dieta irregular. Voltou a caminhar há duas semanas. Nega sintomas urinários.',
      'HbA1c 7,6%. LDL 92 mg/dL. Sem lesões em pés.',
      'Discreta piora do controle, sem sintomas.',
      'Mantida a medicação; combinado plano alimentar para fins de semana. Repetir HbA1c em 120 dias.'),
    ('dm2', 5, 120, 130, 82, 74, 15, 36.4, 98, 138, 0.9, 0.0, null,
      'Boa disposição. Caminhada de 40 minutos, cinco vezes por semana. Dieta mantida.',
      'HbA1c 6,9%. Relação albumina/creatinina 14 mg/g.',
      'Diabetes tipo 2 na meta individual (< 7%).',
      'Manter esquema. Vacinas pneumocócica e contra hepatite B conferidas. Retorno em quatro meses.'),
    ('dm2', 6, 0, 128, 80, 72, 14, 36.5, 98, 126, 0.0, 0.0, null,
      'Sem queixas. Glicemias de jejum entre 95 e 120 mg/dL.',
      'Monofilamento normal nos dez pontos. HbA1c 6,7%. Taxa de filtração estimada estável.',
      'Diabetes tipo 2 controlado.',
      'Manter metformina e dapagliflozina. Fundo de olho anual solicitado. Retorno em quatro meses.'),

    ('hipoglicemia', 1, 0, 118, 70, 112, 20, 35.9, 97, 34, 0.0, 0.0, 0,
      'Trazida pela família com sudorese fria, fala arrastada e confusão há 30 minutos. Aplicou a insulina e não jantou.',
      'Sonolência, Glasgow 13, pele fria. Após glicose 50% EV, glicemia de 148 mg/dL em 15 minutos e exame neurológico normal.',
      'Hipoglicemia grave por insulina sem alimentação, revertida.',
      'Observação por 6 horas com glicemia horária. Alta com redução de 20% da insulina, glucagon em casa e treinamento da família. Reavaliação com quem acompanha em 48 horas.'),

    ('crise', 1, 0, 264, 164, 108, 24, 36.6, 93, 132, 0.0, 0.0, 6,
      'Cefaleia intensa e falta de ar de início há 2 horas. Interrompeu os anti-hipertensivos há três semanas por conta própria.',
      'Dispneia aos mínimos esforços, estertores em bases, B4 presente. Sem déficit focal. ECG com sobrecarga ventricular esquerda. Radiografia com congestão perihilar.',
      'Emergência hipertensiva com edema agudo de pulmão.',
      'Oxigênio, VNI, furosemida 40 mg EV e nitroglicerina em bomba, com redução gradual da pressão. Transferência para a unidade de terapia intensiva. Família informada.'),

    ('ic', 1, 120, 102, 66, 98, 24, 36.2, 90, null, 7.4, 0.0, 0,
      'Falta de ar aos pequenos esforços, ortopneia com três travesseiros e edema de pernas há dez dias. Abandonou a dieta sem sal em viagem.',
      'Turgência jugular a 45°, estertores até terço médio, edema 3+/4+ até joelhos, B3. BNP 1.480 pg/mL. Ecocardiograma com fração de ejeção de 31%.',
      'Insuficiência cardíaca de fração reduzida descompensada, perfil quente e úmido. Classe funcional III.',
      'Internação. Furosemida EV, restrição hídrica de 1,2 L/dia, peso diário. Mantido carvedilol em metade da dose. Rastreio de isquemia e de infecção.'),
    ('ic', 2, 75, 108, 68, 82, 18, 36.4, 95, null, 1.6, 0.0, null,
      'Primeira consulta após a alta. Dorme com um travesseiro. Caminha um quarteirão sem parar.',
      'Jugulares planas, murmúrio limpo, edema discreto. Creatinina 1,3 mg/dL, K 4,8 mEq/L.',
      'IC compensada, classe funcional II.',
      'Sacubitril/valsartana 24/26 mg de 12 em 12 horas no lugar do enalapril, após 36 horas de intervalo. Espironolactona 25 mg. Furosemida 40 mg pela manhã. Potássio em duas semanas.'),
    ('ic', 3, 30, 104, 64, 70, 17, 36.3, 96, null, 0.4, 0.0, null,
      'Sem ortopneia. Tontura ao levantar em dois dias. Pesa-se toda manhã e anota.',
      'PA em pé 94/60 mmHg, sem sintomas no momento. K 5,1 mEq/L, creatinina 1,3 mg/dL.',
      'IC compensada. Hipotensão postural leve.',
      'Furosemida reduzida para 20 mg. Mantidas as demais. Iniciada dapagliflozina 10 mg. Orientado o plano de peso: se ganhar 2 kg em três dias, avisar.'),
    ('ic', 4, 0, 112, 70, 64, 16, 36.5, 97, null, 0.0, 0.0, null,
      'Sobe um lance de escada sem parar. Sem tontura. Retomou a jardinagem.',
      'Sem congestão. K 4,7 mEq/L, creatinina 1,2 mg/dL. Ecocardiograma de controle com fração de ejeção de 38%.',
      'IC com fração em recuperação, classe funcional I a II.',
      'Sacubitril/valsartana 49/51 mg. Manter quatro pilares do tratamento. Reabilitação cardíaca. Retorno em 60 dias.'),

    ('dpoc', 1, 300, 134, 82, 88, 22, 36.4, 91, null, 1.2, 0.0, null,
      'Tosse produtiva matinal e falta de ar para subir ladeira há um ano. Fuma 20 cigarros por dia há 40 anos.',
      'Tórax em barril, murmúrio diminuído globalmente, sibilos esparsos. Espirometria: VEF1/CVF 0,58, VEF1 54% do previsto após broncodilatador.',
      'DPOC, GOLD 2, grupo B. Tabagismo ativo, motivado a parar.',
      'Tiotrópio/olodaterol uma vez ao dia, técnica inalatória treinada. Vareniclina por 12 semanas e grupo de cessação. Vacinas contra influenza e pneumococo.'),
    ('dpoc', 2, 150, 130, 80, 84, 19, 36.5, 93, null, 0.4, 0.0, null,
      'Parou de fumar há quatro meses. Menos tosse. Uma exacerbação leve tratada com prednisona por cinco dias.',
      'Sem sibilos. Técnica inalatória correta. mMRC 1.',
      'DPOC em melhora. Abstinência do tabaco mantida.',
      'Manter o inalador. Reabilitação pulmonar. Plano de ação por escrito para exacerbações.'),
    ('dpoc', 3, 0, 128, 80, 80, 18, 36.4, 94, null, 0.0, 0.0, null,
      'Sem exacerbações no período. Caminha 30 minutos no plano. Continua sem fumar.',
      'Murmúrio diminuído em bases, sem ruídos. VEF1 57% do previsto.',
      'DPOC estável, sem tabagismo.',
      'Manter. Tomografia de rastreio de câncer de pulmão solicitada após decisão compartilhada. Retorno em seis meses.'),

    ('asma', 1, 180, null, null, 118, 34, 36.7, 93, null, -1.4, -3.0, null,
      'Chiado e tosse noturna três vezes por semana; duas idas à emergência no último semestre. Mãe com rinite. Gato em casa.',
      'Sibilos expiratórios difusos, sem tiragem. Cornetos hipertróficos e pálidos.',
      'Asma persistente parcialmente controlada. Rinite alérgica.',
      'Beclometasona 50 mcg 2 jatos de 12 em 12 horas com espaçador, salbutamol se necessário. Controle ambiental. Plano de ação entregue à família.'),
    ('asma', 2, 90, null, null, 96, 24, 36.5, 97, null, -0.6, -1.5, null,
      'Sem idas à emergência. Usou salbutamol duas vezes no mês, após correr. Dorme a noite toda.',
      'Murmúrio vesicular presente, sem sibilos. Técnica com espaçador correta.',
      'Asma controlada no degrau atual.',
      'Manter a dose por mais três meses e tentar reduzir. Salbutamol 15 minutos antes da educação física.'),
    ('asma', 3, 0, null, null, 92, 22, 36.6, 98, null, 0.0, 0.0, null,
      'Assintomática do ponto de vista respiratório. Faz natação duas vezes por semana.',
      'Exame respiratório normal. Ganho de peso e estatura dentro do canal.',
      'Asma controlada há seis meses.',
      'Beclometasona reduzida para 1 jato de 12 em 12 horas. Reavaliar em 90 dias; voltar à dose anterior se tosse noturna.'),

    ('otite', 1, 14, null, null, 128, 26, 38.9, 98, null, 0.0, 0.0, 7,
      'Febre de 39 °C há dois dias e dor no ouvido direito que piora à noite. Coriza na semana anterior. Aceita líquidos.',
      'Membrana timpânica direita hiperemiada, abaulada e opaca. Orofaringe sem exsudato. Sem rigidez de nuca.',
      'Otite média aguda direita.',
      'Antibiótico conforme peso e alergias por 7 dias, ibuprofeno de 8 em 8 horas se dor. Retorno em 48 horas se a febre persistir.'),
    ('otite', 2, 0, null, null, 98, 22, 36.5, 99, null, 0.1, 0.0, 0,
      'Sem febre desde o segundo dia do antibiótico. Completou o tratamento. A família nega perda auditiva.',
      'Membrana timpânica direita íntegra, com nível líquido discreto.',
      'Otite média aguda resolvida, com efusão residual esperada.',
      'Alta do episódio. Reavaliar a audição em 90 dias se persistir a efusão.'),

    ('puericultura', 1, 358, null, null, 142, 44, 36.7, 98, null, -0.1, 0.5, null,
      'Primeira consulta, sete dias de vida. Seio materno exclusivo, oito a dez mamadas ao dia. Seis fraldas molhadas ao dia. Parto normal a termo, sem intercorrências.',
      'Ativo e reativo, icterícia zona I. Fontanela plana. Coto umbilical seco. Ortolani e Barlow negativos. Reflexo vermelho presente bilateralmente.',
      'Recém-nascido a termo, adequado para a idade gestacional, em aleitamento exclusivo.',
      'Orientadas pega e posição, banho de sol não indicado como tratamento, sono de barriga para cima. Teste do pezinho colhido. Retorno com 30 dias.'),
    ('puericultura', 2, 335, null, null, 138, 40, 36.6, 98, null, 1.0, 4.0, null,
      'Cólicas no fim do dia, consola no colo. Mama bem. A família dorme em turnos.',
      'Ganho de 34 g/dia. Fixa o olhar e segue a face. Exame sem alterações.',
      'Lactente hígido, crescimento adequado.',
      'Manter aleitamento exclusivo. Vitamina D 400 UI ao dia. Vacinas de 2 meses agendadas.'),
    ('puericultura', 3, 305, null, null, 134, 38, 36.6, 98, null, 2.0, 8.0, null,
      'Sorri em resposta à voz. Mamadas a cada três horas. Evacuações com muco há uma semana, sem sangue visível.',
      'Bom ganho de peso. Eczema leve em face. Sustenta a cabeça por instantes.',
      'Desenvolvimento adequado. Suspeita de alergia à proteína do leite de vaca.',
      'Mãe em dieta sem leite e derivados por quatro semanas, com cálcio. Pesquisa de sangue oculto. Vacinas de 2 meses aplicadas.'),
    ('puericultura', 4, 245, null, null, 128, 34, 36.5, 99, null, 3.4, 13.5, null,
      'Muco e eczema desapareceram com a dieta materna. Segura objetos e ri alto.',
      'Rola para o lado, apoia-se nos antebraços. Pele íntegra.',
      'Lactente em bom desenvolvimento. Alergia à proteína do leite de vaca provável, controlada.',
      'Manter a dieta materna. Orientada a introdução alimentar aos 6 meses. Vacinas em dia.'),
    ('puericultura', 5, 185, null, null, 122, 32, 36.6, 99, null, 4.6, 17.0, null,
      'Senta com apoio, leva tudo à boca. Interesse pela comida da família.',
      'Dois incisivos inferiores. Perímetro cefálico no canal. Sem alterações ao exame.',
      'Crescimento e desenvolvimento adequados aos 6 meses.',
      'Iniciar frutas e papa principal, com ovo e peixe sem atraso e sem leite de vaca. Ferro profilático. Vacina contra influenza.'),
    ('puericultura', 6, 95, null, null, 118, 30, 36.7, 99, null, 5.7, 22.0, null,
      'Engatinha, fica em pé com apoio, diz "mamã". Come bem, com pedaços.',
      'Exame normal. Hemograma com hemoglobina de 11,8 g/dL.',
      'Lactente hígido.',
      'Prevenção de acidentes: escadas, tomadas, engasgo. Teste de provocação com leite agendado em ambiente controlado.'),
    ('puericultura', 7, 0, null, null, 112, 28, 36.5, 99, null, 6.7, 26.5, null,
      'Anda com apoio de uma das mãos, aponta o que quer. Dorme dez horas à noite.',
      'Seis dentes. Marcha com apoio. Curvas de peso e estatura no escore-z zero.',
      'Um ano, crescimento e desenvolvimento adequados.',
      'Vacinas de 12 meses. Escovação com creme dental com flúor. Primeira visita ao dentista. Retorno com 15 meses.'),

    ('rn', 1, 0, null, null, 146, 46, 36.8, 97, null, 0.0, 0.0, null,
      'Recém-nascida com quatro dias de vida, a termo, parto normal, Apgar 9/10. Mamadas de 3 em 3 horas, mãe com fissura na mama esquerda.',
      'Ativa, rosada, icterícia zona II. Perda de 6% do peso de nascimento. Fontanela normotensa. Pulsos femorais amplos. Teste do coraçãozinho normal.',
      'Recém-nascida a termo. Icterícia fisiológica. Dificuldade inicial com a pega.',
      'Corrigida a pega em consulta. Bilirrubina transcutânea 9,8 mg/dL, abaixo do nível de fototerapia. Peso e cor da pele em 48 horas. Registro civil e CPF orientados.'),

    ('pre_natal', 1, 196, 106, 66, 78, 16, 36.5, 99, null, 0.4, 0.0, null,
      'Gestação desejada, 8 semanas pela última menstruação. Náusea matinal sem vômitos. Uso de ácido fólico há três meses.',
      'Útero intrapélvico, compatível com 8 semanas. Ultrassonografia com embrião único, BCF 162 bpm.',
      'Gestação inicial, tópica, única. Risco habitual.',
      'Solicitada a rotina do primeiro trimestre com sorologias, tipagem e urocultura. Ácido fólico mantido. Orientados sinais de alerta. Vacinas conferidas.'),
    ('pre_natal', 2, 154, 104, 64, 80, 16, 36.4, 99, null, 1.6, 0.0, null,
      'Náusea em melhora. Sem sangramento. Exames da rotina trazidos.',
      'BCF 154 bpm. O positivo, sorologias não reagentes, toxoplasmose suscetível, glicemia 82 mg/dL, urocultura negativa. Translucência nucal 1,6 mm.',
      'Gestação de 14 semanas, rotina normal. Suscetível à toxoplasmose.',
      'Orientada a prevenção da toxoplasmose e sorologia trimestral. Sulfato ferroso 40 mg. Morfológico entre 20 e 24 semanas.'),
    ('pre_natal', 3, 112, 102, 64, 82, 16, 36.5, 99, null, 4.0, 0.0, null,
      'Percebe movimentos há uma semana. Azia após o jantar.',
      'Altura uterina 20 cm, BCF 148 bpm. Morfológico sem alterações; colo 38 mm.',
      'Gestação de 20 semanas, evolução normal.',
      'Fracionar as refeições, elevar a cabeceira. Teste oral de tolerância à glicose entre 24 e 28 semanas. dTpa a partir de 20 semanas.'),
    ('pre_natal', 4, 70, 106, 66, 84, 17, 36.4, 99, null, 6.6, 0.0, null,
      'Boa movimentação fetal. Cãibras noturnas ocasionais.',
      'Altura uterina 26 cm, BCF 146 bpm. TOTG 84/142/118 mg/dL. Hemoglobina 11,2 g/dL.',
      'Gestação de 26 semanas. Rastreio de diabetes gestacional negativo.',
      'Manter ferro. Alongamento e hidratação para as cãibras. dTpa aplicada. Sorologias do terceiro trimestre na próxima.'),
    ('pre_natal', 5, 35, 110, 70, 86, 17, 36.5, 98, null, 8.8, 0.0, null,
      'Inchaço leve no fim do dia. Nega cefaleia, escotomas ou dor epigástrica.',
      'Altura uterina 31 cm, BCF 142 bpm, feto cefálico. Edema 1+/4+. Proteinúria negativa.',
      'Gestação de 31 semanas. Edema fisiológico.',
      'Visita à maternidade agendada, plano de parto iniciado. Sinais de pré-eclâmpsia explicados. Retorno quinzenal.'),
    ('pre_natal', 6, 0, 112, 70, 88, 18, 36.6, 98, null, 11.0, 0.0, null,
      'Contrações irregulares, indolores. Bebê mexe bem. Mala pronta.',
      'Altura uterina 35 cm, BCF 140 bpm, cefálico, dorso à esquerda. Colo grosso e fechado. Estreptococo do grupo B negativo.',
      'Gestação de 36 semanas, risco habitual.',
      'Retorno semanal. Procurar a maternidade se perda de líquido, sangramento, contrações a cada 5 minutos ou redução dos movimentos.'),

    ('ginecologia', 1, 365, 116, 72, 74, 15, 36.4, 99, null, 0.6, 0.0, null,
      'Consulta de rotina. Ciclos regulares. Deseja trocar de método anticoncepcional; esquece a pílula. Nega enxaqueca com aura e trombose.',
      'Mamas sem nódulos. Especular com colo epitelizado. Colpocitologia colhida. Toque sem dor.',
      'Saúde sexual e reprodutiva. Desejo de método de longa duração.',
      'Discutidos DIU de cobre e hormonal; opta pelo hormonal. Vacina contra HPV conferida. Testes rápidos não reagentes.'),
    ('ginecologia', 2, 0, 114, 72, 72, 15, 36.5, 99, null, 0.0, 0.0, null,
      'Adaptada ao DIU hormonal inserido há dez meses. Sangramento discreto, dois dias por mês. Sem dor.',
      'Fios visíveis no orifício externo. Colpocitologia anterior sem atipias.',
      'DIU bem posicionado. Rastreio cervical em dia.',
      'Manter. Próximo rastreio conforme protocolo. Retorno anual.'),

    ('climaterio', 1, 150, 128, 82, 76, 15, 36.8, 98, null, 1.1, 0.0, null,
      'Ondas de calor seis a oito vezes ao dia, despertares noturnos e irritabilidade há um ano. Última menstruação há 14 meses.',
      'Mamas sem alterações. Mucosa vaginal pálida. Mamografia BI-RADS 2, ultrassonografia com endométrio de 3 mm.',
      'Síndrome climatérica com sintomas vasomotores moderados a intensos.',
      'Sem contraindicações: estradiol transdérmico 50 mcg com progesterona 100 mg à noite. Estriol vaginal. Densitometria solicitada.'),
    ('climaterio', 2, 0, 124, 80, 72, 15, 36.5, 98, null, 0.0, 0.0, null,
      'Ondas de calor raras, sono reparador. Sem sangramento.',
      'Exame sem alterações. Densitometria com osteopenia em colo femoral (T −1,4).',
      'Climatério controlado. Osteopenia.',
      'Manter a terapia e reavaliar a cada ano. Vitamina D, exercício de força e ingestão de cálcio. Retorno em seis meses.'),

    ('tireoide', 1, 420, 122, 80, 60, 14, 36.0, 98, null, 3.2, 0.0, null,
      'Cansaço, queda de cabelo e constipação há oito meses. Ganho de 5 kg. Irmã com doença da tireoide.',
      'Pele seca, bócio discreto e firme, reflexos com relaxamento lento. TSH 18,4 mUI/L, T4 livre 0,6 ng/dL, anti-TPO 640 UI/mL.',
      'Hipotireoidismo primário por tireoidite de Hashimoto.',
      'Levotiroxina 75 mcg em jejum, 30 minutos antes do café. TSH em 8 semanas. Orientada sobre interação com ferro e cálcio.'),
    ('tireoide', 2, 330, 120, 78, 66, 14, 36.2, 98, null, 1.8, 0.0, null,
      'Mais disposição, intestino regular. Toma o comprimido todos os dias.',
      'TSH 7,1 mUI/L, T4 livre 1,0 ng/dL.',
      'Hipotireoidismo em ajuste de dose.',
      'Levotiroxina 88 mcg. TSH em 8 semanas.'),
    ('tireoide', 3, 180, 118, 78, 70, 14, 36.4, 98, null, 0.5, 0.0, null,
      'Sem queixas. Cabelo em recuperação.',
      'TSH 2,6 mUI/L. Ultrassonografia com textura heterogênea, sem nódulos.',
      'Hipotireoidismo compensado.',
      'Manter 88 mcg. TSH em seis meses.'),
    ('tireoide', 4, 0, 120, 78, 70, 14, 36.4, 98, null, 0.0, 0.0, null,
      'Bem. Esqueceu poucas doses no período.',
      'Tireoide palpável, firme, sem nódulos. TSH 2,9 mUI/L.',
      'Hipotireoidismo compensado.',
      'Manter. Controle anual. Avisar se houver desejo de gestação, para ajuste antecipado.'),

    ('depressao', 1, 300, 118, 76, 78, 15, 36.4, 98, null, -2.0, 0.0, null,
      'Tristeza na maior parte do dia, perda de interesse, insônia terminal e culpa há quatro meses, após perda do emprego. Pensa que seria melhor não acordar, sem plano. Família presente.',
      'Vestes adequadas, humor deprimido, afeto congruente, pensamento sem alterações de curso. PHQ-9: 19. Sem sintomas psicóticos ou história de mania.',
      'Episódio depressivo maior, moderado a grave. Risco de suicídio baixo a moderado, com fatores de proteção.',
      'Sertralina 25 mg por 5 dias, depois 50 mg. Psicoterapia semanal. Plano de segurança escrito, família orientada, telefone 188 (CVV). TSH e hemograma. Retorno em 15 a 30 dias.'),
    ('depressao', 2, 270, 116, 74, 76, 15, 36.5, 98, null, -1.6, 0.0, null,
      'Náusea na primeira semana, já resolvida. Dorme melhor. Nega ideias de morte nas últimas duas semanas. Iniciou psicoterapia.',
      'Humor menos deprimido, sorri em momentos. PHQ-9: 14. TSH e hemograma normais.',
      'Resposta parcial em quatro semanas.',
      'Sertralina 100 mg. Manter psicoterapia. Ativação comportamental: três atividades por semana.'),
    ('depressao', 3, 210, 118, 76, 74, 15, 36.4, 98, null, -0.8, 0.0, null,
      'Retomou caminhadas e contato com amigos. Sono de sete horas. Queixa de redução da libido.',
      'Eutimia na maior parte da entrevista. PHQ-9: 7.',
      'Melhora importante. Efeito adverso sexual leve.',
      'Manter 100 mg; decisão compartilhada de observar a libido por dois meses. Plano de segurança revisto.'),
    ('depressao', 4, 120, 118, 76, 72, 14, 36.5, 98, null, -0.2, 0.0, null,
      'Voltou a trabalhar. Libido em recuperação. Sem ideação de morte desde o segundo mês.',
      'PHQ-9: 4.',
      'Remissão dos sintomas.',
      'Manter o antidepressivo por ao menos seis meses após a remissão. Psicoterapia quinzenal.'),
    ('depressao', 5, 0, 116, 74, 72, 14, 36.4, 98, null, 0.0, 0.0, null,
      'Estável. Faz planos, estuda à noite. Reconhece os sinais precoces de recaída.',
      'PHQ-9: 3. Exame psíquico sem alterações.',
      'Remissão mantida há quatro meses.',
      'Manter. Discutir a redução gradual na próxima consulta. Retorno em 90 dias.'),

    ('ansiedade', 1, 90, 126, 80, 92, 18, 36.6, 99, null, -0.5, 0.0, null,
      'Crises de palpitação, aperto no peito e medo de morrer, três por semana, com duração de 10 minutos. Evita ônibus. Dois eletrocardiogramas normais na emergência.',
      'Ansiosa à entrevista, sem alterações do pensamento. GAD-7: 16. Tireoide e hemograma normais.',
      'Transtorno de pânico com agorafobia inicial.',
      'Escitalopram 5 mg por 7 dias, depois 10 mg. Terapia cognitivo-comportamental. Treino de respiração. Sem benzodiazepínico por decisão compartilhada.'),
    ('ansiedade', 2, 45, 122, 78, 84, 16, 36.5, 99, null, -0.2, 0.0, null,
      'Uma crise por semana, mais curta. Voltou a usar ônibus acompanhada.',
      'GAD-7: 10.',
      'Resposta parcial.',
      'Escitalopram 15 mg. Exposição gradual com a terapeuta.'),
    ('ansiedade', 3, 0, 118, 76, 76, 15, 36.4, 99, null, 0.0, 0.0, null,
      'Sem crises há três semanas. Usa ônibus sem companhia. Sono regular.',
      'GAD-7: 5.',
      'Transtorno de pânico em remissão parcial.',
      'Manter por 12 meses. Cafeína até o meio-dia. Retorno em dois meses.'),

    ('enxaqueca', 1, 200, 118, 74, 72, 15, 36.4, 99, null, 0.0, 0.0, 6,
      'Cefaleia pulsátil hemicraniana, com náusea e fotofobia, seis dias por mês há três anos. Analgésico simples em dez dias por mês. Sem aura.',
      'Exame neurológico normal. Fundo de olho sem papiledema. Pontos dolorosos em trapézio.',
      'Enxaqueca sem aura, com início de uso excessivo de analgésicos.',
      'Propranolol 40 mg de 12 em 12 horas. Naproxeno 550 mg no início da crise, até 2 dias por semana. Diário da cefaleia, sono regular.'),
    ('enxaqueca', 2, 110, 110, 70, 62, 15, 36.5, 99, null, 0.2, 0.0, 2,
      'Três dias de dor no mês, mais fracos. Usou naproxeno quatro vezes. Sem tontura.',
      'Exame neurológico normal.',
      'Boa resposta à profilaxia.',
      'Manter propranolol por seis meses. Sumatriptana 50 mg de resgate se o naproxeno falhar.'),
    ('enxaqueca', 3, 0, 108, 68, 60, 14, 36.4, 99, null, 0.0, 0.0, 0,
      'Um dia de dor nos últimos 30. Identificou o jejum prolongado como gatilho.',
      'Sem alterações.',
      'Enxaqueca controlada.',
      'Iniciar retirada gradual do propranolol em três meses, se mantida a melhora.'),

    ('lombalgia', 1, 60, 132, 84, 82, 16, 36.5, 98, null, 0.6, 0.0, 8,
      'Dor lombar baixa há cinco dias após carregar caixas, com irradiação para a nádega direita. Sem febre, perda de força ou alteração urinária.',
      'Contratura paravertebral, Lasègue negativo, força e reflexos preservados, sensibilidade em sela normal.',
      'Lombalgia mecânica aguda, sem sinais de alarme.',
      'Manter-se em movimento. Anti-inflamatório por 5 dias se não houver contraindicação, calor local. Sem exame de imagem neste momento. Retorno em três semanas.'),
    ('lombalgia', 2, 40, 126, 80, 76, 15, 36.4, 98, null, 0.3, 0.0, 4,
      'Dor pela metade. Voltou ao trabalho com restrição de carga.',
      'Flexão do tronco com dor leve no fim do arco.',
      'Lombalgia em resolução.',
      'Fisioterapia com fortalecimento do tronco, dez sessões. Orientação ergonômica.'),
    ('lombalgia', 3, 0, 124, 78, 72, 15, 36.5, 98, null, 0.0, 0.0, 1,
      'Sem dor na maior parte dos dias. Completou a fisioterapia.',
      'Mobilidade completa e indolor.',
      'Lombalgia resolvida.',
      'Alta. Exercício regular e técnica de levantamento de peso.'),

    ('joelho', 1, 240, 138, 84, 76, 15, 36.4, 97, null, 3.0, 0.0, 7,
      'Dor nos joelhos ao descer escadas há dois anos, rigidez matinal de 15 minutos. Usa analgésico quase todos os dias.',
      'Varo discreto, crepitação, derrame pequeno à direita. Radiografia com redução do espaço medial, Kellgren 3.',
      'Osteoartrite de joelhos, moderada.',
      'Fortalecimento do quadríceps, redução de peso, bengala à esquerda. Diclofenaco gel. Paracetamol se necessário.'),
    ('joelho', 2, 120, 134, 82, 74, 15, 36.5, 97, null, 1.2, 0.0, 4,
      'Perdeu peso e faz hidroginástica. Desce escadas com apoio.',
      'Derrame ausente, força do quadríceps 4+/5.',
      'Osteoartrite com resposta ao tratamento conservador.',
      'Manter o exercício. Infiltração só se piora.'),
    ('joelho', 3, 0, 132, 80, 72, 15, 36.4, 97, null, 0.0, 0.0, 3,
      'Dor leve em dias frios. Caminha 30 minutos.',
      'Arco de movimento de 0 a 115 graus.',
      'Osteoartrite estável.',
      'Manter. Reavaliação em seis meses.'),

    ('punho', 1, 45, 136, 84, 96, 18, 36.5, 98, null, 0.0, 0.0, 9,
      'Queda da própria altura sobre a mão estendida há duas horas. Dor intensa e deformidade no punho.',
      'Deformidade em dorso de garfo, perfusão e sensibilidade preservadas. Radiografia com fratura distal do rádio, desvio dorsal de 20 graus, extra-articular.',
      'Fratura distal do rádio com desvio.',
      'Redução incruenta sob bloqueio do hematoma e imobilização gessada. Radiografia de controle aceitável. Elevar o membro, mexer os dedos. Retorno em 7 dias.'),
    ('punho', 2, 38, 128, 80, 80, 16, 36.4, 98, null, 0.0, 0.0, 4,
      'Dor controlada. Sem formigamento.',
      'Gesso íntegro, dedos móveis e quentes. Radiografia sem perda da redução.',
      'Fratura reduzida, em consolidação inicial.',
      'Manter o gesso até seis semanas. Nova radiografia em três semanas.'),
    ('punho', 3, 15, 126, 78, 76, 15, 36.5, 98, null, 0.0, 0.0, 2,
      'Incômodo com o gesso. Sem dor em repouso.',
      'Radiografia com calo ósseo em formação.',
      'Consolidação em curso.',
      'Retirada do gesso em duas semanas.'),
    ('punho', 4, 0, 126, 78, 74, 15, 36.4, 98, null, 0.0, 0.0, 3,
      'Gesso retirado. Rigidez ao virar a chave na porta.',
      'Flexão de 40 graus, extensão de 35. Sem dor à palpação do foco.',
      'Fratura consolidada, com rigidez esperada.',
      'Fisioterapia por oito semanas. Investigar osteoporose conforme a idade.'),

    ('dor_toracica', 1, 2, 152, 94, 96, 20, 36.5, 96, 124, 0.0, 0.0, 7,
      'Dor retroesternal em aperto há 90 minutos, irradiada para o braço esquerdo, com sudorese, iniciada em repouso.',
      'ECG com infradesnível de ST de 1 mm em V4 a V6. Troponina ultrassensível 38 e 164 ng/L em três horas. Sem sinais de congestão.',
      'Síndrome coronariana aguda sem supradesnível de ST, risco intermediário a alto (GRACE 128).',
      'AAS, clopidogrel, enoxaparina, atorvastatina 80 mg e betabloqueador. Cateterismo em até 24 horas. Internação em unidade coronariana.'),
    ('dor_toracica', 2, 0, 124, 76, 68, 16, 36.6, 97, 112, 0.0, 0.0, 0,
      'Sem dor desde a angioplastia. Deambula no quarto.',
      'Punho direito sem hematoma. Cateterismo com lesão de 90% em descendente anterior, tratada com stent. Fração de ejeção de 55%.',
      'Infarto sem supradesnível, revascularizado, sem complicações.',
      'Alta em 24 horas com dupla antiagregação por 12 meses, estatina de alta intensidade e reabilitação. Cessar o tabagismo. Retorno em 7 dias.'),

    ('gastro', 1, 0, 108, 68, 104, 20, 38.1, 98, 96, 0.0, 0.0, 5,
      'Doze episódios de diarreia líquida e cinco vômitos em 24 horas, após refeição em rodízio. Sem sangue. Urinou pouco.',
      'Mucosas secas, turgor preservado, abdome difusamente doloroso sem defesa. Enchimento capilar de 2 segundos.',
      'Gastroenterite aguda com desidratação leve a moderada.',
      'Ringer lactato 1.000 mL EV, ondansetrona 8 mg. Após melhora, alta com soro oral, dieta leve e sinais de retorno. Sem antibiótico.'),

    ('itu', 1, 0, 112, 70, 92, 18, 37.9, 98, null, 0.0, 0.0, 5,
      'Ardor ao urinar, urgência e dor suprapúbica há três dias; calafrio na noite passada. Sem dor lombar.',
      'Dor à palpação suprapúbica, punho-percussão negativa. Urina I com nitrito positivo e leucocitúria.',
      'Infecção urinária baixa, com febre baixa.',
      'Urocultura colhida. Nitrofurantoína 100 mg de 6 em 6 horas por 5 dias. Retorno imediato se febre alta, vômitos ou dor lombar.'),

    ('ivas', 1, 0, 118, 76, 84, 17, 37.6, 98, null, 0.0, 0.0, 3,
      'Coriza, dor de garganta e tosse seca há três dias. Febre baixa no primeiro dia. Contato com criança resfriada.',
      'Orofaringe hiperemiada sem exsudato, ausculta normal, sem linfonodos aumentados.',
      'Infecção viral de vias aéreas superiores.',
      'Hidratação, lavagem nasal, analgésico se dor. Sem antibiótico. Retorno se febre após 72 horas, falta de ar ou piora após melhora inicial.'),

    ('fragilidade', 1, 360, 148, 78, 72, 16, 36.2, 96, null, 2.6, 0.0, 2,
      'Esquecimento de fatos recentes há um ano e meio, repete perguntas, perdeu-se no caminho da padaria. Duas quedas no semestre. Nove medicamentos em uso.',
      'Mini-Mental 21/30 (quatro anos de estudo). Levanta e anda em 18 segundos. PA em pé 128/70 mmHg, sem sintomas.',
      'Declínio cognitivo provável doença de Alzheimer inicial. Síndrome de fragilidade. Polifarmácia.',
      'Suspensos difenidramina e omeprazol sem indicação. B12, TSH, sífilis e tomografia de crânio. Barras no banheiro, retirar tapetes. Família orientada.'),
    ('fragilidade', 2, 240, 138, 74, 68, 16, 36.3, 96, null, 1.5, 0.0, 1,
      'Sem quedas desde a última consulta. Família notou mais atenção pela manhã. Alimenta-se bem.',
      'Exames normais, tomografia com atrofia hipocampal. Levanta e anda em 15 segundos.',
      'Doença de Alzheimer leve. Menor risco de queda após revisão de medicamentos.',
      'Donepezila 5 mg à noite. Fisioterapia de equilíbrio. Procuração e diretivas antecipadas discutidas com a família.'),
    ('fragilidade', 3, 120, 134, 72, 60, 16, 36.2, 96, null, 0.7, 0.0, 1,
      'Aceita bem a donepezila. Um episódio de diarreia. Participa do coral da igreja.',
      'FC 60 bpm, ritmo regular. Mini-Mental 22/30.',
      'Quadro cognitivo estável.',
      'Donepezila 10 mg. ECG de controle. Grupo de apoio a cuidadores.'),
    ('fragilidade', 4, 0, 132, 72, 58, 16, 36.3, 96, null, 0.0, 0.0, 1,
      'Dorme bem. Precisa de lembrete para o banho. Quem cuida relata cansaço.',
      'Mini-Mental 20/30. ECG com bradicardia sinusal de 58 bpm, sem pausas. Pele íntegra.',
      'Alzheimer leve a moderado. Sobrecarga de quem cuida.',
      'Manter donepezila, reavaliar se FC < 50. Centro-dia duas vezes por semana. Retorno em quatro meses.'),

    ('checkup', 1, 370, 122, 78, 70, 14, 36.4, 99, 92, 1.4, 0.0, null,
      'Avaliação periódica. Sem queixas. Corre duas vezes por semana. Avô com câncer de intestino aos 70 anos.',
      'Exame físico normal. IMC no limite superior.',
      'Adulto saudável. Orientação preventiva.',
      'Rastreios conforme idade. Hemograma, glicemia e perfil lipídico. Vacinas: dT e hepatite B.'),
    ('checkup', 2, 0, 120, 76, 66, 14, 36.5, 99, 90, 0.0, 0.0, null,
      'Sem intercorrências no ano. Aumentou a corrida para três vezes por semana.',
      'Exames do ano anterior normais; LDL 118 mg/dL. Exame físico sem alterações.',
      'Saudável.',
      'Manter hábitos. Novos exames em dois anos. Protetor solar e avaliação da pele.')
),
acompanhamentos (paciente, caso, medico, fim, peso, altura, ajuste) as (
  values
    (1, 'has', 11, 12, 82.4, 174.0, 2), (1, 'ivas', 11, 160, 83.0, 174.0, 0),
    (2, 'dm2', 15, 70, 71.2, 158.0, 3), (2, 'has', 11, 5, 70.8, 158.0, 4),
    (3, 'checkup', 11, 40, 79.5, 180.0, 0), (3, 'lombalgia', 11, 120, 80.1, 180.0, 1),
    (4, 'pre_natal', 13, 8, 63.0, 165.0, 0),
    (5, 'puericultura', 12, 35, 3.28, 49.5, 0),
    (6, 'rn', 12, 2, 3.105, 48.5, 0),
    (7, 'pre_natal', 13, 13, 58.4, 162.0, 1),
    (8, 'fragilidade', 11, 18, 61.0, 165.0, 2),
    (9, 'asma', 12, 22, 24.8, 124.0, 0),
    (10, 'enxaqueca', 11, 9, 66.3, 168.0, 0), (10, 'ivas', 11, 95, 66.0, 168.0, 1),
    (11, 'dpoc', 11, 27, 68.7, 170.0, 1), (11, 'has', 11, 60, 69.0, 170.0, -1),
    (12, 'climaterio', 13, 33, 69.9, 161.0, 0), (12, 'tireoide', 15, 50, 70.4, 161.0, 1),
    (13, 'lombalgia', 16, 15, 88.0, 178.0, 0),
    (14, 'fragilidade', 11, 30, 47.5, 150.0, 3),
    (15, 'otite', 12, 48, 16.9, 103.0, 0),
    (16, 'tireoide', 15, 55, 74.1, 166.0, 0), (16, 'enxaqueca', 11, 3, 73.6, 166.0, 1),
    (17, 'dpoc', 11, 4, 73.2, 169.0, 0), (17, 'has', 11, 100, 74.0, 169.0, 5),
    (18, 'ginecologia', 13, 20, 57.7, 164.0, 0), (18, 'itu', 13, 130, 57.0, 164.0, 0),
    (19, 'dm2', 11, 16, 92.6, 176.0, 1),
    (20, 'dm2', 11, 2, 64.3, 155.0, -2),
    (21, 'asma', 12, 60, 38.2, 144.0, 1),
    (24, 'ivas', 11, 21, 54.9, 163.0, -1),
    (25, 'ic', 14, 10, 77.8, 171.0, 0), (25, 'has', 14, 150, 79.0, 171.0, 3),
    (26, 'depressao', 17, 6, 59.3, 167.0, 0),
    (27, 'has', 14, 25, 90.2, 175.0, 3),
    (28, 'puericultura', 12, -155, 3.06, 48.0, 0),
    (29, 'dm2', 15, 14, 78.6, 160.0, 2),
    (30, 'ansiedade', 17, 11, 72.0, 182.0, 0),
    (31, 'lombalgia', 16, 30, 76.4, 177.0, 0),
    (32, 'has', 14, 7, 60.1, 152.0, 1), (32, 'fragilidade', 14, 90, 61.0, 152.0, 0),
    (33, 'tireoide', 15, 19, 65.5, 163.0, 0),
    (34, 'otite', 12, 100, 20.4, 115.0, 0), (34, 'asma', 12, 17, 21.6, 117.0, 0),
    (35, 'has', 14, 44, 83.3, 168.0, 0),
    (36, 'depressao', 17, 28, 68.2, 162.0, 1),
    (37, 'punho', 16, 70, 81.0, 179.0, 0),
    (38, 'ansiedade', 17, 35, 55.4, 166.0, 1),
    (39, 'ic', 14, 38, 69.6, 166.0, -1),
    (41, 'ic', 14, 9, 84.0, 173.0, 1),
    (42, 'ic', 11, 23, 62.2, 154.0, 2), (42, 'itu', 11, 150, 63.0, 154.0, 1),
    (43, 'dor_toracica', 18, 52, 95.1, 181.0, 0),
    (44, 'crise', 14, 300, 72.7, 157.0, 0), (44, 'has', 14, 13, 70.5, 157.0, 4),
    (46, 'dor_toracica', 18, 36, 87.9, 172.0, 2),
    (47, 'gastro', 18, 74, 60.8, 169.0, 0),
    (48, 'dm2', 14, 46, 85.7, 174.0, 0),
    (49, 'punho', 16, 20, 78.3, 176.0, 0),
    (50, 'punho', 16, 65, 52.6, 151.0, 1), (50, 'joelho', 16, 6, 53.0, 151.0, 0),
    (51, 'punho', 16, 3, 51.2, 165.0, -1),
    (52, 'checkup', 11, 31, 67.0, 163.0, 1), (52, 'hipoglicemia', 18, 180, 67.5, 163.0, 0),
    (53, 'has', 11, 33, 91.4, 170.0, 2),
    (54, 'itu', 18, 22, 49.0, 153.0, 0),
    (55, 'gastro', 18, 14, 75.5, 183.0, 1),
    (56, 'joelho', 16, 42, 80.8, 158.0, 1), (56, 'dor_toracica', 18, 210, 81.5, 158.0, 0),
    (57, 'enxaqueca', 11, 26, 62.9, 165.0, 0),
    (58, 'has', 11, 8, 76.6, 172.0, 1),
    (59, 'ivas', 11, 15, 70.3, 175.0, 0),
    (60, 'climaterio', 11, 39, 66.1, 159.0, 1), (60, 'tireoide', 11, 90, 66.8, 159.0, 0),
    (61, 'checkup', 11, 225, 84.5, 177.0, 0), (62, 'enxaqueca', 11, 292, 63.4, 160.0, 1),
    (63, 'lombalgia', 16, 410, 79.2, 182.0, 0), (64, 'has', 11, 250, 61.0, 156.0, 3)
),
codigos (do_caso, codigo, descricao) as (
  values
    ('has', 'I10', 'Hipertensão arterial essencial'), ('dm2', 'E11.9', 'Diabetes mellitus tipo 2, sem complicações'),
    ('hipoglicemia', 'E16.0', 'Hipoglicemia induzida por medicamento'), ('crise', 'I10', 'Hipertensão arterial essencial'),
    ('ic', 'I50.0', 'Insuficiência cardíaca congestiva'), ('dpoc', 'J44.9', 'DPOC, não especificada'),
    ('asma', 'J45.9', 'Asma, não especificada'), ('otite', 'H66.9', 'Otite média, não especificada'),
    ('pre_natal', 'Z34.9', 'Supervisão de gravidez normal'), ('climaterio', 'N95.1', 'Menopausa e climatério'),
    ('tireoide', 'E03.9', 'Hipotireoidismo, não especificado'), ('depressao', 'F32.1', 'Episódio depressivo moderado'),
    ('ansiedade', 'F41.1', 'Ansiedade generalizada'), ('enxaqueca', 'G43.9', 'Enxaqueca, não especificada'),
    ('lombalgia', 'M54.5', 'Dor lombar baixa'), ('joelho', 'M17.9', 'Artrose do joelho'),
    ('punho', 'S52.5', 'Fratura da extremidade distal do rádio'), ('dor_toracica', 'R07.4', 'Dor torácica, não especificada'),
    ('gastro', 'A09', 'Gastroenterite de origem infecciosa presumível'), ('itu', 'N39.0', 'Infecção do trato urinário'),
    ('ivas', 'J06.9', 'Infecção aguda de vias aéreas superiores')
),
visitas as (
  select
    a.*, c.*, a.caso as chave,
    row_number() over (partition by a.paciente order by c.antes + a.fim desc, a.caso) as ordem,
    pg_temp.dia_util(
      c.antes + a.fim, time '08:00' + make_interval(mins => (a.paciente * 25 + c.visita * 40) % 540)
    ) as quando
  from acompanhamentos a
  join casos c using (caso)
  -- A course that has not ended yet: the visits to come are not written.
  where c.antes + a.fim >= 1
)
insert into public.prontuarios (
  id, clinica_id, paciente_id, status, autor_id, ocorrido_em, subjetivo, objetivo, avaliacao, plano,
  pressao_sistolica, pressao_diastolica, frequencia_cardiaca, frequencia_respiratoria, temperatura,
  saturacao, glicemia, peso_kg, altura_cm, dor, diagnosticos, criado_em, atualizado_em, finalizado_em
)
select
  pg_temp.id(3, v.paciente * 100 + v.ordem::int), p.clinica_id, p.id, 'finalizado',
  pg_temp.id(1, v.medico), v.quando, v.subjetivo, v.objetivo, v.avaliacao, v.plano,
  v.pas + v.ajuste * 2, v.pad + v.ajuste, v.fc + v.ajuste, v.fr, v.temp,
  v.sat, v.hgt + v.ajuste * 4, v.peso + v.ganho, v.altura + v.cresceu, v.dor,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'sistema', 'cid10', 'codigo', d.codigo, 'descricao', d.descricao,
      'certeza', case when v.chave in ('dor_toracica', 'gastro') then 'hipotese' else 'confirmado' end
    ))
    from codigos d where d.do_caso = v.chave
  ), '[]'),
  v.quando, v.quando + interval '25 minutes', v.quando + interval '25 minutes'
from visitas v
join public.pacientes p on p.id = pg_temp.id(2, v.paciente);

-- Corrections: version 2, by the author, with a reason. The first version stays.
insert into public.prontuarios (
  id, clinica_id, paciente_id, status, autor_id, corrige_id, motivo_correcao, ocorrido_em, subjetivo,
  objetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica, frequencia_cardiaca,
  frequencia_respiratoria, temperatura, saturacao, glicemia, peso_kg, altura_cm, dor, diagnosticos,
  criado_em, atualizado_em, finalizado_em
)
select
  pg_temp.id(3, 90000 + c.entrada), e.clinica_id, e.paciente_id, 'finalizado', e.autor_id, e.id,
  c.motivo, e.ocorrido_em, e.subjetivo, replace(e.objetivo, c.de, c.para), e.avaliacao,
  replace(e.plano, c.de, c.para), e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca,
  e.frequencia_respiratoria, e.temperatura, e.saturacao, e.glicemia, e.peso_kg, e.altura_cm, e.dor, e.diagnosticos,
  e.finalizado_em + interval '3 hours', e.finalizado_em + interval '3 hours',
  e.finalizado_em + interval '3 hours'
from (
  values
    (102, 'Dose da atorvastatina digitada errada: a prescrita foi de 40 mg.', 'atorvastatina 20 mg', 'atorvastatina 40 mg'),
    (801, 'Resultado do Mini-Mental transcrito de outra folha.', 'Mini-Mental 21/30', 'Mini-Mental 23/30'),
    (1002, 'Dose de resgate digitada errada: a prescrita foi de 100 mg.', 'Sumatriptana 50 mg', 'Sumatriptana 100 mg'),
    (2502, 'Creatinina corrigida conforme laudo retificado pelo laboratório.', 'Creatinina 0,9 mg/dL', 'Creatinina 1,1 mg/dL'),
    (4202, 'Valor do BNP corrigido conforme laudo.', 'BNP 1.480 pg/mL', 'BNP 1.840 pg/mL'),
    (4901, 'Desvio medido de novo na radiografia digital.', '20 graus', '25 graus')
) as c (entrada, motivo, de, para)
join public.prontuarios e on e.id = pg_temp.id(3, c.entrada);

-- Addenda: written by somebody who attends in the same tenant and is not the author.
insert into public.prontuarios (
  id, clinica_id, paciente_id, status, autor_id, adendo_de, ocorrido_em, subjetivo, objetivo,
  avaliacao, plano, criado_em, atualizado_em, finalizado_em
)
select
  pg_temp.id(3, 80000 + a.entrada), e.clinica_id, e.paciente_id, 'finalizado',
  pg_temp.id(1, a.medico), e.id, m.quando, '', a.objetivo, a.avaliacao, a.plano,
  m.quando, m.quando + interval '10 minutes', m.quando + interval '10 minutes'
from (
  values
    (107, 12, 9, '', 'Encontrado na consulta do neto, relatou tosse seca há uma semana, sem febre.', 'Orientado a antecipar o retorno se persistir.'),
    (205, 13, 5, 'Mamografia BI-RADS 2 trazida pela paciente.', 'Rastreio mamário em dia.', 'Próxima mamografia em dois anos.'),
    (1108, 16, 4, '', 'Dor no ombro direito referida no corredor; sem limitação ao exame breve.', 'Agendada consulta de ortopedia.'),
    (2508, 16, 1, 'Avaliação do joelho esquerdo a pedido: derrame pequeno, sem sinais de infecção.', 'Osteoartrite. Sem contraindicação ortopédica à reabilitação cardíaca.', 'Evitar anti-inflamatório sistêmico.'),
    (4101, 18, 0, 'Reavaliação na emergência, 4 horas após a furosemida: diurese de 1.800 mL, saturação de 94% em ar ambiente.', 'Boa resposta inicial.', 'Mantida a internação em enfermaria.'),
    (4301, 14, 1, 'Cateterismo pela radial direita, stent farmacológico em descendente anterior, TIMI 3.', 'Angioplastia com sucesso.', 'Dupla antiagregação por 12 meses.')
) as a (entrada, medico, depois, objetivo, avaliacao, plano)
join public.prontuarios e on e.id = pg_temp.id(3, a.entrada)
cross join lateral (
  select e.ocorrido_em + make_interval(days => a.depois, hours => 4) as quando
) as m;

-- Drafts of Dra. Helena: two unfinished entries and a correction under way.
insert into public.prontuarios (
  id, clinica_id, paciente_id, autor_id, ocorrido_em, subjetivo, objetivo, avaliacao, plano,
  pressao_sistolica, pressao_diastolica, frequencia_cardiaca, peso_kg, criado_em, atualizado_em
)
select
  pg_temp.id(3, 70000 + r.numero), p.clinica_id, p.id, pg_temp.id(1, 11), r.quando, r.subjetivo,
  r.objetivo, '', '', r.pas, r.pad, r.fc, r.peso, r.quando, r.quando + interval '10 minutes'
from (
  values
    (1, 16, now() - interval '95 minutes',
      'Retorno para avaliar a retirada do propranolol. Duas crises no mês, depois de noites mal dormidas.',
      'Exame neurológico normal.', 112, 72, 64, 73.400),
    (2, 42, now() - interval '26 hours',
      'Visita na enfermaria. Dormiu bem, sem falta de ar. Aceita a dieta.', '', 108, 66, 72, 62.100)
) as r (numero, paciente, quando, subjetivo, objetivo, pas, pad, fc, peso)
join public.pacientes p on p.id = pg_temp.id(2, r.paciente);

insert into public.prontuarios (
  id, clinica_id, paciente_id, autor_id, corrige_id, motivo_correcao, ocorrido_em, subjetivo,
  objetivo, avaliacao, plano, pressao_sistolica, pressao_diastolica, frequencia_cardiaca,
  frequencia_respiratoria, temperatura, saturacao, peso_kg, altura_cm, criado_em, atualizado_em
)
select
  pg_temp.id(3, 70003), e.clinica_id, e.paciente_id, e.autor_id, e.id,
  'Incluir o resultado da tomografia, que chegou depois.', e.ocorrido_em, e.subjetivo, e.objetivo,
  e.avaliacao, e.plano, e.pressao_sistolica, e.pressao_diastolica, e.frequencia_cardiaca,
  e.frequencia_respiratoria, e.temperatura, e.saturacao, e.peso_kg, e.altura_cm,
  now() - interval '3 hours', now() - interval '170 minutes'
from public.prontuarios e where e.id = pg_temp.id(3, 804);

-- ---------------------------------------------------------------------------------------------
-- Notifications
-- ---------------------------------------------------------------------------------------------

-- ---------------------------------------------------------------------------------------------
-- Results kept in records: a filtration rate that falls slowly, and one that stays
-- ---------------------------------------------------------------------------------------------

insert into public.calculos (
  clinica_id, paciente_id, autor_id, ferramenta, versao, entrada, resultado, interpretacao, criado_em
)
select
  p.clinica_id, p.id, pg_temp.id(1, c.medico), 'ckd-epi-2021', '1.0.0',
  jsonb_build_object('age', v.idade, 'creatinine', c.creatinina, 'gender', p.sexo),
  jsonb_build_object('egfr', v.tfg, 'stage', case when v.tfg >= 90 then 'G1' when v.tfg >= 60 then 'G2' else 'G3a' end),
  case
    when v.tfg >= 90 then 'G1, normal ou elevada.'
    when v.tfg >= 60 then 'G2, levemente diminuída.'
    else 'G3a, redução leve a moderada.'
  end,
  v.quando
from (
  values
    (19, 11, 400, 0.98), (19, 11, 215, 1.08), (19, 11, 96, 1.21), (19, 11, 16, 1.34),
    (1, 11, 192, 0.9), (1, 11, 12, 0.9), (25, 14, 10, 1.3)
) as c (paciente, medico, dias, creatinina)
join public.pacientes p on p.id = pg_temp.id(2, c.paciente)
cross join lateral (
  select
    q.quando,
    extract(year from age(q.quando::date, p.data_nascimento))::int as idade
  from (select pg_temp.dia_util(c.dias, time '11:10') as quando) as q
) as i
cross join lateral (
  select
    i.quando, i.idade,
    142 * power(least(c.creatinina / 0.9, 1)::float8, -0.302)
      * power(greatest(c.creatinina / 0.9, 1)::float8, -1.2) * power(0.9938::float8, i.idade) as tfg
) as v;

-- ---------------------------------------------------------------------------------------------
-- Structured record: problems, medicines in use, templates and shortcuts
-- ---------------------------------------------------------------------------------------------

insert into public.problemas (
  clinica_id, paciente_id, descricao, sistema, codigo, desde, situacao, resolvido_em, criado_por
)
select
  p.clinica_id, p.id, x.descricao, case when x.codigo is not null then 'cid10' end, x.codigo,
  (now() - make_interval(months => x.meses))::date,
  case when x.resolvido is null then 'ativo' else 'resolvido' end,
  (now() - make_interval(months => x.resolvido))::date, pg_temp.id(1, x.medico)
from (
  values
    (1, 11, 'Hipertensão arterial essencial', 'I10', 18, null), (1, 11, 'Hiperlipidemia mista', 'E78.2', 15, null),
    (1, 11, 'Cirurgia de hérnia inguinal', null, 140, 139),
    (2, 15, 'Diabetes mellitus tipo 2, sem complicações', 'E11.9', 22, null), (2, 11, 'Hipertensão arterial essencial', 'I10', 18, null),
    (4, 13, 'Supervisão de gravidez normal', 'Z34.9', 6, null), (8, 11, 'Fibrilação atrial', 'I48', 60, null),
    (9, 12, 'Asma, não especificada', 'J45.9', 30, null), (10, 11, 'Enxaqueca, não especificada', 'G43.9', 84, null),
    (11, 11, 'DPOC, não especificada', 'J44.9', 40, null), (11, 11, 'Hipertensão arterial essencial', 'I10', 90, null),
    (12, 15, 'Hipotireoidismo, não especificado', 'E03.9', 36, null), (16, 15, 'Hipotireoidismo, não especificado', 'E03.9', 20, null),
    (16, 11, 'Enxaqueca, não especificada', 'G43.9', 48, null), (17, 11, 'DPOC, não especificada', 'J44.9', 50, null),
    (19, 11, 'Diabetes mellitus tipo 2, sem complicações', 'E11.9', 70, null), (20, 11, 'Diabetes mellitus tipo 2, sem complicações', 'E11.9', 54, null),
    (25, 14, 'Insuficiência cardíaca congestiva', 'I50.0', 26, null), (26, 17, 'Episódio depressivo moderado', 'F32.1', 9, null),
    (42, 11, 'Insuficiência cardíaca congestiva', 'I50.0', 40, null), (42, 11, 'Doença renal crônica, estágio 3', 'N18.3', 30, null)
) as x (paciente, medico, descricao, codigo, meses, resolvido)
join public.pacientes p on p.id = pg_temp.id(2, x.paciente);

insert into public.medicamentos_em_uso (
  clinica_id, paciente_id, nome, dcbs, dose, desde, suspenso_em, motivo_da_suspensao, criado_por
)
select
  p.clinica_id, p.id, x.nome, x.dcbs, x.dose, (now() - make_interval(months => x.meses))::date,
  (now() - make_interval(months => x.suspenso))::date, x.motivo, pg_temp.id(1, x.medico)
from (
  values
    (1, 11, 'Losartana 50 mg', array['losartana'], '1 comprimido de 12 em 12 horas', 18, null, null),
    (1, 11, 'Anlodipino 2,5 mg', array['anlodipino'], '1 comprimido à noite', 15, null, null),
    (1, 11, 'Atorvastatina 40 mg', array['atorvastatina'], '1 comprimido à noite', 15, null, null),
    (2, 15, 'Metformina XR 1 g', array['metformina'], '2 comprimidos ao jantar', 20, null, null),
    (2, 15, 'Dapagliflozina 10 mg', array['dapagliflozina'], '1 comprimido pela manhã', 16, null, null),
    (2, 15, 'Insulina NPH', array['insulina NPH'], '6 UI ao deitar', 20, 12, 'Glicemias de jejum na meta, sem hipoglicemia.'),
    (8, 11, 'Varfarina 5 mg', array['varfarina'], 'Conforme o INR', 58, null, null),
    (9, 12, 'Beclometasona spray', array['beclometasona'], '2 jatos de 12 em 12 horas com espaçador', 24, null, null),
    (10, 11, 'Sumatriptana 100 mg', array['sumatriptana'], '1 comprimido na crise', 30, null, null),
    (11, 11, 'Tiotrópio + olodaterol', array['tiotrópio', 'olodaterol'], '2 jatos pela manhã', 20, null, null),
    (12, 15, 'Levotiroxina 75 mcg', array['levotiroxina'], '1 comprimido em jejum', 34, null, null),
    (16, 15, 'Levotiroxina 50 mcg', array['levotiroxina'], '1 comprimido em jejum', 20, null, null),
    (16, 11, 'Propranolol 40 mg', array['propranolol'], '1 comprimido de 12 em 12 horas', 14, null, null),
    (19, 11, 'Metformina 850 mg', array['metformina'], '1 comprimido após almoço e jantar', 60, null, null),
    (25, 14, 'Sacubitril + valsartana 49/51 mg', array['sacubitril', 'valsartana'], '1 comprimido de 12 em 12 horas', 8, null, null),
    (25, 14, 'Espironolactona 25 mg', array['espironolactona'], '1 comprimido pela manhã', 20, null, null),
    (25, 14, 'Enalapril 10 mg', array['enalapril'], '1 comprimido de 12 em 12 horas', 26, 8, 'Trocado por sacubitril com valsartana.')
) as x (paciente, medico, nome, dcbs, dose, meses, suspenso, motivo)
join public.pacientes p on p.id = pg_temp.id(2, x.paciente);

insert into public.modelos_de_evolucao (id, medico_id, nome, especialidade, subjetivo, objetivo, avaliacao, plano)
values (
  pg_temp.id(8, 1), pg_temp.id(1, 11), 'Retorno de hipertensão', 'Clínica Médica',
  'Adesão: . Efeitos adversos: . Diário de casa com média de    /    mmHg. Nega dor torácica, dispneia e edema.',
  'Ritmo cardíaco regular, bulhas normofonéticas. Pulmões limpos. Sem edema.',
  'Hipertensão arterial, controlada.', 'Mantida a medicação. Retorno em 90 dias.'
);

insert into public.atalhos_de_texto (id, medico_id, atalho, texto)
values
  (pg_temp.id(8, 11), pg_temp.id(1, 11), 'has', 'Hipertensão arterial sistêmica'),
  (pg_temp.id(8, 12), pg_temp.id(1, 11), 'efn', 'Bom estado geral, corado, hidratado, anictérico, acianótico, afebril.'),
  (pg_temp.id(8, 13), pg_temp.id(1, 11), 'ret30', 'Retorno em 30 dias com os exames solicitados.');

-- ---------------------------------------------------------------------------------------------
-- Agenda: Clínica Vila Serena six weeks around today, and Dra. Helena's own practice
-- ---------------------------------------------------------------------------------------------

insert into public.agenda_regras (clinica_id, oferta_expira_minutos, pedido_pelo_paciente)
values (pg_temp.id(1, 1), 120, true);

insert into public.salas (id, clinica_id, nome)
select pg_temp.id(6, s.numero), pg_temp.id(1, s.clinica), s.nome
from (
  values
    (1, 1, 'Consultório 1'), (2, 1, 'Consultório 2'), (3, 1, 'Consultório 3'),
    (4, 1, 'Sala de procedimentos'), (5, 3, 'Ambulatório A'), (6, 3, 'Ambulatório B')
) as s (numero, clinica, nome);

insert into public.tipos_de_atendimento (
  id, clinica_id, nome, duracao_min, depois_min, cor, teleconsulta, pedido_pelo_paciente
)
select
  pg_temp.id(6, t.numero), pg_temp.id(1, t.clinica), t.nome, t.minutos, t.depois, t.cor,
  t.nome = 'Teleconsulta', t.nome <> 'Procedimento'
from (
  values
    (101, 1, 'Consulta', 30, 0, 'indigo'), (102, 1, 'Retorno', 20, 0, 'teal'),
    (103, 1, 'Teleconsulta', 30, 0, 'cyan'), (104, 1, 'Procedimento', 25, 5, 'grape'),
    (111, 11, 'Consulta', 40, 0, 'indigo'), (112, 11, 'Retorno', 30, 0, 'teal'),
    (121, 3, 'Ambulatório', 20, 0, 'indigo')
) as t (numero, clinica, nome, minutos, depois, cor);

-- Somebody attends on every day of the week, and the day of whoever looks has a Monday's hours.
insert into public.disponibilidades (
  clinica_id, medico_id, dia_da_semana, inicio, fim, sala_id
)
select pg_temp.id(1, h.clinica), pg_temp.id(1, h.medico), d.dia, h.inicio, h.fim, pg_temp.id(6, h.sala)
from (
  values
    (1, 11, '{1,2,3,4,5,6}'::int[], time '08:00', time '12:00', 1),
    (1, 11, '{1,2,4,5}', '14:00', '18:00', 1),
    (1, 12, '{1,2,3,4,5,6}', '08:00', '12:00', 2), (1, 12, '{1,2,3,4,5}', '13:00', '17:00', 2),
    (1, 11, '{7}', '08:00', '12:00', 1), (1, 12, '{7}', '08:00', '12:00', 2),
    (1, 13, '{1,2,4}', '13:00', '19:00', 3), (1, 13, '{3,5,6}', '08:00', '12:00', 3),
    (1, 16, '{2,4}', '08:00', '12:00', 4),
    (11, 11, '{3}', '14:00', '18:00', null),
    (3, 14, '{1,3,5}', '08:00', '12:00', 5), (3, 18, '{2,4}', '13:00', '18:00', 6),
    (3, 18, '{6,7}', '08:00', '16:00', 6)
) as h (clinica, medico, dias, inicio, fim, sala)
cross join (select extract(isodow from now() at time zone 'America/Sao_Paulo')::int as dia) as hoje
cross join lateral (
  select x.dia from unnest(h.dias) as x (dia) where x.dia <> hoje.dia
  union all
  select hoje.dia where 1 = any (h.dias)
) as d;

insert into public.bloqueios_de_agenda (
  clinica_id, medico_id, inicio, fim, motivo, observacao, criado_por
)
select
  pg_temp.id(1, 1), pg_temp.id(1, b.medico),
  (hoje.dia + b.de + b.inicio) at time zone 'America/Sao_Paulo',
  (hoje.dia + b.ate + b.fim) at time zone 'America/Sao_Paulo', b.motivo, b.observacao,
  pg_temp.id(1, 21)
from (select (now() at time zone 'America/Sao_Paulo')::date as dia) as hoje
cross join (
  values
    (13, 9, 19, time '00:00', time '00:00', 'ferias', null),
    (16, 4, 6, '00:00', '00:00', 'congresso', 'Congresso Brasileiro de Ortopedia'),
    (null, 3, 3, '12:00', '13:00', 'outro', 'Reunião da equipe')
) as b (medico, de, ate, inicio, fim, motivo, observacao);

-- Three in four slots are taken, by a rule that looks like chance and is not; by those whom the doctor
-- cares for, one after the other.
with pacientes_da_vez as (
  select p.id, p.clinica_id, p.medico_responsavel_id, p.data_nascimento,
    row_number() over (
      partition by p.clinica_id, p.medico_responsavel_id order by md5(p.id::text)
    ) - 1 as ordem,
    count(*) over (partition by p.clinica_id, p.medico_responsavel_id) as quantos
  from public.pacientes p
  -- Carlos, and four who stayed away, have theirs below.
  where p.ativo and p.id <> pg_temp.id(2, 1) and p.id not between pg_temp.id(2, 61) and pg_temp.id(2, 64)
),
vagas as (
  select
    d.clinica_id, d.medico_id, d.sala_id, dia::date as dia, vaga.inicio,
    (right(d.medico_id::text, 3)::int * 7 + extract(doy from dia)::int * 13 + extract(epoch from d.inicio)::int / 600
      + vaga.posicao * 5) as acaso,
    (dia::date + vaga.inicio::time) at time zone 'America/Sao_Paulo' as comeca
  from generate_series(
    (now() at time zone 'America/Sao_Paulo')::date - 21,
    (now() at time zone 'America/Sao_Paulo')::date + 21, interval '1 day'
  ) as dia
  join public.disponibilidades d on d.dia_da_semana = extract(isodow from dia)
  cross join lateral (
    select date '2000-01-01' + d.inicio + make_interval(mins => 40 * n) as inicio, n as posicao
    from generate_series(0, (extract(epoch from d.fim - d.inicio) / 2400)::int - 1) as n
  ) as vaga
),
tomadas as (
  select v.*, row_number() over (order by v.comeca, v.medico_id) as numero,
    row_number() over (partition by v.clinica_id, v.medico_id order by v.comeca) as vez
  from vagas v
  where v.acaso % 4 <> 0
    and not exists (
      select 1 from public.bloqueios_de_agenda b
      where b.clinica_id = v.clinica_id and coalesce(b.medico_id, v.medico_id) = v.medico_id
        and b.inicio < v.comeca + interval '40 minutes' and b.fim > v.comeca
    )
),
marcadas as (
  select t.*, p.id as paciente_id
  from tomadas t
  join pacientes_da_vez p
    on p.clinica_id = t.clinica_id and p.medico_responsavel_id = t.medico_id
      and p.ordem = t.vez % p.quantos and p.data_nascimento < t.dia
)
insert into public.agendamentos (
  id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, status, chegada_em, criado_por,
  criado_em
)
select
  pg_temp.id(6, 10000 + m.numero::int), m.clinica_id, m.paciente_id, m.medico_id, t.id, m.sala_id,
  m.comeca,
  case
    when m.comeca < now() - interval '40 minutes' then
      case m.acaso % 11 when 0 then 'faltou' when 1 then 'cancelado' else 'realizado' end
    when m.comeca < now() then 'em_atendimento'
    when m.acaso % 13 = 0 then 'cancelado'
    when m.comeca < now() + interval '40 minutes' then 'confirmado'
    when m.comeca < now() + interval '3 days' and m.acaso % 3 > 0 then 'confirmado'
    else 'agendado'
  end,
  case when m.comeca between now() and now() + interval '40 minutes' and m.acaso % 13 <> 0
    then now() - interval '8 minutes' end,
  coalesce(pg_temp.id(1, case when m.clinica_id = pg_temp.id(1, 1) then 21 end), m.medico_id),
  least(m.comeca - make_interval(days => 2 + m.acaso % 20), now())
from marcadas m
cross join lateral (
  select k.id from public.tipos_de_atendimento k
  where k.clinica_id = m.clinica_id
  order by (right(k.id::text, 3)::int * 3 + m.acaso) % 5, k.id
  limit 1
) as t;

-- Four came for the last time months ago: the desk finds three among those to call, and one died since.
insert into public.agendamentos (
  id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por, criado_em
)
select
  pg_temp.id(6, 9300 + right(e.paciente_id::text, 3)::int), e.clinica_id, e.paciente_id, e.autor_id,
  pg_temp.id(6, 101), max(e.ocorrido_em), 'realizado', pg_temp.id(1, 21),
  max(e.ocorrido_em) - interval '9 days'
from public.prontuarios e
where e.paciente_id between pg_temp.id(2, 61) and pg_temp.id(2, 64)
group by e.clinica_id, e.paciente_id, e.autor_id;

-- One squeezed in after her next appointment has begun, and three who wait for a slot.
insert into public.agendamentos (
  id, clinica_id, paciente_id, medico_id, tipo_id, inicio, encaixe, motivo_do_encaixe, criado_por
)
select
  pg_temp.id(6, 9001), pg_temp.id(1, 1), pg_temp.id(2, 8), pg_temp.id(1, 11), pg_temp.id(6, 102),
  a.inicio + interval '10 minutes', true, 'Resultado de exame alterado, pedido pela médica.',
  pg_temp.id(1, 21)
from public.agendamentos a
where a.medico_id = pg_temp.id(1, 11) and a.clinica_id = pg_temp.id(1, 1) and a.inicio > now()
order by a.inicio
limit 1;

insert into public.lista_de_espera (
  id, clinica_id, paciente_id, tipo_id, medico_id, periodo, prioridade, observacoes, criado_por,
  criado_em
)
select
  pg_temp.id(6, 9100 + e.numero), pg_temp.id(1, 1), pg_temp.id(2, e.paciente), pg_temp.id(6, e.tipo),
  pg_temp.id(1, e.medico), e.periodo, e.prioridade, e.observacoes, pg_temp.id(1, 21),
  now() - make_interval(days => e.dias)
from (
  values
    (1, 3, 101, 11, 'manha', 1, 'Pode vir com uma hora de aviso.', 6),
    (2, 5, 102, null, 'qualquer', 2, null, 4),
    (3, 9, 101, 13, 'tarde', 2, 'Prefere terças e quintas.', 2)
) as e (numero, paciente, tipo, medico, periodo, prioridade, observacoes, dias);

-- What the triggers wrote as of now happened when each was booked.
update public.agendamento_eventos e set ocorrido_em = a.criado_em, autor_id = a.criado_por
from public.agendamentos a where a.id = e.agendamento_id;

-- ---------------------------------------------------------------------------------------------
-- Follow-up: planned returns, and conversations with patients
-- ---------------------------------------------------------------------------------------------

-- Each comes from the doctor's last entry; `dias` counts from today, null is without a date.
insert into public.retornos_planejados (
  id, clinica_id, paciente_id, medico_id, origem_id, prevista_para, motivo
)
select
  pg_temp.id(7, r.numero), e.clinica_id, e.paciente_id, e.autor_id, e.id,
  case when r.dias is not null then greatest(
    (now() at time zone 'America/Sao_Paulo')::date + r.dias,
    (e.ocorrido_em at time zone 'America/Sao_Paulo')::date + 1
  ) end,
  r.motivo
from (
  values
    (1, 2, 11, -41, 'Rever creatinina e potássio após ajuste da losartana'),
    (2, 8, 11, -12, 'Reavaliar edema e peso'),
    (3, 11, 11, -3, 'Resultado da tomografia de rastreio'),
    (4, 17, 11, 0, 'Controle da pressão'),
    (5, 3, 11, 4, 'Perfil lipídico de controle'),
    (6, 20, 11, 12, 'Hemoglobina glicada'),
    (7, 16, 11, 25, 'Ajuste da sertralina'),
    (8, 19, 11, 96, 'Controle anual'),
    (9, 14, 11, null, 'Quando houver acompanhante'),
    (10, 5, 12, -6, 'Curva de crescimento'),
    (11, 7, 13, 8, 'Revisão pós-parto'),
    (12, 12, 13, 45, 'Densitometria de controle')
) as r (numero, paciente, medico, dias, motivo)
cross join lateral (
  select p.* from public.prontuarios p
  where p.paciente_id = pg_temp.id(2, r.paciente) and p.autor_id = pg_temp.id(1, r.medico)
    and p.status = 'finalizado' and p.substituido_por is null
  order by p.ocorrido_em desc limit 1
) as e;

-- Carlos has an account of his own; the registration with his name in another clinic is not his.
insert into public.paciente_contas (user_id, paciente_id, clinica_id, vinculado_em)
values (pg_temp.id(1, 41), pg_temp.id(2, 1), pg_temp.id(1, 1), now() - interval '200 days');

-- What he finds in his area: a consultation and a teleconsultation to come, in the first slots that
-- are free by then; two entries to read; a request that was answered and one that waits.
update public.tipos_de_atendimento t
set orientacoes = o.orientacoes, link_da_teleconsulta = o.link
from (
  values
    (101, 'Traga um documento com foto, os remédios que usa e os exames do último ano.', null),
    (103, 'Entre cinco minutos antes, em um lugar calmo. Tenha por perto suas medidas da semana.',
      'https://video.pleno.demo/vila-serena')
) as o (tipo, orientacoes, link)
where t.id = pg_temp.id(6, o.tipo);

insert into public.agendamentos (
  id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, status, criado_por, criado_em
)
select
  pg_temp.id(6, 9200 + c.numero), pg_temp.id(1, 1), pg_temp.id(2, 1), pg_temp.id(1, 11),
  pg_temp.id(6, c.tipo), h.sala_id, h.inicio, 'agendado', pg_temp.id(1, 21), now() - interval '6 days'
from (values (1, 101, 3), (2, 103, 17)) as c (numero, tipo, dias)
cross join lateral (
  select v.* from private.horarios_livres(
    pg_temp.id(1, 1), pg_temp.id(1, 11), pg_temp.id(6, c.tipo),
    (now() at time zone 'America/Sao_Paulo')::date + c.dias,
    (now() at time zone 'America/Sao_Paulo')::date + c.dias + 14, 1
  ) as v
) as h;

-- One of Dra. Helena's appointments of two weeks ago was his.
update public.agendamentos a set paciente_id = pg_temp.id(2, 1)
where a.id in (
  select x.id from public.agendamentos x
  where x.medico_id = pg_temp.id(1, 11) and x.clinica_id = pg_temp.id(1, 1)
    and x.status = 'realizado' and x.inicio < now() - interval '11 days'
    and not exists (
      select 1 from public.agendamentos y
      where y.paciente_id = pg_temp.id(2, 1) and y.inicio between x.inicio - interval '6 days' and now()
    )
  order by x.inicio desc
  limit 1
);

-- What was done has its entry: the one of that day, or a short one as the specialty writes it.
update public.agendamentos a set prontuario_id = e.id
from public.prontuarios e
where a.status = 'realizado' and e.paciente_id = a.paciente_id and e.autor_id = a.medico_id
  and e.corrige_id is null and e.adendo_de is null
  and (e.ocorrido_em at time zone 'America/Sao_Paulo')::date
    = (a.inicio at time zone 'America/Sao_Paulo')::date;

with textos (medico, n, subjetivo, objetivo, avaliacao, plano) as (
  values
    (11, 0, 'Retorno de rotina, sem queixas novas. Toma os remédios todos os dias.', 'Bom estado geral. Ausculta cardíaca e pulmonar sem alterações. Sem edema.', 'Quadro estável.', 'Mantida a conduta. Retorno em seis meses.'),
    (11, 1, 'Azia depois das refeições há duas semanas, sem disfagia nem perda de peso.', 'Abdome flácido, indolor. Sem visceromegalias.', 'Dispepsia.', 'Orientações alimentares. Omeprazol 20 mg em jejum por quatro semanas.'),
    (11, 2, 'Traz exames de rotina. Caminha três vezes por semana.', 'Exame físico sem alterações. Glicemia e perfil lipídico dentro do esperado.', 'Avaliação periódica de saúde.', 'Reforçada a atividade física. Vacinas conferidas. Retorno em um ano.'),
    (12, 0, 'Consulta de rotina. Come e dorme bem, segundo a família.', 'Ativo, corado, hidratado. Crescimento no canal esperado.', 'Criança saudável, crescimento adequado.', 'Vacinas conferidas. Prevenção de acidentes orientada. Retorno conforme a idade.'),
    (12, 1, 'Coriza e tosse há três dias, febre no primeiro dia. Aceita líquidos.', 'Sem esforço respiratório. Ausculta limpa. Otoscopia normal.', 'Resfriado comum.', 'Lavagem nasal e hidratação. Voltar se febre por mais de três dias ou cansaço para respirar.'),
    (12, 2, 'Retorno depois de gastroenterite. Sem vômitos nem diarreia há dois dias.', 'Hidratado, abdome indolor.', 'Gastroenterite resolvida.', 'Alimentação habitual. Sinais de alerta revistos.'),
    (13, 0, 'Consulta anual. Ciclos regulares, sem queixas.', 'Mamas sem nódulos. Colo epitelizado, sem lesões.', 'Rastreio ginecológico em dia.', 'Colpocitologia colhida. Retorno com o resultado.'),
    (13, 1, 'Corrimento esbranquiçado com prurido há uma semana.', 'Hiperemia vulvar, conteúdo grumoso aderido.', 'Candidíase vulvovaginal.', 'Miconazol creme vaginal por sete noites. Orientações de higiene.'),
    (13, 2, 'Retorno com ultrassonografia pélvica.', 'Ultrassonografia sem alterações.', 'Sem alterações ginecológicas.', 'Mantida a conduta. Retorno anual.'),
    (14, 0, 'Sem dor torácica nem falta de ar. Boa adesão aos remédios.', 'Ritmo regular, sem sopros. Pulmões limpos, sem edema.', 'Cardiopatia compensada.', 'Mantida a medicação. Ecocardiograma em um ano.'),
    (14, 1, 'Palpitações ocasionais ao deitar, sem síncope.', 'Eletrocardiograma em ritmo sinusal, sem extrassístoles.', 'Palpitações a esclarecer.', 'Holter de 24 horas. Reduzir café. Retorno com o exame.'),
    (16, 0, 'Dor no joelho direito ao subir escadas há um mês.', 'Sem derrame. Dor à compressão patelar, ligamentos estáveis.', 'Dor femoropatelar.', 'Fortalecimento de quadríceps com fisioterapia. Retorno em seis semanas.'),
    (16, 1, 'Dor lombar melhor com a fisioterapia.', 'Mobilidade preservada, Lasègue negativo.', 'Lombalgia mecânica em melhora.', 'Manter exercícios. Alta se continuar bem.'),
    (18, 0, 'Reavaliação depois de atendimento na emergência. Sem novos sintomas.', 'Estável, sinais vitais normais.', 'Quadro agudo resolvido.', 'Alta com orientações de retorno.'),
    (18, 1, 'Ferimento corto-contuso em mão, suturado há dez dias.', 'Ferida limpa, bordas bem unidas.', 'Boa cicatrização.', 'Retirados os pontos. Cuidados com o sol.')
),
feitas as (
  select a.*, row_number() over (order by a.id) as numero, right(a.medico_id::text, 2)::int as de
  from public.agendamentos a
  where a.status = 'realizado' and a.prontuario_id is null
)
insert into public.prontuarios (
  id, clinica_id, paciente_id, status, autor_id, ocorrido_em, subjetivo, objetivo, avaliacao, plano,
  criado_em, atualizado_em, finalizado_em
)
select
  pg_temp.id(3, 1000000 + right(f.id::text, 6)::int), f.clinica_id, f.paciente_id, 'finalizado', f.medico_id,
  f.inicio, t.subjetivo, t.objetivo, t.avaliacao, t.plano, f.inicio, least(f.fim, now()), least(f.fim, now())
from feitas f
join textos t on t.medico = f.de
  and t.n = f.numero % (select count(*) from textos x where x.medico = f.de);

update public.agendamentos a set prontuario_id = e.id
from public.prontuarios e
where a.status = 'realizado' and a.prontuario_id is null
  and e.id = pg_temp.id(3, 1000000 + right(a.id::text, 6)::int);

insert into public.acessos_prontuario (clinica_id, paciente_id, prontuario_id, quem, papel, acao, quando)
select
  pg_temp.id(1, 1), pg_temp.id(2, 1), pg_temp.id(3, a.entrada), pg_temp.id(1, a.quem), a.papel, a.acao,
  now() - make_interval(hours => a.horas)
from (
  values
    (11, 'medico', 'abriu_prontuario', null::int, 291), (11, 'medico', 'escreveu_evolucao', 106, 290),
    (12, 'medico', 'abriu_prontuario', null, 74), (12, 'medico', 'leu_evolucao', 106, 73),
    (1, 'clinica', 'imprimiu', 106, 50)
) as a (quem, papel, acao, entrada, horas);

-- For some weeks a record was restricted, and was once opened in an emergency by who did not care for her.
insert into public.restricoes_de_acesso (
  clinica_id, paciente_id, motivo, criada_por, criada_em, encerrada_em, encerrada_por, motivo_do_fim
)
values (
  pg_temp.id(1, 1), pg_temp.id(2, 20), 'Pediu por escrito: um vizinho trabalha na clínica.',
  pg_temp.id(1, 1), pg_temp.dia_util(40, '09:05'), pg_temp.dia_util(12, '16:30'), pg_temp.id(1, 1),
  'A paciente pediu que voltasse ao normal.'
);

insert into public.acessos_de_emergencia (
  id, clinica_id, paciente_id, medico_id, motivo, criado_em, expira_em
)
values (
  pg_temp.id(7, 400), pg_temp.id(1, 1), pg_temp.id(2, 20), pg_temp.id(1, 16),
  'Caiu na recepção e perdeu a consciência; precisei ver alergias e remédios em uso.',
  pg_temp.dia_util(26, '10:12'), pg_temp.dia_util(26, '11:12')
);

insert into public.acessos_prontuario (
  clinica_id, paciente_id, quem, papel, acao, quando, emergencia_id, restrito
)
select
  pg_temp.id(1, 1), pg_temp.id(2, 20), pg_temp.id(1, a.quem), a.papel, a.acao,
  pg_temp.dia_util(a.dias, a.hora::time),
  case when a.quem = 16 then pg_temp.id(7, 400) end, true
from (
  values
    (1, 'clinica', 'restringiu_acesso', 40, '09:05'),
    (11, 'medico', 'abriu_prontuario', 33, '14:20'),
    (16, 'medico', 'acesso_de_emergencia', 26, '10:12:00'),
    (16, 'medico', 'abriu_prontuario', 26, '10:12:04'),
    (1, 'clinica', 'retirou_restricao', 12, '16:30')
) as a (quem, papel, acao, dias, hora);

insert into public.evolucoes_compartilhadas (
  entrada_id, clinica_id, paciente_id, compartilhada_por, compartilhada_em, lida_em
)
select e.entrada_id, e.clinica_id, e.paciente_id, e.autor_id, now() - c.ha, now() - c.lida_ha
from (
  values (101, interval '190 days', interval '189 days'), (106, interval '2 days', null)
) as c (entrada, ha, lida_ha)
join public.prontuarios e on e.id = pg_temp.id(3, c.entrada);

insert into public.consentimentos_de_teleconsulta (clinica_id, paciente_id, dado_por, dado_em)
values (pg_temp.id(1, 1), pg_temp.id(2, 1), pg_temp.id(1, 41), now() - interval '150 days');

insert into public.solicitacoes_titular (
  id, clinica_id, paciente_id, aberta_por, tipo, texto, prazo, status, resposta, respondida_por,
  encerrada_em, criada_em
)
select
  pg_temp.id(7, 300 + s.numero), pg_temp.id(1, 1), pg_temp.id(2, 1), pg_temp.id(1, 41), s.tipo,
  s.texto, (now() at time zone 'America/Sao_Paulo')::date - s.dias + 15, s.status, s.resposta,
  pg_temp.id(1, case s.status when 'atendida' then 1 end),
  case s.status when 'atendida' then now() - make_interval(days => s.dias - 2) end,
  now() - make_interval(days => s.dias)
from (
  values
    (1, 'correcao', 'Mudei de telefone: o certo é (19) 90000-0041.', 40, 'atendida',
      'Corrigimos o telefone no seu cadastro em 2 dias. Obrigado por avisar.'),
    (2, 'copia', 'Preciso dos últimos dois anos, para levar a outro médico.', 4, 'aberta', null)
) as s (numero, tipo, texto, dias, status, resposta);

insert into public.conversas (id, clinica_id, paciente_id, assunto, criada_em)
select pg_temp.id(7, c.numero), pg_temp.id(1, 1), pg_temp.id(2, 1), c.assunto, now() - interval '30 days'
from (values (101, 'administrativo'), (102, 'clinico')) as c (numero, assunto);

insert into public.mensagens (
  id, conversa_id, clinica_id, paciente_id, assunto, numero, lado, autor_id, autor_nome, texto, criada_em
)
select
  pg_temp.id(7, 1000 * m.conversa + m.numero), c.id, c.clinica_id, c.paciente_id, c.assunto, m.numero,
  case m.autor when 41 then 'paciente' else 'clinica' end, p.id, p.nome, m.texto,
  now() - make_interval(hours => m.horas)
from (
  values
    (101, 1, 41, 170, 'Bom dia. Preciso do recibo da consulta de outubro para o imposto de renda.'),
    (101, 2, 21, 168, 'Bom dia, seu Carlos. O recibo já está na recepção; também posso enviar por aqui.'),
    (101, 3, 41, 167, 'Pode enviar, obrigado.'),
    (101, 4, 21, 166, 'Enviado para o e-mail do seu cadastro.'),
    (102, 1, 11, 60, 'Seu Carlos, chegaram seus exames. Creatinina e potássio estão estáveis. Como está a pressão em casa?'),
    (102, 2, 41, 52, 'Doutora, as medidas da semana ficaram entre 12 por 8 e 13 por 8.'),
    (102, 3, 11, 50, 'Ótimo. Mantenha a losartana como está e traga o diário no retorno.'),
    (102, 4, 41, 5, 'Tive tosse seca nos últimos dias. Pode ser do remédio?'),
    (102, 5, 41, 4, 'Não tenho febre nem falta de ar.')
) as m (conversa, numero, autor, horas, texto)
join public.conversas c on c.id = pg_temp.id(7, m.conversa)
join public.profiles p on p.id = pg_temp.id(1, m.autor)
order by m.conversa, m.numero;

insert into public.respostas_rapidas (id, clinica_id, titulo, texto)
select pg_temp.id(7, 200 + r.numero), pg_temp.id(1, 1), r.titulo, r.texto
from (
  values
    (1, 'Endereço e horário', 'Ficamos na Rua das Paineiras, 100, Cambuí, em Campinas. Atendemos de segunda a sexta, das 8 h às 18 h, e aos sábados e domingos até o meio-dia.'),
    (2, 'Preparo de exame de sangue', 'Venha em jejum de 8 horas; água pode. Tome seus remédios de uso contínuo como de costume, a menos que a médica tenha dito outra coisa.'),
    (3, 'Não é urgência', 'Este canal não é acompanhado o tempo todo. Com falta de ar, dor no peito ou desmaio, ligue 192 ou procure o pronto-socorro mais próximo.')
) as r (numero, titulo, texto);

-- ---------------------------------------------------------------------------------------------
-- CRM: people on their way to Clínica Vila Serena, and what the desk keeps of its patients
-- ---------------------------------------------------------------------------------------------

-- The agenda above made a card of each patient; where they came from only the desk knew.
update public.oportunidades o set
  origem = (array['indicacao', 'google', 'convenio', 'instagram', 'indicacao', 'site', 'passagem'])[
    1 + right(o.paciente_id::text, 3)::int % 7],
  responsavel_id = pg_temp.id(1, case when right(o.paciente_id::text, 3)::int % 3 = 0 then 22 else 21 end),
  etiquetas = case right(o.paciente_id::text, 3)::int % 5
    when 0 then '{convênio}'::text[] when 1 then '{prefere manhã}' else '{}' end
where o.clinica_id = pg_temp.id(1, 1);

insert into public.oportunidades (
  id, clinica_id, nome, telefone, email, origem, estagio, estagio_por, estagio_desde, responsavel_id,
  etiquetas, proximo_contato, criado_por, criado_em
)
select
  pg_temp.id(9, l.numero), pg_temp.id(1, l.clinica), l.nome, l.telefone, l.email, l.origem, l.estagio,
  'pessoa', now() - make_interval(hours => l.horas), pg_temp.id(1, l.responsavel), l.etiquetas,
  (now() at time zone 'America/Sao_Paulo')::date + l.contato,
  pg_temp.id(1, case l.clinica when 1 then 21 when 2 then 23 else l.clinica end),
  now() - make_interval(hours => l.horas)
from (
  values
    (1, 1, 'Adriana Figueira', '19900007001', null, 'instagram', 'lead', 3, 21, '{procedimento}'::text[], 0),
    (2, 1, 'Bernardo Quintela', '19900007002', 'bernardo.quintela@exemplo.demo', 'site', 'lead', 20, null, '{}', null),
    (3, 1, 'Célia Marcondes', '19900007003', null, 'indicacao', 'lead', 30, 22, '{convênio}', -1),
    (4, 1, 'Dalton Veríssimo', '19900007004', null, 'google', 'contato', 50, 21, '{prefere manhã}', 1),
    (5, 1, 'Elisa Montenegro', null, 'elisa.montenegro@exemplo.demo', 'site', 'contato', 76, 21, '{}', 3),
    (6, 1, 'Fabrício Aragão', '19900007006', null, 'whatsapp', 'contato', 120, 22, '{convênio}', -2),
    (7, 1, 'Giovana Prates', '19900007007', null, 'instagram', 'inativo', 1500, 22, '{}', null),
    (8, 1, 'Heitor Lacombe', '19900007008', null, 'telefone', 'inativo', 1900, null, '{}', null),
    (21, 2, 'Ingrid Salomão', '31900007021', null, 'google', 'lead', 5, 23, '{}', 0),
    (31, 11, 'Jonas Peregrino', '19900007031', null, 'indicacao', 'contato', 26, 11, '{}', 2)
) as l (numero, clinica, nome, telefone, email, origem, estagio, horas, responsavel, etiquetas, contato);

-- In Clínica Jardim das Acácias, which keeps no agenda here, the cards were made by hand.
insert into public.oportunidades (
  clinica_id, paciente_id, origem, estagio, estagio_por, estagio_desde, ultimo_sinal_em,
  ultima_visita_em, criado_por, criado_em
)
select p.clinica_id, p.id, 'indicacao', 'compareceu', 'pessoa', v.em, v.em, v.em, pg_temp.id(1, 23), v.em
from public.pacientes p
cross join lateral (
  select now() - make_interval(days => 40 + right(p.id::text, 3)::int * 37 % 500) as em
) as v
where p.clinica_id = pg_temp.id(1, 2)
on conflict (paciente_id, clinica_id) do nothing;

insert into public.notas_crm (clinica_id, oportunidade_id, texto, autor_id, criado_em)
select
  pg_temp.id(1, 1), pg_temp.id(9, n.pessoa), n.texto, pg_temp.id(1, n.autor),
  now() - make_interval(hours => n.horas)
from (
  values
    (1, 'Perguntou se atendemos aos sábados. Respondi que sim, até o meio-dia.', 21, 2),
    (4, 'Quer a primeira consulta antes das 10 h. Vai confirmar o convênio e responder.', 21, 40),
    (6, 'Não atendeu às 9 h. Tentar depois das 18 h.', 22, 60)
) as n (pessoa, texto, autor, horas);

insert into public.tarefas_crm (
  id, clinica_id, oportunidade_id, titulo, vence_em, responsavel_id, criado_por
)
select
  pg_temp.id(9, 100 + t.numero), pg_temp.id(1, 1), pg_temp.id(9, t.pessoa), t.titulo,
  (now() at time zone 'America/Sao_Paulo')::date + t.dias, pg_temp.id(1, t.responsavel),
  pg_temp.id(1, 21)
from (
  values
    (1, 1, 'Ligar oferecendo sábado de manhã', 0, 21),
    (2, 3, 'Enviar a lista de convênios aceitos', -1, 22),
    (3, 4, 'Confirmar o convênio', 1, 21)
) as t (numero, pessoa, titulo, dias, responsavel);

insert into public.passos_de_contato (id, clinica_id, tipo_id, dias, titulo)
select pg_temp.id(9, 200 + s.numero), pg_temp.id(1, 1), pg_temp.id(6, 104), s.dias, s.titulo
from (
  values
    (1, -2, 'Enviar o preparo do procedimento'), (2, 1, 'Perguntar como está')
) as s (numero, dias, titulo);

insert into public.consentimentos_de_contato (
  clinica_id, paciente_id, canal, finalidade, como, dado_em, registrado_por
)
select p.clinica_id, p.id, c.canal, 'marketing', 'Presencialmente', p.criado_em, p.criado_por
from public.pacientes p
cross join (values ('whatsapp', 2), ('email', 3)) as c (canal, cada)
where p.clinica_id in (pg_temp.id(1, 1), pg_temp.id(1, 2)) and right(p.id::text, 3)::int % c.cada = 0;

-- Whose death the desk recorded: she is called by nobody, whatever she had consented to.
update public.pacientes p
set data_obito = (now() at time zone 'America/Sao_Paulo')::date - 238
where p.id = pg_temp.id(2, 64);

-- ---------------------------------------------------------------------------------------------
-- Shifts of the on-call doctor: three places, half a year worked, a month planned, and the money
-- ---------------------------------------------------------------------------------------------

insert into public.locais_de_plantao (id, medico_id, nome, setor, uf, cidade, contatos, calendario, hospital_id)
select
  pg_temp.id(8, l.numero), pg_temp.id(1, 31), l.nome, l.setor, 'SP', l.cidade, l.contatos::jsonb, l.calendario::jsonb,
  case l.numero when 2 then pg_temp.id(1, 3) end
from (
  values
    (1, 'UPA Jardim das Acácias', 'Clínica médica', 'São Paulo', '[{"nome": "Márcia Leal", "papel": "Escala", "telefone": "11955550131"}]', '{"estaduais": true, "facultativos": ["vespera_natal", "vespera_ano_novo"], "proprios": [{"dia": "01-25", "nome": "Aniversário de São Paulo"}]}'),
    (2, 'Hospital Santa Aurora', 'Pronto-socorro', 'São Paulo', '[{"nome": "Dr. Otávio Rios", "papel": "Coordenação", "telefone": "11955550132"}]', '{"estaduais": true, "facultativos": ["sexta_santa", "corpus_christi"], "proprios": []}'),
    (3, 'Pronto-Socorro Vila Nova', null, 'Guarulhos', '[]', '{"estaduais": true, "facultativos": [], "proprios": [{"dia": "12-08", "nome": "Padroeira de Guarulhos"}]}')
) as l (numero, nome, setor, cidade, contatos, calendario);

insert into public.termos_do_local (id, medico_id, local_id, vigente_de, termos)
select
  pg_temp.id(8, 10 + t.lugar), pg_temp.id(1, 31), pg_temp.id(8, t.lugar), now()::date - 730,
  '{"horas_do_plantao": 12, "noite_inicio": "19:00", "noite_fim": "07:00", "sobreaviso_pb": 3333}'::jsonb || t.termos::jsonb
from (
  values
    (1, '{"regime": "rpa", "base": "plantao", "vale": "inicio", "retencoes": [{"nome": "INSS", "pb": 1100}, {"nome": "ISS", "pb": 500}], "pagamento": {"tipo": "dias", "dias": 45}, "valores": {"semana": {"dia": 140000, "noite": null}, "sexta": {"dia": null, "noite": null}, "sabado": {"dia": 160000, "noite": null}, "domingo": {"dia": null, "noite": null}, "feriado": {"dia": 210000, "noite": null}}}'),
    (2, '{"regime": "pj", "base": "hora", "vale": "cada_minuto", "retencoes": [{"nome": "Simples", "pb": 600}], "pagamento": {"tipo": "dia_do_mes", "meses": 2, "dia": 10}, "valores": {"semana": {"dia": 12000, "noite": 13000}, "sexta": {"dia": null, "noite": null}, "sabado": {"dia": null, "noite": null}, "domingo": {"dia": null, "noite": null}, "feriado": {"dia": 18000, "noite": 20000}}}'),
    (3, '{"regime": "clt", "base": "hora", "vale": "cada_minuto", "retencoes": [], "pagamento": {"tipo": "dia_do_mes", "meses": 1, "dia": 5}, "valores": {"semana": {"dia": 9500, "noite": 11000}, "sexta": {"dia": null, "noite": null}, "sabado": {"dia": null, "noite": null}, "domingo": {"dia": null, "noite": null}, "feriado": {"dia": 15000, "noite": null}}}')
) as t (lugar, termos);

-- Every fourth day, at each place in its turn: nights at the first two, days at the third.
create temp table escala as
select
  n as numero, 1 + (n + 90) % 3 as lugar, d.dia, extract(isodow from d.dia) as semana,
  (d.dia + case when (n + 90) % 3 = 2 then time '07:00' else time '19:00' end) at time zone 'America/Sao_Paulo' as inicio
from generate_series(-45, 8) as n
cross join lateral (select (now() at time zone 'America/Sao_Paulo')::date + n * 4 + 1 as dia) as d;

-- Of the last ones, what was attended: a session of the app.
insert into public.sessoes_plantao (
  id, medico_id, local_id, local_nome, inicio, data_fim, status, finalizada_no_servidor_em
)
select
  pg_temp.id(8, 2000 - e.numero), pg_temp.id(1, 31), l.id, l.nome, e.inicio + interval '5 minutes',
  e.inicio + interval '12 hours 10 minutes', 'finalizada', e.inicio + interval '12 hours 10 minutes'
from escala e join public.locais_de_plantao l on l.id = pg_temp.id(8, e.lugar)
where e.numero between -8 and -1;

-- The hospital's link was accepted while this world was built, after them all.
update public.sessoes_plantao s set hospital_id = l.hospital_id
from public.locais_de_plantao l
where l.id = s.local_id and l.hospital_id is not null;

insert into public.plantoes (id, medico_id, local_id, inicio, fim, estado, sessao_id)
select
  pg_temp.id(8, 1000 + e.numero), pg_temp.id(1, 31), pg_temp.id(8, e.lugar), e.inicio,
  e.inicio + interval '12 hours', case when e.numero < 0 then 'realizado' else 'previsto' end,
  case when e.numero between -8 and -1 then pg_temp.id(8, 2000 - e.numero) end
from escala e;

-- What has arrived, net; at the second place the invoice comes first, and its last three are late.
insert into public.lancamentos_de_plantao (medico_id, plantao_id, tipo, dia, valor_centavos, documento)
select pg_temp.id(1, 31), pg_temp.id(8, 1000 + e.numero), 'nota', e.dia + 8, 156000, 'NFS-e ' || (300 + e.numero)
from escala e where e.lugar = 2 and e.numero < -6;

insert into public.lancamentos_de_plantao (medico_id, plantao_id, tipo, dia, valor_centavos)
select
  pg_temp.id(1, 31), pg_temp.id(8, 1000 + e.numero), 'recebido', e.dia + 40,
  case e.lugar when 1 then case when e.semana >= 6 then 134400 else 117600 end when 2 then 146640 else 114000 end
from escala e where e.numero < case e.lugar when 2 then -26 else -13 end;

insert into public.lancamentos_de_plantao (medico_id, plantao_id, tipo, dia, valor_centavos, motivo)
select pg_temp.id(1, 31), pg_temp.id(8, 1000 + e.numero), 'glosa', e.dia + 40, 20000, 'Atraso de 1 h no início, segundo o hospital'
from escala e where e.lugar = 1 and e.numero between -14 and -10;

insert into public.atendimentos (
  id, sessao_id, medico_id, descricao, sexo, idade_anos, cor, classificado_em, chegada_em, estado, sinais, clinico,
  desfecho, desfecho_dados
)
select
  pg_temp.id(8, 30000 - e.numero * 10 + a.numero), pg_temp.id(8, 2000 - e.numero), pg_temp.id(1, 31), a.descricao, a.sexo,
  a.idade, a.cor, e.inicio + make_interval(mins => 35 + a.numero * 70), e.inicio + make_interval(mins => 30 + a.numero * 70),
  'finalizado', a.sinais::jsonb, a.clinico::jsonb, a.desfecho, a.dados::jsonb || jsonb_build_object('em', e.inicio + make_interval(mins => 150 + a.numero * 70))
from escala e
cross join (
  values
    (1, 'Homem, 58, dor torácica', 'masculino', 58, 'laranja', '{"pressao_sistolica": 152, "pressao_diastolica": 92, "frequencia_cardiaca": 98, "saturacao": 96}', '{"queixa": "Dor torácica há 2 h", "conduta": "ECG e troponina seriada"}', 'internacao', '{"destino": "Unidade coronariana"}'),
    (2, 'Mulher, 24, febre e disúria', 'feminino', 24, 'verde', '{"temperatura": 38.4, "frequencia_cardiaca": 96}', '{"queixa": "Febre e disúria há 3 dias", "conduta": "Urina tipo 1, urocultura e antibiótico"}', 'alta', '{"orientacoes": "Retornar se a febre passar de 48 h"}'),
    (3, 'Criança, 6, crise de asma', 'masculino', 6, 'amarelo', '{"frequencia_respiratoria": 34, "saturacao": 93}', '{"queixa": "Falta de ar desde a noite", "conduta": "Broncodilatador e corticoide"}', 'alta', '{"orientacoes": "Plano de ação entregue à mãe"}'),
    (4, 'Mulher, 71, queda da própria altura', 'feminino', 71, 'amarelo', '{"pressao_sistolica": 138, "dor": 7}', '{"queixa": "Dor no quadril direito após queda", "conduta": "Radiografia e analgesia"}', 'transferencia', '{"destino": "Ortopedia de referência", "regulacao": "CROSS 4471"}')
) as a (numero, descricao, sexo, idade, cor, sinais, clinico, desfecho, dados)
where e.numero between -8 and -1;

drop table escala;

-- What the hospital still seeks a doctor for.
insert into public.vagas_de_plantao (id, clinica_id, setor, especialidade, inicio, fim, valor_centavos, observacoes)
select
  pg_temp.id(8, 40000 + v.numero), pg_temp.id(1, 3), v.setor, v.especialidade, d.inicio, d.inicio + interval '12 hours',
  v.valor, v.observacoes
from (
  values
    (1, 6, time '19:00', 'Pronto-socorro', null, 180000, 'Dois médicos na escala'),
    (2, 13, time '07:00', 'Pronto-socorro', null, 165000, null),
    (3, 14, time '19:00', 'Unidade coronariana', 'Cardiologia', null, null)
) as v (numero, dias, hora, setor, especialidade, valor, observacoes)
cross join lateral (
  select ((now() at time zone 'America/Sao_Paulo')::date + v.dias + v.hora) at time zone 'America/Sao_Paulo' as inicio
) as d;

-- Building this world rang bells along two years of it; the demo shows a chosen few.
delete from public.notificacoes n where n.user_id::text like '10000000-%';

insert into public.notificacoes (
  id, user_id, clinica_id, aviso, titulo, mensagem, lida, criada_em, contexto
)
select
  pg_temp.id(5, n.numero), pg_temp.id(1, n.pessoa), pg_temp.id(1, n.clinica), n.aviso, n.titulo,
  n.mensagem, n.lida, coalesce(e.finalizado_em, now() - make_interval(hours => n.horas)),
  case when p.id is null then '{}'
    else jsonb_build_object('patient_id', p.id, 'patient_nome', coalesce(p.nome_social, p.nome)) end
  || case when e.id is null then '{}' else jsonb_build_object('prontuario_id', e.id) end
from (
  values
    (1, 11, 1, 'paciente_sob_cuidados', 'Paciente sob seus cuidados', 'Alex Vasconcelos agora está sob seus cuidados.', false, 3, 10, null),
    (2, 11, 1, 'adendo', 'Adendo em sua evolução', 'Dr. Rafael Tavares escreveu um adendo em uma evolução sua.', false, null, 1, 80107),
    (3, 11, 3, 'paciente_sob_cuidados', 'Paciente sob seus cuidados', 'Maria José Pereira agora está sob seus cuidados.', false, 50, 42, null),
    (4, 11, 1, 'adendo', 'Adendo em sua evolução', 'Dr. Marcos Arruda escreveu um adendo em uma evolução sua.', true, null, 11, 81108),
    (5, 11, 3, 'vinculo_ativo', 'Vínculo ativo', 'Você agora atende em Hospital Santa Aurora.', true, 14400, null, null),
    (6, 1, 1, 'convite_aceito', 'Convite aceito', 'Dr. Marcos Arruda aceitou o convite e já pode trabalhar com você.', false, 480, null, null),
    (7, 1, 1, 'convite_aceito', 'Convite aceito', 'Joana Lemos aceitou o convite e já pode trabalhar com você.', true, 4000, null, null),
    (8, 21, 1, 'recado', 'Cadastro incompleto', 'Wanderley Coutinho está sem o nome da mãe. Complete no próximo contato.', false, 30, 23, null),
    (9, 21, 1, 'recado', 'Bem-vinda à equipe', 'Você agora trabalha em Clínica Vila Serena.', true, 9000, null, null),
    (10, 3, 3, 'convite_aceito', 'Convite aceito', 'Sônia Bastos aceitou o convite e já pode trabalhar com você.', true, 700, null, null)
) as n (numero, pessoa, clinica, aviso, titulo, mensagem, lida, horas, paciente, entrada)
left join public.pacientes p on p.id = pg_temp.id(2, n.paciente)
left join public.prontuarios e on e.id = pg_temp.id(3, n.entrada);

drop function pg_temp.dia_util(int, time);
drop function pg_temp.id(int, int);

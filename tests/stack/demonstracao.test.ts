/** The demonstration data: a world in which whoever looks, on whichever day, finds people at work. */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../local/services/database.ts';
import { readTemplate } from '../../local/template.ts';

const CLINICA = '10000000-0000-4000-8000-000000000001';
const HOSPITAL = '10000000-0000-4000-8000-000000000003';
const MEDICA = '10000000-0000-4000-8000-000000000011';

let db: PGlite;

beforeAll(async () => {
  db = await openMemoryDatabase(await readTemplate({ seed: true }));
});

afterAll(() => db.close());

test.each([
  ['the clinic', 'clinica_id', CLINICA],
  ['the hospital', 'clinica_id', HOSPITAL],
  ['the doctor', 'medico_id', MEDICA],
])('%s has appointments on every day of the two weeks around today', async (_de, coluna, id) => {
  const { rows } = await db.query<{ dia: string }>(
    `select dia::date::text as dia
     from generate_series(current_date - 7, current_date + 7, interval '1 day') as dia
     where not exists (
       select 1 from public.agendamentos a
       where a.${coluna} = $1 and a.status <> 'cancelado'
         and (a.inicio at time zone 'America/Sao_Paulo')::date = dia::date
     )`,
    [id],
  );
  expect(rows).toEqual([]);
});

test('the desk finds patients who have not come for months', async () => {
  await db.exec(`begin; set local role authenticated`);
  await db.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: CLINICA, role: 'authenticated' }),
  ]);
  const { rows } = await db.query<{ nome: string }>(
    `select nome from public.lista_sem_retorno($1, 'assistencial', 'whatsapp')`,
    [CLINICA],
  );
  await db.exec('rollback');
  expect(rows.map(({ nome }) => nome)).toEqual([
    'Roberto Falcão Mesquita',
    'Vera Lúcia Tavolaro',
    'Igor Benevides',
  ]);
});

test('the hospital sees shifts done at its place and open ones to come', async () => {
  await db.exec(`begin; set local role authenticated`);
  await db.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: HOSPITAL, role: 'authenticated' }),
  ]);
  const { rows } = await db.query(
    `select
       (select count(*) > 0 from public.plantoes_do_hospital(now() - interval '30 days', now())) as feitos,
       (select count(*)::int from public.vagas_de_plantao where estado = 'aberta' and inicio > now()) as abertas`,
  );
  await db.exec('rollback');
  expect(rows).toEqual([{ feitos: true, abertas: 3 }]);
});

test('who died is there to be seen, with a card that calls for nothing', async () => {
  const { rows } = await db.query(
    `select p.nome, o.estagio, o.proximo_contato
     from public.pacientes p join public.oportunidades o on o.paciente_id = p.id
     where p.data_obito is not null`,
  );
  expect(rows).toEqual([
    { nome: 'Otília Brandão Reis', estagio: 'inativo', proximo_contato: null },
  ]);
});

/** Appointments that took or take place, with who is seen, how old they are on the day, and by whom. */
const VISTAS = `
  select a.id, a.paciente_id, a.medico_id, p.sexo, m.especialidade, a.inicio,
    date_part('year', age(a.inicio, p.data_nascimento)) as anos, a.inicio::date < p.data_nascimento as antes
  from public.agendamentos a
  join public.pacientes p on p.id = a.paciente_id
  join public.profiles m on m.id = a.medico_id
  where a.status not in ('cancelado', 'remarcado', 'reservado')`;

test.each([
  ['an adult with the paediatrician', `especialidade = 'Pediatria' and anos >= 18`],
  ['a child with the internist', `especialidade = 'Clínica Médica' and anos < 16`],
  ['a man with the gynaecologist', `especialidade like 'Ginecologia%' and sexo = 'masculino'`],
  ['a visit before birth', 'antes'],
  [
    'somebody who is back with the same doctor within a week',
    `exists (
      select 1 from v w where w.paciente_id = v.paciente_id and w.medico_id = v.medico_id
        and w.id <> v.id and w.inicio between v.inicio and v.inicio + interval '7 days'
        and not exists (select 1 from public.agendamentos e where e.encaixe and e.id in (v.id, w.id))
    )`,
  ],
])('no agenda has %s', async (_quem, condicao) => {
  const { rows } = await db.query(
    `with v as (${VISTAS}) select * from v where ${condicao} limit 5`,
  );
  expect(rows).toEqual([]);
});

test('every visit that was done has its finished entry, by its doctor, about its patient', async () => {
  const { rows } = await db.query(
    `select a.id, a.inicio from public.agendamentos a
     left join public.prontuarios e on e.id = a.prontuario_id and e.status = 'finalizado'
       and e.paciente_id = a.paciente_id and e.autor_id = a.medico_id
     where a.status = 'realizado' and e.id is null limit 5`,
  );
  expect(rows).toEqual([]);
});

test('nobody wrote about anybody before birth', async () => {
  const { rows } = await db.query(
    `select e.id from public.prontuarios e join public.pacientes p on p.id = e.paciente_id
     where e.ocorrido_em::date < p.data_nascimento`,
  );
  expect(rows).toEqual([]);
});

test('today is as full as a Monday in the clinic, whatever the day', async () => {
  const { rows } = await db.query<{ quantos: number; medicos: number }>(
    `select count(*)::int as quantos, count(distinct medico_id)::int as medicos
     from public.agendamentos
     where clinica_id = $1 and status not in ('cancelado', 'remarcado')
       and (inicio at time zone 'America/Sao_Paulo')::date = (now() at time zone 'America/Sao_Paulo')::date`,
    [CLINICA],
  );
  expect(rows[0]?.quantos).toBeGreaterThanOrEqual(15);
  expect(rows[0]?.medicos).toBeGreaterThanOrEqual(3);
});

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

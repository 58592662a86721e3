/** What only several connections at once show: each of them its own transaction, as the API's calls are. */
import postgres, { type Sql } from 'postgres';
import type { Point } from '../support/pgtap.ts';

/** Patients who are fought over, one after the other. */
const PACIENTES = 20;
const CONEXOES = 4;

/** Fights on a migrated database of a native server that holds the helpers of the tests. */
export async function disputar(endereco: string): Promise<Point[]> {
  const sql = postgres(endereco, { max: CONEXOES, onnotice: () => {}, prepare: false });
  try {
    await sql.begin(async (uma) => {
      await uma`select tests.mundo()`;
      await uma`select tests.criar_agenda()`;
    });
    return [
      await tentar('of four who call a patient in at once, one begins the draft', () =>
        chamarAoMesmoTempo(sql),
      ),
      await tentar(
        'nobody dies of a deadlock who books, moves or begins while a death is recorded',
        () => registrarObitoAoMesmoTempo(sql),
      ),
      await tentar('of a shift and an appointment of one person at once, one is refused', () =>
        planejarAoMesmoTempo(sql),
      ),
    ];
  } finally {
    await sql.end();
  }
}

async function tentar(name: string, disputa: () => Promise<string>): Promise<Point> {
  const diagnosis = await disputa();
  return { ok: diagnosis === '', name, diagnosis };
}

/** The state with which a call of somebody failed, or null. */
async function chamar(sql: Sql, quem: string, chamada: string): Promise<string | null> {
  try {
    await sql.begin(async (sua) => {
      await sua`select tests.entrar_como(${quem})`;
      await sua.unsafe(chamada);
    });
    return null;
  } catch (erro) {
    if (erro instanceof postgres.PostgresError) return erro.code;
    throw erro;
  }
}

async function criarPaciente(sql: Sql, apelido: string): Promise<void> {
  await sql`
    insert into public.pacientes (id, clinica_id, nome, data_nascimento, sexo, criado_por)
    values (tests.id(${apelido}), tests.id('clinica_a'), ${`Disputado ${apelido}`}, '1980-01-01', 'feminino', tests.id('clinica_a'))`;
}

async function marcar(sql: Sql, apelido: string, paciente: string, dias: number, status: string) {
  await sql`
    insert into public.agendamentos (
      id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por, encaixe, motivo_do_encaixe
    )
    values (
      tests.id(${apelido}), tests.id('clinica_a'), tests.id(${paciente}), tests.id('medico_a'),
      tests.id('tipo_a'), now() + make_interval(days => ${dias}), ${status}, tests.id('clinica_a'), true, 'Dor'
    )`;
}

async function chamarAoMesmoTempo(sql: Sql): Promise<string> {
  for (let n = 0; n < PACIENTES; n += 1) {
    await criarPaciente(sql, `chamado ${n}`);
    await marcar(sql, `chamada ${n}`, `chamado ${n}`, 0, 'em_atendimento');
    const chamada = `select atender(tests.id('chamada ${n}'))`;
    const falhas = await Promise.all(
      Array.from({ length: CONEXOES }, () => chamar(sql, 'medico_a', chamada)),
    );
    const [linha] = await sql<{ rascunhos: number }[]>`
      select count(*)::int as rascunhos from public.prontuarios where paciente_id = tests.id(${`chamado ${n}`})`;
    if (linha?.rascunhos !== 1 || falhas.some((falha) => falha !== null)) {
      return `patient ${n}: ${linha?.rascunhos} drafts, failures ${falhas.join()}`;
    }
  }
  return '';
}

async function registrarObitoAoMesmoTempo(sql: Sql): Promise<string> {
  for (let n = 0; n < PACIENTES; n += 1) {
    const [quem, a, b] = [`falecido ${n}`, `a ${n}`, `b ${n}`];
    await criarPaciente(sql, quem);
    await marcar(sql, a, quem, 2 + n, 'agendado');
    await marcar(sql, b, quem, 40 + n, 'agendado');
    const falhas = await Promise.all([
      chamar(sql, 'medico_a', `select mudar_status(tests.id('${a}'), 'confirmado')`),
      chamar(sql, 'clinica_a', `select registrar_obito(tests.id('${quem}'), current_date)`),
      chamar(
        sql,
        'staff_a',
        `select remarcar(tests.id('${b}'), now() + interval '${80 + n} days')`,
      ),
      chamar(
        sql,
        'staff_a',
        `select agendar(
           tests.id('clinica_a'), tests.id('${quem}'), tests.id('medico_a'), tests.id('tipo_a'),
           now() + interval '${120 + n} days', p_motivo_do_encaixe => 'Dor')`,
      ),
    ]);
    // Who comes too late is told of the death, or that what was booked is cancelled.
    const inesperadas = falhas.filter((falha) => !['AG003', '23514', null].includes(falha));
    if (inesperadas.length > 0) return `patient ${n}: ${inesperadas.join()}`;
  }
  return '';
}

async function planejarAoMesmoTempo(sql: Sql): Promise<string> {
  await sql`
    insert into private.agendas_ligadas (medico_id, codigo_hash, expira_em, plantonista_id, ligada_em)
    values (tests.id('medico_a'), 'x', now() + interval '1 minute', tests.id('plantonista'), now())`;
  await sql`
    insert into public.locais_de_plantao (id, medico_id, nome)
    values (tests.id('upa'), tests.id('plantonista'), 'UPA Norte')`;
  for (let n = 0; n < PACIENTES; n += 1) {
    const inicio = `now() + interval '${200 + n} days'`;
    const falhas = await Promise.all([
      chamar(
        sql,
        'plantonista',
        `insert into public.plantoes (medico_id, local_id, inicio, fim)
         values (tests.id('plantonista'), tests.id('upa'), ${inicio}, ${inicio} + interval '6 hours')`,
      ),
      chamar(
        sql,
        'staff_a',
        `insert into public.agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
         values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), ${inicio} + interval '1 hour')`,
      ),
    ]);
    if (falhas.filter((falha) => falha === '23P01').length !== 1 || !falhas.includes(null)) {
      return `day ${n}: ${falhas.join()}`;
    }
  }
  return '';
}

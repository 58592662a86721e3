import postgres, { type Sql } from 'postgres';
import { MEDICOS_POR_CLINICA, type Pontos } from './mundo.ts';

const CONEXOES = 16;
const DISPUTANTES = 200;
const MARCACOES = 2_000;
/** No appointment of the world lies so far ahead. */
const DIA_VAZIO = '2090-01-02';
const RECUSADO = '23P01';

interface Marcacao {
  readonly medico: string;
  readonly inicio: string;
}

/** Bookings under contention, each a transaction of its own as its caller; prints, and cleans up. */
export async function medirDisputa(endereco: string, pontos: Pontos): Promise<boolean> {
  const sql = postgres(endereco, { max: CONEXOES, onnotice: () => {}, prepare: false });
  try {
    await limpar(sql);
    const umaVaga = await disputar(
      sql,
      pontos,
      Array.from({ length: DISPUTANTES }, () => ({ medico: pontos.medico, inicio: vaga(0) })),
    );
    contar(`${DISPUTANTES} who want one slot`, umaVaga);
    contar(
      `${MARCACOES} slots of ${MEDICOS_POR_CLINICA} doctors`,
      await disputar(sql, pontos, repartir(MEDICOS_POR_CLINICA)),
    );
    await limpar(sql);
    contar(`${MARCACOES} slots of one doctor`, await disputar(sql, pontos, repartir(1)));
    await limpar(sql);
    return umaVaga.feitas === 1 && umaVaga.recusadas === DISPUTANTES - 1;
  } finally {
    await sql.end();
  }
}

function repartir(medicos: number): Marcacao[] {
  return Array.from({ length: MARCACOES }, (_, n) => ({
    medico: `d0000000-0000-4000-8000-${String(1 + (n % medicos)).padStart(12, '0')}`,
    inicio: vaga(1 + Math.floor(n / medicos)),
  }));
}

function vaga(n: number): string {
  return new Date(Date.parse(`${DIA_VAZIO}T11:00:00Z`) + n * 30 * 60_000).toISOString();
}

interface Resultado {
  feitas: number;
  recusadas: number;
  outras: string[];
  segundos: number;
}

async function disputar(
  sql: Sql,
  pontos: Pontos,
  marcacoes: readonly Marcacao[],
): Promise<Resultado> {
  const resultado: Resultado = { feitas: 0, recusadas: 0, outras: [], segundos: 0 };
  const inicio = performance.now();
  await Promise.all(
    marcacoes.map(async (marcacao) => {
      try {
        await marcar(sql, pontos, marcacao);
        resultado.feitas += 1;
      } catch (erro) {
        const codigo = erro instanceof postgres.PostgresError ? erro.code : String(erro);
        if (codigo === RECUSADO) resultado.recusadas += 1;
        else resultado.outras.push(codigo);
      }
    }),
  );
  resultado.segundos = (performance.now() - inicio) / 1000;
  return resultado;
}

async function marcar(sql: Sql, pontos: Pontos, { medico, inicio }: Marcacao): Promise<void> {
  const claims = JSON.stringify({ sub: pontos.equipe, role: 'authenticated' });
  await sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    await tx`insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
      select ${pontos.clinica}::uuid, p.id, ${medico}::uuid, ${pontos.tipo}::uuid, ${inicio}::timestamptz
      from pacientes p where p.clinica_id = ${pontos.clinica}::uuid limit 1`;
  });
}

/** Takes away what was booked for the measure; only a superuser past the triggers may. */
async function limpar(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from agendamento_eventos e using agendamentos a
      where a.id = e.agendamento_id and a.inicio >= ${DIA_VAZIO}::date`;
    await tx`delete from agendamentos where inicio >= ${DIA_VAZIO}::date`;
    await tx`delete from notificacoes`;
  });
}

function contar(nome: string, { feitas, recusadas, outras, segundos }: Resultado): void {
  const ritmo = ((feitas + recusadas) / segundos).toFixed(0);
  const falhas = outras.length > 0 ? `, ${outras.length} failed (${[...new Set(outras)]})` : '';
  console.log(
    `${nome.padEnd(40)}${feitas} booked, ${recusadas} refused${falhas}: ${ritmo} a second over ${CONEXOES} connections`,
  );
}

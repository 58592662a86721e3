/** `npm start` from outside: what a person sees, and what is left after every kind of end. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../local/demo-accounts.ts';
import { nodeVersionProblem } from '../../local/install.mjs';
import { openDatabase } from '../../local/services/database.ts';
import { descendentes, iniciar, iniciarPeloNpm, type Processo, vivos } from './support/processo.ts';

const PORTAS = { api: 55_011, psql: 55_012, web: 55_013 };
const pastas: string[] = [];
const iniciados: Processo[] = [];

function pasta(): string {
  const nova = mkdtempSync(join(tmpdir(), 'pleno-dados-'));
  pastas.push(nova);
  return nova;
}

function opcoes(dados: string): string[] {
  const portas = Object.entries(PORTAS).map(([nome, porta]) => `--${nome}-port=${porta}`);
  return [`--data=${dados}`, ...portas];
}

function anotar(processo: Processo): Processo {
  iniciados.push(processo);
  return processo;
}

const comecar = (dados: string, ...mais: string[]) => anotar(iniciar([...opcoes(dados), ...mais]));

const pronto = (processo: Processo) => processo.escrever('Ctrl+C encerra.');

const conectar = () =>
  postgres(`postgresql://postgres@127.0.0.1:${PORTAS.psql}/postgres`, { max: 1 });

async function sql<Linha extends object>(consulta: string): Promise<Linha[]> {
  const base = conectar();
  try {
    return await base.unsafe<Linha[]>(consulta);
  } finally {
    await base.end();
  }
}

afterEach(async () => {
  for (const processo of iniciados.splice(0)) {
    processo.matar('SIGKILL');
    await processo.fim();
  }
});

afterAll(() => {
  for (const nome of pastas) rmSync(nome, { recursive: true, force: true });
});

/** One folder of data, from its first start to its last: each start costs seconds. */
describe('the data', { timeout: 240_000 }, () => {
  const dados = pasta();
  /** How many writes were answered before the kill. */
  let respondidas = 0;

  test('come with the first start, which shows where everything is', async () => {
    const primeiro = comecar(dados);
    await pronto(primeiro);
    const saida = primeiro.saida();
    expect(saida).toContain(`http://127.0.0.1:${PORTAS.web}`);
    expect(saida).toContain(`http://127.0.0.1:${PORTAS.api}`);
    expect(saida).toContain(`127.0.0.1:${PORTAS.psql}`);
    expect(saida).toContain(DEMO_PASSWORD);
    for (const { email } of DEMO_ACCOUNTS) expect(saida).toContain(email);
    const pagina = await fetch(`http://127.0.0.1:${PORTAS.web}/`);
    expect(pagina.status).toBe(200);

    const outro = comecar(dados);
    expect(await outro.fim()).toBe(1);
    expect(outro.saida()).toContain('já está rodando com estes dados');

    await sql('create table public.guardada (valor int); insert into guardada values (7)');
    const esquecida = conectar();
    await esquecida`select 1`;
    const filhos = descendentes(primeiro.pid);
    expect(filhos.length).toBeGreaterThan(0);
    primeiro.matar('SIGTERM');
    expect(await primeiro.fim()).toBe(0);
    expect(vivos(filhos)).toEqual([]);
    await esquecida.end({ timeout: 0 });
  });

  test('are kept for the next, which ends with the npm that started it', async () => {
    const segundo = anotar(iniciarPeloNpm(opcoes(dados)));
    await pronto(segundo);
    expect(await sql('select valor from public.guardada')).toEqual([{ valor: 7 }]);
    const filhosDoNpm = descendentes(segundo.pid);
    segundo.matar('SIGKILL');
    await segundo.fim();
    await vi.waitUntil(() => vivos(filhosDoNpm).length === 0, { timeout: 10_000 });
  });

  test('begin again when asked, and a kill in the middle of writes leaves no child', async () => {
    const refeito = comecar(dados, '--reset-only');
    expect(await refeito.fim()).toBe(0);

    const morto = comecar(dados);
    await pronto(morto);
    const [linha] = await sql<{ tabela: string | null }>(
      "select to_regclass('guardada') as tabela",
    );
    expect(linha?.tabela).toBeNull();

    await sql('create table public.contagem (n int primary key)');
    const filhos = descendentes(morto.pid);
    const base = conectar();
    const interrompida = (async () => {
      for (let n = 1; ; n += 1) {
        await base.unsafe(`insert into public.contagem values (${n})`);
        respondidas = n;
      }
    })().catch((motivo: Error) => motivo);
    await vi.waitUntil(() => respondidas >= 50, { timeout: 20_000, interval: 5 });
    morto.matar('SIGKILL');
    expect(await morto.fim()).toBe('SIGKILL');
    expect(await interrompida).toBeInstanceOf(Error);
    await base.end({ timeout: 0 });
    await vi.waitUntil(() => vivos(filhos).length === 0, { timeout: 10_000 });
  });

  test('lose no answered write by it', async () => {
    const depois = comecar(dados);
    await pronto(depois);
    const [linha] = await sql<{ total: number; maior: number }>(
      'select count(*)::int as total, max(n) as maior from public.contagem',
    );
    expect(linha?.maior).toBeGreaterThanOrEqual(Math.max(respondidas, 50));
    expect(linha?.total).toBe(linha?.maior);
    await sql("update supabase_migrations.pleno_files set hash = 'de antes da mudança'");
    depois.matar('SIGTERM');
    expect(await depois.fim()).toBe(0);
  });

  test('that other migrations made are kept aside, and it goes on with new ones', async () => {
    mkdirSync(join(dados, 'storage'), { recursive: true });
    writeFileSync(join(dados, 'storage/arquivo'), 'de alguém');
    const novo = comecar(dados);
    await pronto(novo);
    expect(novo.saida()).toContain('Os dados locais são de outra versão do banco');
    const [linha] = await sql<{ tabela: string | null }>(
      "select to_regclass('contagem') as tabela",
    );
    expect(linha?.tabela).toBeNull();
    novo.matar('SIGTERM');
    expect(await novo.fim()).toBe(0);

    const guardadas = readdirSync(dados).filter((nome) => nome.startsWith('de-outro-esquema-'));
    expect(guardadas).toHaveLength(1);
    const guardada = join(dados, ...guardadas);
    expect(novo.saida()).toContain(guardada);
    expect(readFileSync(join(guardada, 'storage/arquivo'), 'utf8')).toBe('de alguém');
    const { db, connection } = await openDatabase({ dataDir: join(guardada, 'postgres') });
    const { rows } = await db.query<{ maior: number }>('select max(n) as maior from contagem');
    await connection.close();
    expect(rows[0]?.maior).toBeGreaterThanOrEqual(respondidas);
  });

  test('that are damaged are told to be so', async () => {
    truncateSync(join(dados, 'postgres/global/pg_control'), 100);
    const danificado = comecar(dados);
    expect(await danificado.fim()).toBe(1);
    expect(danificado.saida()).toContain('estão danificados');
    expect(danificado.saida()).toContain('npm start -- --fresh');
  });
});

describe('start', { timeout: 240_000 }, () => {
  test('a taken port ends it with one sentence, and throws nothing away before', async () => {
    const ocupante = createServer();
    await new Promise<void>((resolve) => ocupante.listen(PORTAS.psql, '127.0.0.1', resolve));
    const dados = pasta();
    writeFileSync(join(dados, 'pronta'), 'ontem');
    try {
      const processo = comecar(dados, '--fresh');
      expect(await processo.fim()).toBe(1);
      expect(processo.saida()).toContain(`A porta ${PORTAS.psql} (psql) já está em uso`);
      expect(processo.saida()).not.toContain('    at ');
      expect(readdirSync(dados)).toEqual(['pronta']);
    } finally {
      ocupante.close();
    }
  });

  test('a place for the data that is no folder ends it with one sentence', async () => {
    const arquivo = join(pasta(), 'dados');
    writeFileSync(arquivo, 'um arquivo');
    const processo = comecar(arquivo);
    expect(await processo.fim()).toBe(1);
    expect(processo.saida()).toContain(`Os dados locais não podem ficar em ${arquivo} (EEXIST)`);
    expect(processo.saida()).not.toContain('    at ');
  });

  test('an unknown option ends it with one sentence', async () => {
    const processo = comecar(pasta(), '--inventada');
    expect(await processo.fim()).toBe(1);
    expect(processo.saida()).toContain('Opção não entendida');
  });
});

describe('the version of Node', () => {
  test.each(['18.20.4', '20.18.3', '12.0.0'])('%s is told to be too old', (version) => {
    expect(nodeVersionProblem(version)).toContain(
      `precisa do Node 20.19 ou mais novo e encontrou o ${version}`,
    );
  });

  test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });
});

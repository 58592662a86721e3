/**
 * Whatever the product asks of the database is asked by the benchmark of the day, or says why not.
 *
 * Why: what was slow was each time a call that no benchmark had asked.
 */
import { CHAMADAS, ESCRITAS } from '../bench/dia/chamadas.ts';
import { CONSULTAS } from '../bench/dia/consultas.ts';
import { DAS_FICHAS } from '../bench/dia/fichas.ts';
import { LEITURAS } from '../bench/dia/leituras.ts';
import { SEM_PONTOS } from '../bench/dia/mundo.ts';
import { CHAMADAS_SEM_MEDIDA, LEITURAS_SEM_MEDIDA } from '../bench/dia/sem-medida.ts';
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const LISTA = 'tests/bench/dia/sem-medida.ts';
const ESCREVE = /\.(insert|update|upsert|delete)$/;
const FILTRA = /\.(eq|neq|in|is|not|gt|gte|lt|lte|or|match)$/;

const lida = (tabela: string, colunas: Iterable<string>) =>
  `${tabela} by ${[...new Set(colunas)].sort().join(', ') || 'nothing'}`;

const perguntadas = new Set([
  ...[...CONSULTAS, ...CHAMADAS, ...ESCRITAS].flatMap(({ sql }) => chamadasDe(sql(SEM_PONTOS))),
  ...DAS_FICHAS.flatMap(({ sql }) => chamadasDe(sql({ paciente: '', antes: null }))),
  ...LEITURAS.map(({ tabela, colunas }) => lida(tabela, colunas)),
]);
const desculpadas = [CHAMADAS_SEM_MEDIDA, LEITURAS_SEM_MEDIDA].flatMap((porques) =>
  Object.values(porques).flat(),
);

function chamadasDe(sql: string): string[] {
  return [...sql.matchAll(/(?:from|select) (\w+)\(/g)].map(([, nome = '']) => nome);
}

function medida(tree: Tree): Breach[] {
  const usadas = new Map<string, string>();
  for (const [path, text] of matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)) {
    if (/\.test\.tsx?$/.test(path)) continue;
    for (const nome of [...chamadasEm(text), ...leiturasEm(text)]) usadas.set(nome, path);
  }
  const sem = [...usadas]
    .filter(([nome]) => !perguntadas.has(nome) && !desculpadas.includes(nome))
    .map(
      ([nome, path]) =>
        `${path}: ${nome} is asked by no benchmark; ask it in tests/bench/dia, or say why not`,
    );
  if (!tree.has(LISTA)) return sem;
  const aMais = desculpadas
    .filter((nome) => perguntadas.has(nome))
    .map((nome) => `${LISTA}: ${nome} needs no excuse`);
  return [...sem, ...aMais];
}

function chamadasEm(text: string): string[] {
  return [...text.matchAll(/\.rpc\(\s*([^,)]*)/g)].flatMap(([, primeiro = '']) =>
    [...primeiro.matchAll(/'(\w+)'/g)].map(([, nome = '']) => nome),
  );
}

/** Tables read, by the columns that their filters name; a row that is named by its id needs no measure. */
function leiturasEm(text: string): string[] {
  return [...text.matchAll(/\.from\('(\w+)'\)/g)].flatMap((achado) => {
    const elos = elosDe(text.slice(achado.index + achado[0].length));
    const colunas = elos
      .filter(({ nome }) => FILTRA.test(nome))
      .map(({ nome, coluna }) => coluna ?? nome.slice(1));
    if (elos.some(({ nome }) => ESCREVE.test(nome)) || colunas.includes('id')) return [];
    return [lida(achado[1] ?? '', colunas)];
  });
}

/** The calls of a chain, each with the column that it names first. */
function elosDe(resto: string): { nome: string; coluna?: string }[] {
  const elos: { nome: string; coluna?: string }[] = [];
  let onde = 0;
  for (;;) {
    const elo = /^(?:\s|\/\/[^\n]*\n)*(\.\w+)\(/.exec(resto.slice(onde));
    if (!elo) return elos;
    onde += elo[0].length;
    const inicio = onde;
    for (let abertos = 1; abertos > 0 && onde < resto.length; onde += 1) {
      if (resto[onde] === '(') abertos += 1;
      if (resto[onde] === ')') abertos -= 1;
    }
    const coluna = /^\s*'([\w.]+)'/.exec(resto.slice(inicio, onde))?.[1];
    elos.push({ nome: elo[1] ?? '', ...(coluna !== undefined && { coluna }) });
  }
}

rule('what is asked of the database is measured', medida, {
  bites: {
    'a call that no benchmark asks': { 'src/features/x/api.ts': "db.rpc('nunca_medida', {})" },
    'one of two calls': { 'src/features/x/api.ts': "db.rpc(sim ? 'agendar' : 'nunca_medida')" },
    'a table read by other columns': {
      'src/features/x/api.ts':
        "db.from('agendamentos')\n.select('id')\n.eq('clinica_id', f(id))\n.eq('encaixe', true)",
    },
  },
  allows: {
    'a call that is asked': { 'src/features/x/api.ts': "db.rpc('painel_do_dia', { p_clinica })" },
    'a row by its id, and a write': {
      'src/features/x/api.ts':
        "db.from('salas').select('nome').eq('id', id); db.from('salas').insert(nova).select('id')",
    },
    'a table read by columns that are asked': {
      'src/features/x/api.ts':
        "db.from('pacientes').select('id').eq('ativo', true).eq('clinica_id', c)",
    },
  },
});

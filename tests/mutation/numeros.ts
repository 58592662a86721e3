/**
 * Changes every number of the calculations and every edge of a band, one at a time, up and down,
 * and asks the known answers whether they notice: Stryker leaves numbers alone, and numbers are
 * what a clinical formula is made of. `tsx tests/mutation/numeros.ts` lists those nobody noticed.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, parseSync, Visitor } from 'vite';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const FERRAMENTAS = 'supabase/functions/_shared/domain/clinico/ferramentas/';

interface Numero {
  readonly arquivo: string;
  readonly linha: number;
  readonly valor: number;
}

interface Lugar {
  readonly inicio: number;
  readonly fim: number;
  readonly valor: number;
}

type Troca = (n: number, valor: number) => number;
type Conferem = (ferramenta?: string) => boolean;

/** Of a contract only the edges of the bands: the limits of its fields have tests of their own. */
const SO_BORDAS = /\/(contrato|faixas|fonte|campos|itens|urina)\.ts$/;
const BORDAS = new Set(['abaixoDe', 'ate']);

/** The numbers of a file that are values: neither the keys of a table nor types. */
function numerosDe(arquivo: string, texto: string): Lugar[] {
  const lugares: Lugar[] = [];
  const fora = new Set<number>();
  const dentro = new Set<number>();
  new Visitor({
    Property: ({ key, value, computed }) => {
      if (!computed) fora.add(key.start);
      if (key.type === 'Identifier' && BORDAS.has(key.name)) dentro.add(value.start);
    },
    TSLiteralType: ({ literal }) => {
      fora.add(literal.start);
    },
    Literal: ({ start, end, value }) => {
      const serve = SO_BORDAS.test(arquivo) ? dentro.has(start) : !fora.has(start);
      if (typeof value === 'number' && serve) {
        lugares.push({ inicio: start, fim: end, valor: value });
      }
    },
  }).visit(parseSync(arquivo, texto).program);
  return lugares;
}

/** Makes each number of the tools a call, which may answer another one. */
function trocavel(numeros: Numero[]): Plugin {
  return {
    name: 'numeros',
    enforce: 'pre',
    transform(texto, id) {
      const arquivo = id.split(FERRAMENTAS)[1];
      if (!arquivo) return null;
      return numerosDe(arquivo, texto).reduceRight((codigo, { inicio, fim, valor }) => {
        const linha = texto.slice(0, inicio).split('\n').length;
        const n = numeros.push({ arquivo, linha, valor }) - 1;
        return `${codigo.slice(0, inicio)}__numero(${n}, ${valor})${codigo.slice(fim)}`;
      }, texto);
    },
  };
}

/** The engine and its known answers as one script, evaluated anew for each change. */
async function empacotar(numeros: Numero[]): Promise<(troca: Troca) => Conferem> {
  const saida = await build({
    configFile: false,
    root: RAIZ,
    publicDir: false,
    logLevel: 'error',
    plugins: [trocavel(numeros)],
    resolve: { alias: { '@domain': join(RAIZ, 'supabase/functions/_shared/domain') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(RAIZ, 'tests/mutation/vetores.ts'), formats: ['iife'], name: 'pacote' },
    },
  });
  const [pacote] = [saida].flat();
  if (!pacote || !('output' in pacote)) throw new Error('the build gave no bundle');
  const { code } = pacote.output[0];
  const avaliar = new Function('__numero', `${code}\nreturn pacote.conferem;`);
  return (troca) => avaliar(troca);
}

/** A little above and below: by one where it counts, by a hundredth where it measures. */
function vizinhos(valor: number): readonly [number, number] {
  const passo = Number.isInteger(valor) ? 1 : valor / 100;
  return [valor + passo, valor - passo];
}

function percebida(conferem: () => boolean): boolean {
  try {
    return !conferem();
  } catch {
    return true;
  }
}

const numeros: Numero[] = [];
const com = await empacotar(numeros);
if (percebida(() => com((_, valor) => valor)())) throw new Error('the known answers fail as it is');

let total = 0;
const escapam: string[] = [];
for (const [n, { arquivo, linha, valor }] of numeros.entries()) {
  const [pasta = ''] = arquivo.split('/');
  const ferramenta = pasta === 'comum' ? undefined : pasta;
  for (const novo of vizinhos(valor)) {
    total += 1;
    const troca: Troca = (qual, original) => (qual === n ? novo : original);
    if (!percebida(() => com(troca)(ferramenta)))
      escapam.push(`${arquivo}:${linha} ${valor} → ${novo}`);
  }
}
const percebidas = total - escapam.length;
console.log(escapam.join('\n'));
console.log(`${percebidas} de ${total} (${((100 * percebidas) / total).toFixed(1)} %)`);

/**
 * Changes every number of the calculations and every edge of a band, one at a time, up and down,
 * and asks the known answers whether they notice: Stryker leaves numbers alone, and numbers are
 * what a clinical formula is made of. `tsx tests/mutation/numeros.ts` lists those nobody noticed.
 */
import { parseSync, Visitor } from 'vite';
import { contasDe, empacotarFerramentas, ferramentaDe, percebida } from './ferramentas.ts';
import { relatar } from './pacote.ts';

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

/** Of what is not arithmetic only these, of the bands: the limits of fields have tests of their own. */
const BORDAS = new Set(['abaixoDe', 'ate']);

/** The numbers of a file that are values: neither the keys of a table nor types. */
function numerosDe(arquivo: string, texto: string): Lugar[] {
  const contas = contasDe(arquivo, texto);
  const ehConta = (onde: number) => contas.some(({ start, end }) => start <= onde && onde < end);
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
      const serve = ehConta(start) ? !fora.has(start) : dentro.has(start);
      if (typeof value === 'number' && serve) {
        lugares.push({ inicio: start, fim: end, valor: value });
      }
    },
  }).visit(parseSync(arquivo, texto).program);
  return lugares;
}

/** Makes each number of a file a call, which may answer another one. */
function trocaveis(numeros: Numero[], arquivo: string, texto: string): string {
  return numerosDe(arquivo, texto).reduceRight((codigo, { inicio, fim, valor }) => {
    const linha = texto.slice(0, inicio).split('\n').length;
    const n = numeros.push({ arquivo, linha, valor }) - 1;
    return `${codigo.slice(0, inicio)}numero__(${n}, ${valor})${codigo.slice(fim)}`;
  }, texto);
}

/** A little above and below: by one where it counts, by a hundredth where it measures. */
function vizinhos(valor: number): readonly [number, number] {
  const passo = Number.isInteger(valor) ? 1 : valor / 100;
  return [valor + passo, valor - passo];
}

const numeros: Numero[] = [];
const com = await empacotarFerramentas<Troca>('numero__', (arquivo, texto) =>
  trocaveis(numeros, arquivo, texto),
);
if (percebida(() => com((_, valor) => valor)())) throw new Error('the known answers fail as it is');

const trocas = numeros.flatMap((numero, n) =>
  vizinhos(numero.valor).map((novo) => ({ ...numero, n, novo })),
);
const escapam = trocas.filter(({ n, novo, arquivo }) => {
  const troca: Troca = (qual, original) => (qual === n ? novo : original);
  return !percebida(() => com(troca)(ferramentaDe(arquivo)));
});
relatar(
  trocas.length,
  escapam.map(({ arquivo, linha, valor, novo }) => `${arquivo}:${linha} ${valor} → ${novo}`),
);

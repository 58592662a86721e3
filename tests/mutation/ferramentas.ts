import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { empacotar, FERRAMENTAS, RAIZ } from './pacote.ts';

/** Asks every known answer of a tool, or of all of them; false when one no longer holds. */
type Conferem = (ferramenta?: string) => boolean;

const VETORES = join(RAIZ, 'tests/mutation/vetores.ts');

/** The tools and their known answers as one script, each file of a tool rewritten by `trocar`. */
export async function empacotarFerramentas<Dado>(
  nome: string,
  trocar: (arquivo: string, texto: string) => string | undefined,
): Promise<(dado: Dado) => Conferem> {
  const avaliar = await empacotar<Dado, { conferem: Conferem }>(
    `export { conferem } from ${JSON.stringify(VETORES)};`,
    nome,
    (arquivo, texto) => (arquivo.startsWith(FERRAMENTAS) ? trocar(arquivo, texto) : undefined),
  );
  return (dado) => avaliar(dado).conferem;
}

/** Whether somebody noticed: an answer that changed, or none at all. */
export function percebida(conferem: () => boolean): boolean {
  try {
    return !conferem();
  } catch {
    return true;
  }
}

/** The tool to which a file belongs; undefined for what several share. */
export function ferramentaDe(arquivo: string): string | undefined {
  const [nome] = arquivo.slice(FERRAMENTAS.length).split(/[./]/);
  return nome === 'comum' ? undefined : nome;
}

/** From one offset of a file to another. */
export interface Trecho {
  readonly start: number;
  readonly end: number;
}

/** What these make is asked, answered and cited. */
const DE_PALAVRAS = /motor\/(campos|faixas|ferramenta|fonte)\.ts$/;

/**
 * What of a file of a tool is arithmetic: `calcular` and what it uses, less what is made with fields,
 * bands and sources, which is words. In a file without `calcular`, all that is not words.
 */
export function contasDe(arquivo: string, texto: string): readonly Trecho[] {
  const { program, module } = parseSync(arquivo, texto);
  const palavras = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => DE_PALAVRAS.test(moduleRequest.value))
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const nomes: { name: string; start: number }[] = [];
  const dePalavras: number[] = [];
  const anotar = (quem: object & { start: number }) => {
    if ('name' in quem && palavras.has(String(quem.name))) dePalavras.push(quem.start);
  };
  new Visitor({
    Identifier: (nome) => void nomes.push(nome),
    CallExpression: ({ callee }) => anotar(callee),
    TSTypeReference: ({ typeName }) => anotar(typeName),
  }).visit(program);

  const contas = program.body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .filter(({ start, end }) => !dePalavras.some((onde) => start <= onde && onde < end))
    .map(({ start, end }) => {
      const dele = nomes.filter((nome) => start <= nome.start && nome.start < end);
      // What a statement declares is the first name in it.
      return { start, end, declara: dele[0]?.name, usa: new Set(dele.map(({ name }) => name)) };
    });
  const calcular = contas.find(({ declara }) => declara === 'calcular');
  if (!calcular) return contas;
  const usadas = new Set([calcular]);
  for (const { usa } of usadas) {
    for (const conta of contas) if (conta.declara && usa.has(conta.declara)) usadas.add(conta);
  }
  return [...usadas];
}

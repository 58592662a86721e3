import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { DOMINIO, RAIZ } from './pacote.ts';

/** One way to break the code. */
export interface Mudanca {
  readonly id: string;
  readonly arquivo: string;
  /** Where and into what, for a person to read. */
  readonly descricao: string;
}

/** How often each change was reached, by its id. */
export type Passagens = Readonly<Record<string, number>>;

/** Where the rewritten code looks for the change that is on, and counts what it goes through. */
const ligada: {
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Passagens; perTest: Record<string, Passagens> };
} = {};
Object.assign(globalThis, { __stryker__: ligada });

const silencio = () => undefined;
const mudo = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silencio,
  debug: silencio,
  info: silencio,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
};

/**
 * Every change that Stryker knows of some files of the domain, or of parts of them, and the files
 * rewritten so that one of the changes can be on.
 */
export async function instrumentar(
  nomes: readonly string[],
  partes?: (nome: string, texto: string) => readonly { start: number; end: number }[],
): Promise<{
  readonly mudancas: readonly Mudanca[];
  readonly trocados: ReadonlyMap<string, string>;
}> {
  const { files, mutants } = await new Instrumenter(mudo).instrument(
    nomes.map((name) => {
      const content = readFileSync(join(RAIZ, DOMINIO, name), 'utf8');
      const mutate = partes?.(name, content).map(({ start, end }) => ({
        start: lugarEm(content, start),
        end: lugarEm(content, end),
      }));
      return { name, content, mutate: mutate ?? true };
    }),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: false },
  );
  return {
    trocados: new Map(files.map(({ name, content }) => [name, content])),
    mudancas: mutants.map(({ id, fileName, location, replacement }) => {
      const texto = replacement.replaceAll(/\s+/g, ' ').slice(0, 90);
      const onde = `${location.start.line + 1}:${location.start.column + 1}`;
      return { id, arquivo: fileName, descricao: `${fileName}:${onde} ${texto}` };
    }),
  };
}

/** An offset as line and column, both from 0. */
function lugarEm(texto: string, onde: number) {
  const linhas = texto.slice(0, onde).split('\n');
  return { line: linhas.length - 1, column: linhas.at(-1)?.length ?? 0 };
}

/** Turns one change on; past `voltas` passages an endless loop ends in an exception. */
export function ligar(id: string, voltas: number): void {
  Object.assign(ligada, { activeMutant: id, hitCount: 0, hitLimit: voltas });
}

/** What loading goes through, and each run that comes of it, with the time it takes. */
export function percorrer(carregar: () => readonly (() => void)[]): {
  readonly carga: Passagens;
  readonly porProva: readonly { readonly passagens: Passagens; readonly ms: number }[];
} {
  const cobertas = { static: {}, perTest: {} as Record<string, Passagens> };
  Object.assign(ligada, { activeMutant: '', mutantCoverage: cobertas });
  const porProva = carregar().map((prova, n) => {
    // A test without a name would count as loading.
    const id = `prova ${n}`;
    ligada.currentTestId = id;
    const comeco = performance.now();
    prova();
    return { passagens: cobertas.perTest[id] ?? {}, ms: performance.now() - comeco };
  });
  ligada.currentTestId = undefined;
  return { carga: cobertas.static, porProva };
}

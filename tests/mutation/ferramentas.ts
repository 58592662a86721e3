import { join } from 'node:path';
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
  const [pasta] = arquivo.slice(FERRAMENTAS.length).split('/');
  return pasta === 'comum' ? undefined : pasta;
}

import type { Rolldown } from 'vite';

export type Pacote = Rolldown.OutputBundle;

/** Addresses of the hashed files behind modules, each with all that it imports: scripts and their styles. */
export function arquivosDe(pacote: Pacote, modulos: readonly string[]): Set<string> {
  const arquivos = new Set<string>();
  const juntar = (nome: string): void => {
    const trecho = pacote[nome];
    if (arquivos.has(`/${nome}`) || trecho?.type !== 'chunk') return;
    arquivos.add(`/${nome}`);
    for (const estilo of trecho.viteMetadata?.importedCss ?? []) arquivos.add(`/${estilo}`);
    for (const importado of trecho.imports) juntar(importado);
  };
  for (const modulo of modulos) juntar(trechoDe(pacote, modulo).fileName);
  return arquivos;
}

function trechoDe(pacote: Pacote, modulo: string): Rolldown.OutputChunk {
  for (const saida of Object.values(pacote)) {
    if (saida.type === 'chunk' && saida.moduleIds.some((id) => id.endsWith(modulo))) return saida;
  }
  throw new Error(`The build has no chunk of ${modulo}`);
}

/** The text of a file that the build writes. */
export function conteudoDe(pacote: Pacote, nome: string): string {
  const saida = pacote[nome];
  if (saida?.type !== 'asset') throw new Error(`The build has no ${nome}`);
  return String(saida.source);
}

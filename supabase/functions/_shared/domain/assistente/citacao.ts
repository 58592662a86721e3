/** Sources in words. It imports nothing heavy: the browser writes notes with it. */
import type { TrechoDaResposta } from '../contracts/assistente.ts';

type Fonte = TrechoDaResposta['fontes'][number];

/** A source in one line, as it is cited on paper. */
export function fonteEmTexto({ orgao, titulo, ano }: Fonte): string {
  return [orgao, titulo, ano].filter(Boolean).join('. ');
}

/** Sources in one line. */
export function fontesEmTexto(fontes: readonly Fonte[]): string {
  return fontes.map(fonteEmTexto).join('; ');
}

/** Where a source is read; null where only its title is known. */
export function enderecoDaFonte({ url, doi }: Fonte): string | null {
  if (doi) return `https://doi.org/${doi}`;
  return url?.startsWith('https://') ? url : null;
}

/** How far the numbers of a condition were compared with what it cites, as a doctor is told. */
export const ESTADO_DA_CONDICAO: Readonly<Record<TrechoDaResposta['verificacao'], string>> = {
  conferida: 'Números lidos no documento citado.',
  parcial:
    'Conferência parcial: números centrais batem com outra fonte pública; o documento oficial não foi lido inteiro.',
  pendente:
    'Conferência pendente: o documento citado ainda não foi aberto. Confirme antes de usar.',
};

/** The same of one source. */
export const ESTADO_DA_FONTE: Readonly<Record<Fonte['conferencia'], string>> = {
  conferida: 'lida',
  transcricao: 'comparada com transcrição pública',
  existencia: 'só título, ano ou DOI conferidos',
  memoria: 'ainda não conferida',
};

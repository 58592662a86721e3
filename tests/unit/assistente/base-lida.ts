import type { PassagemAchada } from '@domain/contracts/assistente.ts';
import { protocolosDaBase } from '../../../scripts/assistente/migracao.ts';

const TODAS: readonly PassagemAchada[] = protocolosDaBase().flatMap(({ documento, passagens }) =>
  passagens.map((passagem) => ({
    ...passagem,
    condicao: documento.titulo,
    fontes: documento.fontes,
    ferramentas: documento.ferramentas,
    versao: documento.versao,
    validade: documento.validade,
    verificacao: documento.verificacao,
  })),
);

/** Passages of the base as the search answers them, in the order asked for. */
export function passagens(...ids: string[]): PassagemAchada[] {
  return ids.map((id) => {
    const achada = TODAS.find((uma) => uma.id === id);
    if (!achada) throw new Error(`there is no passage ${id}`);
    return achada;
  });
}

export const TODAS_AS_PASSAGENS = TODAS;

import { fontesEmTexto } from '@domain/assistente/citacao.ts';
import type { CorpoDaResposta, TrechoDaResposta } from '@domain/contracts/assistente.ts';

/**
 * A passage as it goes into a note: what it says, its sources, and that an assistant helped, which the
 * record has to say (CFM 2.454/2026).
 */
export function trechoParaNota(
  { condicao, titulo, frases, fontes }: TrechoDaResposta,
  provedor: CorpoDaResposta['provedor'],
  medico: string,
): string {
  return [
    `${condicao}, ${titulo.toLocaleLowerCase('pt-BR')}:`,
    ...frases.map(({ texto }) => `- ${texto}`),
    `Fontes: ${fontesEmTexto(fontes)}.`,
    notaDeUso(provedor, medico),
  ].join('\n');
}

/** What the note says of the help. */
export function notaDeUso(
  { nome, modelo, versao }: CorpoDaResposta['provedor'],
  medico: string,
): string {
  const quem = modelo ? `${nome}, ${modelo}, versão ${versao}` : `${nome} ${versao}, sem modelo`;
  return `Elaborado com apoio de IA (Pleno, ${quem}), revisado por ${medico}.`;
}

import type { CorpoDaResposta } from '../contracts/assistente.ts';

/** What a note says of the help that it was written with, as CFM 2.454/2026 asks. */
export function notaDeUso(
  { nome, modelo, versao }: CorpoDaResposta['provedor'],
  medico: string,
): string {
  const quem = modelo ? `${nome}, ${modelo}, versão ${versao}` : `${nome} ${versao}, sem modelo`;
  return `Elaborado com apoio de IA (Pleno, ${quem}), revisado por ${medico}.`;
}

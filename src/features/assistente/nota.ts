import { fontesEmTexto } from '@domain/assistente/citacao.ts';
import { notaDeUso } from '@domain/assistente/nota.ts';
import type {
  CorpoDaResposta,
  RedacaoDoModelo,
  ResultadoDeFerramenta,
  TrechoDaResposta,
} from '@domain/contracts/assistente.ts';

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

/** What a model chose, as it goes into a note: its sentences, and the sources of what they cite. */
export function redacaoParaNota(
  { frases }: RedacaoDoModelo,
  { trechos, resultados = [], provedor }: CorpoDaResposta,
  medico: string,
): string {
  const citadas = new Set(frases.flatMap((frase) => frase.citadas));
  const fontes = [
    ...trechos.filter(({ n }) => citadas.has(n)).map((trecho) => fontesEmTexto(trecho.fontes)),
    ...resultados.flatMap(({ n, fonte }) => (citadas.has(n) && fonte ? [fonte] : [])),
  ];
  return [
    // What was marked stays marked.
    ...frases.map(({ texto, ressalvas }) =>
      ['-', texto, ...ressalvas.map((uma) => `(confira: ${uma})`)].join(' '),
    ),
    `Fontes: ${[...new Set(fontes)].join('; ')}.`,
    notaDeUso(provedor, medico),
  ].join('\n');
}

/** What a tool answered as it goes into a note. */
export function resultadoParaNota(
  { titulo, frases, fonte }: ResultadoDeFerramenta,
  provedor: CorpoDaResposta['provedor'],
  medico: string,
): string {
  return [
    `${titulo}:`,
    ...frases.map((frase) => `- ${frase}`),
    ...(fonte ? [`Fonte: ${fonte}.`] : []),
    notaDeUso(provedor, medico),
  ].join('\n');
}

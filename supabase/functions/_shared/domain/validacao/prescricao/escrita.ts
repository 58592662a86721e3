import type { Notas } from './documento.ts';
import type { Item, Prescricao } from './pedido.ts';

/** Ways of writing that have been misread, with what to write instead. */
const PERIGOSAS: readonly (readonly [padrao: RegExp, frase: string])[] = [
  [
    /\d\s*(?:U|UI|u|ui)(?![\p{L}\d])/u,
    'Escreva “unidades” por extenso: “U” e “UI” são lidos como zero ou como dez.',
  ],
  [/(?:µg|μg)/u, 'Escreva “mcg” em vez de “µg”, que é lido como mg.'],
  [
    /(?<![\d.,])\d+(?:,0+|\.0{1,2})(?![.,]?\d)/u,
    'Remova o zero depois da vírgula: “1,0” é lido como 10.',
  ],
  [/(?:^|\s)[,.]\d/mu, 'Ponha o zero antes da vírgula: “,5” é lido como 5.'],
  [
    /(?<![\p{L}\d])(?:SN|S\/N|s\/n)(?![\p{L}\d])/u,
    'Diga em que situação usar: “SN” não traz condição.',
  ],
  [/(?<![\p{L}\d])ACM(?![\p{L}\d])/u, 'Diga a conduta: “ACM” deixa a decisão para depois.'],
];

/** Judges the writing of every item, of the instructions and of the observations. */
export function conferirEscrita(
  { instructions, observations }: Prescricao,
  itens: readonly Item[],
  notas: Notas,
): void {
  for (const { campo, texto, enviado } of itens) {
    const { dose, frequencia, duracao, quantidade } = enviado;
    conferirTexto([texto, dose, frequencia, duracao, quantidade].join('\n'), campo, notas);
  }
  conferirTexto(instructions ?? '', 'instructions', notas);
  conferirTexto(observations ?? '', 'observations', notas);
}

function conferirTexto(texto: string, campo: string, notas: Notas): void {
  for (const [padrao, frase] of PERIGOSAS) {
    if (padrao.test(texto)) notas.anotar('escrita.perigosa', campo, frase);
  }
}

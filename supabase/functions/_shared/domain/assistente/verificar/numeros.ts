/** Numbers of an answer that no source says. */
import type { AlertaDaResposta } from '../../contracts/assistente.ts';

/** Citations, codes and names of rules hold numbers that measure nothing. */
const NAO_E_MEDIDA =
  /\[\^?[\w#-]+\]|\b[A-Z]\d{2}(?:\.\d)?\b|\b(?:CID|RDC|Portaria|Lei)[-\s]?[\d.,/]+/g;
/** What a number measures in a note, so that "2 opções" is left alone. */
const MEDIDA =
  /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?=\s*(?:%|mg|mcg|µg|g\b|kg|ml|mL|L\b|UI|U\b|mEq|mmol|mmHg|bpm|irpm|h\b|horas?|min|minutos?|dias?|semanas?|meses|anos|gotas?|ampolas?|comprimidos?|cp\b|x\b|vezes|J\b|joules|°C|a\s\d|\/))/gu;
const NUMERO = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?/g;

/** A number in its one way of being written: 1.000 and 1000 are the same, 0,5 and 0.5 too. */
function normal(escrito: string): string {
  const semMilhar = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(escrito)
    ? escrito.replaceAll('.', '')
    : escrito;
  return String(Number(semMilhar.replace(',', '.')));
}

/** The measures of a text, in their one way of being written. */
export function medidasDe(texto: string): readonly string[] {
  return [...texto.replace(NAO_E_MEDIDA, ' ').matchAll(MEDIDA)].map(([, um = '']) => normal(um));
}

/** Alerts of the measures of a sentence that stand in none of the texts that it may rest on. */
export function conferirNumeros(frase: string, base: readonly string[]): AlertaDaResposta[] {
  const ditos = [...frase.replace(NAO_E_MEDIDA, ' ').matchAll(MEDIDA)].map(([, um = '']) => um);
  if (ditos.length === 0) return [];
  const conhecidos = numerosDe(base);
  const soltos = [...new Set(ditos.filter((um) => !conhecidos.has(normal(um))))];
  if (soltos.length === 0) return [];
  return [
    {
      codigo: 'numero.sem_fonte',
      gravidade: 'chama_atencao',
      frase,
      motivo: `Nenhuma fonte encontrada diz ${soltos.join(', ')}.`,
      fonte: null,
    },
  ];
}

/** Every number that texts say, in its one way of being written. */
export function numerosDosTextos(textos: readonly string[]): ReadonlySet<string> {
  return new Set(textos.flatMap((texto) => texto.match(NUMERO) ?? []).map(normal));
}

const LIDOS = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Read once for all sentences of an answer. */
function numerosDe(base: readonly string[]): ReadonlySet<string> {
  const lidos = LIDOS.get(base);
  if (lidos) return lidos;
  const numeros = numerosDosTextos(base);
  LIDOS.set(base, numeros);
  return numeros;
}

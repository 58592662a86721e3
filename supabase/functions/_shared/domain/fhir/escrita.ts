import type { Narrativa } from './tipos.ts';

type Opcional<T, K extends keyof T> = Partial<Pick<T, K>> extends Pick<T, K> ? true : false;
/** The same type, whose optional fields may also be undefined. */
type ComAusentes<T> = { [K in keyof T]: Opcional<T, K> extends true ? T[K] | undefined : T[K] };

/** Leaves out what is undefined and lists without items: FHIR knows neither nulls nor empty lists. */
export function semAusentes<T extends object>(campos: ComAusentes<T>): T {
  const presentes = Object.entries(campos).filter(
    ([, valor]) => valor !== undefined && !(Array.isArray(valor) && valor.length === 0),
  );
  return Object.fromEntries(presentes) as T;
}

/**
 * Cleans a text for FHIR: line ends and plain spaces as the only blanks, no control characters, no
 * halves of characters; undefined when nothing is left, because FHIR has no empty texts.
 */
export function limpo(texto: string | null | undefined): string | undefined {
  const limpa = (texto ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S \t\n]/g, ' ')
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .trim();
  return limpa === '' ? undefined : limpa;
}

/** Cleans a name that cannot be left out. */
export function nome(texto: string): string {
  return limpo(texto) ?? 'Sem nome';
}

/** Writes an instant for FHIR, whatever the zone in which it was given. */
export function instante(quando: string): string {
  return new Date(quando).toISOString();
}

/** Writes a text as somebody wrote it: paragraphs and line ends kept, nothing read as markup. */
export function narrativaDe(texto: string): Narrativa {
  const paragrafos = texto
    .split(/\n{2,}/)
    .map((paragrafo) => `<p>${escapado(paragrafo).replaceAll('\n', '<br/>')}</p>`);
  return { status: 'additional', div: div(paragrafos.join('')) };
}

/** Writes what was kept as data, a line each. */
export function narrativaEmLinhas(linhas: readonly string[]): Narrativa {
  const itens = linhas.map((linha) => `<li>${escapado(linha)}</li>`);
  return { status: 'generated', div: div(`<ul>${itens.join('')}</ul>`) };
}

function div(conteudo: string): string {
  return `<div xmlns="http://www.w3.org/1999/xhtml">${conteudo}</div>`;
}

function escapado(texto: string): string {
  return texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

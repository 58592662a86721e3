/** The part of a schema that is read here: the names of its columns. */
interface Contrato<Colunas extends string> {
  readonly shape: Readonly<Record<Colunas, unknown>>;
}

/**
 * The columns of a row schema, as PostgREST is asked for them. One of another table is written as
 * PostgREST finds it: `{ sala: 'sala:salas(nome)' }`.
 * The type is the very text, but for the order, so that a column that there is not fails to compile.
 */
export function colunas<
  Coluna extends string,
  const Embutidas extends Partial<Readonly<Record<Coluna, string>>> = Record<never, never>,
>(
  { shape }: Contrato<Coluna>,
  embutidas?: Embutidas,
): Juntas<{ [C in Coluna]: C extends keyof Embutidas ? Embutidas[C] & string : C }[Coluna]>;
export function colunas(
  { shape }: Contrato<string>,
  embutidas: Readonly<Record<string, string>> = {},
): string {
  return Object.keys(shape)
    .map((coluna) => embutidas[coluna] ?? coluna)
    .join(',');
}

/** Makes the filter of `or` that lets through rows with a value in one of these columns. */
export function algumaPreenchida<Coluna extends string>(
  nomes: readonly Coluna[],
): Juntas<`${Coluna}.not.is.null`>;
export function algumaPreenchida(nomes: readonly string[]): string {
  return nomes.map((coluna) => `${coluna}.not.is.null`).join(',');
}

/** The members of a union of texts, joined by commas in no order. */
type Juntas<U extends string, Texto extends string = ''> = [U] extends [never]
  ? Texto
  : Um<U> extends infer Este extends string
    ? Juntas<Exclude<U, Este>, Texto extends '' ? Este : `${Texto},${Este}`>
    : never;

/** One member of a union: of the overloads that an intersection makes, inference takes the last. */
type Um<U> = (U extends unknown ? (um: () => U) => void : never) extends (um: infer Todos) => void
  ? Todos extends () => infer Ultimo
    ? Ultimo
    : never
  : never;

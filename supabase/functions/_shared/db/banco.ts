import type { ErroDoBancoDeDados } from '@domain/falhas/banco.ts';
import type { UnstableGetResult as Lido } from '@supabase/postgrest-js';
import type { Database, Grants } from './database.types.ts';

/**
 * The database's API as the compiler knows it, in the browser and in the functions: the part of
 * supabase-js that the product calls, over the types that `npm run db:types` writes.
 *
 * supabase-js has types of its own over the same file, but they let pass what is misspelt: a column in
 * `order`, `is`, `in` or `gt`, an optional argument of a call, a column of a payload that is no
 * literal. Here all of it is an error.
 */

type Esquema = Database['public'];
type Tabelas = Esquema['Tables'];
type Chamadas = Esquema['Functions'];
export type NomeDeTabela = keyof Tabelas;
type NomeDeChamada = keyof Chamadas;
type LinhaDe<T extends NomeDeTabela> = Tabelas[T]['Row'];

/** The client: a table to read or write, or a call. */
export interface Banco {
  from<T extends NomeDeTabela>(tabela: T): Tabela<T>;
  rpc<F extends ChamadaSemArgumentos>(
    chamada: F,
    argumentos?: Record<string, never>,
    opcoes?: { readonly get: true },
  ): Respondida<F>;
  rpc<F extends NomeDeChamada, const A extends Argumentos<F>>(
    chamada: F,
    argumentos: A & SemSobra<A, Argumentos<F>>,
  ): Respondida<F>;
}

interface Tabela<T extends NomeDeTabela> {
  select<const C extends string>(
    colunas: C & Existentes<T, C>,
    opcoes?: { readonly count: 'exact'; readonly head: true },
  ): Consulta<T, LinhaDe<T>, Selecionada<T, C>[]>;
  insert<const V extends Nova<T> | readonly Nova<T>[]>(
    valores: V & SemSobra<V, Nova<T>>,
  ): Escrita<T>;
  upsert<const V extends Nova<T>>(valores: V & SemSobra<V, Nova<T>>): Escrita<T>;
  update<const V extends Mudanca<T>>(valores: V & SemSobra<V, Mudanca<T>>): Escrita<T>;
}

/** A write that answers nothing until it is told which columns to. */
type Escrita<T extends NomeDeTabela> = Consulta<T, LinhaDe<T>, null>;

export interface Resposta<Resultado> {
  readonly data: Resultado | null;
  readonly error: ErroDoBancoDeDados | null;
  readonly status: number;
  readonly count: number | null;
}

/** A call under way. It repeats itself when the network fails, unless told not to. */
export interface Pedido<Resultado> extends PromiseLike<Resposta<Resultado>> {
  retry(ligado: boolean): this;
}

/** A call whose rows can still be filtered, put in order and selected. */
export interface Consulta<T extends NomeDeTabela | null, Linha, Resultado>
  extends Pedido<Resultado> {
  eq<const C extends Filtravel<Linha>>(
    coluna: C & Filtrada<Linha, C>,
    valor: Valor<Linha, C>,
  ): this;
  match<const V extends Partial<Linha>>(valores: V & SemSobra<V, Linha>): this;
  neq<C extends Coluna<Linha>>(coluna: C, valor: Valor<Linha, C>): this;
  gt<C extends Coluna<Linha>>(coluna: C, valor: Valor<Linha, C>): this;
  gte<C extends Coluna<Linha>>(coluna: C, valor: Valor<Linha, C>): this;
  lt<C extends Coluna<Linha>>(coluna: C, valor: Valor<Linha, C>): this;
  in<C extends Coluna<Linha>>(
    coluna: C,
    valores: readonly Valor<Linha, C>[],
  ): Consulta<T, Linha, Preenchida<Resultado, C>>;
  is(coluna: Coluna<Linha>, valor: null): this;
  not<C extends Coluna<Linha>>(
    coluna: C,
    operador: 'is',
    valor: null,
  ): Consulta<T, Linha, Preenchida<Resultado, C>>;
  or<const F extends string>(filtros: F & Alternativas<Linha, F>): this;
  regexIMatch(coluna: Coluna<Linha>, padrao: string): this;
  order(coluna: Coluna<Linha>, opcoes?: { readonly ascending: boolean }): this;
  limit(linhas: number): this;
  range(primeira: number, ultima: number): this;
  abortSignal(sinal: AbortSignal): this;
  select<const C extends string>(
    colunas: T extends NomeDeTabela ? C & Existentes<T, C> : never,
  ): T extends NomeDeTabela ? Consulta<T, Linha, Selecionada<T, C>[]> : never;
  single(): Pedido<Resultado extends readonly (infer Uma)[] ? Uma : Resultado>;
}

// Columns

type Coluna<Linha> = keyof Linha & string;
type Valor<Linha, C> = C extends keyof Linha ? NonNullable<Linha[C]> : string | number | boolean;
type ColunaDeAlguma = { [T in NomeDeTabela]: Coluna<LinhaDe<T>> }[NomeDeTabela];

/** A column, or one of an embedded table: `vinculos.ativo`. */
type Filtravel<Linha> = Coluna<Linha> | `${string}.${string}`;
type Filtrada<Linha, C> = C extends keyof Linha
  ? unknown
  : C extends `${string}.${ColunaDeAlguma}`
    ? unknown
    : Engano<`no table has the column of ${C & string}`>;

/** `coluna.operador.valor`, separated by commas, some of them within `and(…)`. */
type Alternativas<Linha, F extends string> = F extends `${infer Primeira},${infer Resto}`
  ? Alternativas<Linha, Primeira> & Alternativas<Linha, Resto>
  : F extends `and(${infer Dentro}`
    ? Alternativas<Linha, Dentro>
    : F extends `${Coluna<Linha>}.${string}`
      ? unknown
      : Engano<`no such column: ${F}`>;

/** Rows of which a filter left out those without a value in a column. */
type Preenchida<Resultado, C> = Resultado extends readonly (infer Uma)[]
  ? { [K in keyof Uma]: K extends C ? NonNullable<Uma[K]> : Uma[K] }[]
  : Resultado;

/** The rows of a `select`, as supabase-js reads its text. */
type Selecionada<T extends NomeDeTabela, C extends string> = Lido<
  Esquema,
  LinhaDe<T>,
  T,
  Tabelas[T]['Relationships'],
  C,
  Record<never, never>
>;

/** The errors that supabase-js finds in a selection: a column or a table that does not exist. */
type Erros<R> = [string | number] extends [R]
  ? never
  : R extends { error: true }
    ? R
    : R extends readonly (infer Uma)[]
      ? Erros<Uma>
      : R extends object
        ? { [K in keyof R]: Erros<R[K]> }[keyof R]
        : never;

/** The constraints that a selection embeds by and that do not exist. */
type Desconhecidas<C extends string> = C extends `${string}!${infer Nome}(${infer Resto}`
  ? (Nome extends Vinculo | `${Vinculo}!inner` | 'inner' ? never : Nome) | Desconhecidas<Resto>
  : never;
type Vinculo = {
  [T in NomeDeTabela]: Tabelas[T]['Relationships'][number]['foreignKeyName'];
}[NomeDeTabela];

type Existentes<T extends NomeDeTabela, C extends string> = [
  Erros<Selecionada<T, C>> | Desconhecidas<C>,
] extends [never]
  ? unknown
  : Engano<Erros<Selecionada<T, C>> | Desconhecidas<C>>;

/** A type that no text has: the compiler shows its name where a text is wrong. */
interface Engano<Qual> {
  readonly engano: Qual;
}

// Values on their way to the database

/**
 * JSON of any form, for interfaces have no index signature and `Json` refuses them; lists that nobody
 * writes to; and, where a value may be left out, undefined, which is never sent.
 */
type Enviavel<T> = [string | number | boolean] extends [T]
  ? string | number | boolean | object | (null extends T ? null : never)
  : T extends readonly (infer Item)[]
    ? readonly Item[]
    : T;
type Enviaveis<T, Nulo = never> = {
  readonly [K in keyof T]:
    | Enviavel<T[K]>
    | Nulo
    | (T extends Record<K, unknown> ? never : undefined);
};

/**
 * The columns that the grants let a person write; a trigger fills the others that have no default.
 */
type Nova<T extends NomeDeTabela> = Enviaveis<Concedida<T, 'Insert'>>;
type Mudanca<T extends NomeDeTabela> = Enviaveis<Concedida<T, 'Update'>>;
type Concedida<T extends NomeDeTabela, Escrita extends 'Insert' | 'Update'> = T extends unknown
  ? Pick<Tabelas[T][Escrita], Grants[T][Escrita] & keyof Tabelas[T][Escrita]>
  : never;

/**
 * Lets every argument be null: Postgres has none that refuses it, though the generator leaves it
 * out.
 */
type Argumentos<F extends NomeDeChamada> = F extends unknown
  ? Enviaveis<Chamadas[F]['Args'], null>
  : never;
type ChamadaSemArgumentos = {
  [F in NomeDeChamada]: Record<never, never> extends Chamadas[F]['Args'] ? F : never;
}[NomeDeChamada];

/**
 * Refuses the keys of a value that its destination does not have, also of one that is no literal; and
 * a value that says none of its keys.
 */
type SemSobra<V, Destino> = V extends readonly (infer Uma)[]
  ? readonly SemSobra<Uma, Destino>[]
  : V extends unknown
    ? [keyof V] extends [never]
      ? never
      : { readonly [K in Exclude<keyof V, Chaves<Destino>>]: never }
    : never;
type Chaves<T> = T extends unknown ? keyof T : never;

/** The answer of a call; rows of a table can also be filtered and selected. */
type Respondida<F extends NomeDeChamada> = F extends unknown
  ? Chamadas[F] extends { SetofOptions: { to: infer T extends NomeDeTabela } }
    ? Consulta<T, LinhaDe<T>, LinhaDe<T>[]>
    : Consulta<
        null,
        Chamadas[F]['Returns'] extends (infer Linha)[] ? Linha : never,
        Chamadas[F]['Returns']
      >
  : never;

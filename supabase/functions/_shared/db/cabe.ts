/**
 * What must hold of a schema, of which `Entrada` is what it takes, to read these rows: anything, when
 * it fits; otherwise the sentence of what does not, which the compiler shows. A schema may ask for less
 * than came, and for narrower values, as one of a few texts where the database knows only a text; it
 * may not ask for a column that did not come, nor leave out the null of one that may have none.
 */
export type Cabe<Entrada, Linhas> = NoInfer<
  [Desencontro<Entrada, Linhas>] extends [never] ? unknown : Desencontro<Entrada, Linhas>
>;

/** JSON is any value: the schema says what it holds. */
type Desencontro<Pedido, Vindo> = unknown extends Vindo
  ? 'is unknown'
  : [
        unknown extends Pedido ? true : [string | number | boolean] extends [Vindo] ? true : false,
      ] extends [true]
    ? never
    : null extends Vindo
      ? null extends Pedido
        ? DeValor<NonNullable<Pedido>, NonNullable<Vindo>>
        : 'may be null'
      : DeValor<NonNullable<Pedido>, Vindo>;

type DeValor<Pedido, Vindo> = [Vindo] extends [readonly (infer Item)[]]
  ? Pedido extends readonly (infer Outro)[]
    ? Desencontro<Outro, Item>
    : 'is a list'
  : [Vindo] extends [object]
    ? DeLinha<Pedido, Vindo>
    : [Pedido] extends [Vindo]
      ? never
      : `is of another type`;

/** Compares column by column, for each form that a schema accepts. */
type DeLinha<Pedido, Vindo> = Pedido extends object
  ? {
      [C in keyof Pedido & string]-?: C extends keyof Vindo
        ? Sobre<C, Desencontro<Pedido[C], Vindo[C]>>
        : undefined extends Pedido[C]
          ? never
          : `${C} did not come`;
    }[keyof Pedido & string]
  : 'is a row';

type Sobre<C extends string, Frase> = Frase extends string ? `${C} ${Frase}` : never;

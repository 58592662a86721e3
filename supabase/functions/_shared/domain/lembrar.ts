/** Longer texts are worked out each time: what is kept stays small. */
const MAIOR_TEXTO = 500;

/**
 * Remembers what a pure function answered to the latest texts, so many of them: a prescription is checked
 * again at each key, and all but one of its items are as they were. What is answered is shared, so it
 * must be nobody's to change.
 */
export function lembrando<R extends object>(
  quantos: number,
  fazer: (texto: string) => R,
): (texto: string) => R {
  const sabidos = new Map<string, R>();
  return (texto) => {
    const sabido = sabidos.get(texto);
    if (sabido) return sabido;
    const novo = fazer(texto);
    if (texto.length > MAIOR_TEXTO) return novo;
    const [maisAntigo] = sabidos.keys();
    if (sabidos.size >= quantos && maisAntigo !== undefined) sabidos.delete(maisAntigo);
    sabidos.set(texto, novo);
    return novo;
  };
}

/** As `lembrando`, of what is looked up in tables: each has its own. */
export function lembrandoPorBase<B extends object, R extends object>(
  quantos: number,
  fazer: (base: B, texto: string) => R,
): (base: B, texto: string) => R {
  const porBase = new WeakMap<B, (texto: string) => R>();
  return (base, texto) => {
    const desta = porBase.get(base) ?? lembrando(quantos, (outro) => fazer(base, outro));
    porBase.set(base, desta);
    return desta(texto);
  };
}

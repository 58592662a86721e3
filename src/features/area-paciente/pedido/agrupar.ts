/** Things by what they have in common, in the order in which each first came. */
export function agruparPor<T>(
  coisas: readonly T[],
  chave: (coisa: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const grupos = new Map<string, T[]>();
  for (const coisa of coisas) {
    const grupo = grupos.get(chave(coisa));
    if (grupo) grupo.push(coisa);
    else grupos.set(chave(coisa), [coisa]);
  }
  return grupos;
}

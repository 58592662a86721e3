/** Items by what they have in common, in the order in which each group first appeared. */
export function agrupar<T>(itens: readonly T[], por: (item: T) => string): Map<string, T[]> {
  const grupos = new Map<string, T[]>();
  for (const item of itens) {
    const chave = por(item);
    const grupo = grupos.get(chave);
    if (grupo) grupo.push(item);
    else grupos.set(chave, [item]);
  }
  return grupos;
}

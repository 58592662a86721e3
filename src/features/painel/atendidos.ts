/** Each patient once, at the latest time seen; the entries come newest first. */
export function pacientesDistintos<A extends { paciente: { id: string } }>(
  entradas: readonly A[],
): A[] {
  const vistos = new Set<string>();
  return entradas.filter(({ paciente: { id } }) => {
    if (vistos.has(id)) return false;
    vistos.add(id);
    return true;
  });
}

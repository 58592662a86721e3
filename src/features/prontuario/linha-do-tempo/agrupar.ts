import { formatarMes } from '@/lib/format/datas.ts';

export interface Mes<E> {
  /** `novembro de 2026`. */
  nome: string;
  entradas: E[];
}

/** Entries, in the order given, under the month in which the patient was seen. */
export function agruparPorMes<E extends { ocorrido_em: string }>(
  entradas: readonly E[],
  fuso: string,
): Mes<E>[] {
  const meses: Mes<E>[] = [];
  for (const entrada of entradas) {
    const nome = formatarMes(entrada.ocorrido_em, fuso);
    const ultimo = meses.at(-1);
    if (ultimo?.nome === nome) ultimo.entradas.push(entrada);
    else meses.push({ nome, entradas: [entrada] });
  }
  return meses;
}

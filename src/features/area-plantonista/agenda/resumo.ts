import type { PlantaoComConta } from '../api/contas.ts';

/** Hours and money of shifts that count. Money in centavos. */
export interface Resumo {
  readonly plantoes: number;
  readonly minutos: number;
  readonly bruto: number;
  readonly liquido: number;
  readonly recebido: number;
  readonly aberto: number;
  readonly atrasado: number;
}

const ZERO: Resumo = {
  plantoes: 0,
  minutos: 0,
  bruto: 0,
  liquido: 0,
  recebido: 0,
  aberto: 0,
  atrasado: 0,
};

/** Sums shifts. One without a value counts its hours alone. */
export function resumir(contas: readonly PlantaoComConta[]): Resumo {
  return contas.reduce(
    (soma, { plantao, preco, acerto }) => ({
      plantoes: soma.plantoes + 1,
      minutos:
        soma.minutos + Math.round((Date.parse(plantao.fim) - Date.parse(plantao.inicio)) / 60_000),
      bruto: soma.bruto + (preco?.bruto ?? 0),
      liquido: soma.liquido + (preco?.liquido ?? 0),
      recebido: soma.recebido + acerto.recebido,
      aberto: soma.aberto + acerto.aberto,
      atrasado: soma.atrasado + (acerto.situacao === 'atrasado' ? acerto.aberto : 0),
    }),
    ZERO,
  );
}

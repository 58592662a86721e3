import { instanteDoLocal } from './datas.ts';

const MINUTO = 60_000;

/** First and last calendar day, `AAAA-MM-DD`; an absent one leaves that side open. */
export interface Periodo {
  de?: string;
  ate?: string;
}

/** A period by the calendar of a time zone. */
export interface PeriodoNoFuso extends Periodo {
  fuso: string;
}

/**
 * Returns the instants between which the days of a period lie, as ISO 8601: from `inicio`, until
 * before `fim`. A day that does not exist leaves its side open.
 */
export function limitesDoPeriodo({ de, ate, fuso }: PeriodoNoFuso): {
  inicio?: string;
  fim?: string;
} {
  const inicio = de && instanteDoLocal(de, '00:00', fuso);
  const ultimoMinuto = ate && instanteDoLocal(ate, '23:59', fuso);
  return {
    ...(inicio && { inicio: inicio.toISOString() }),
    ...(ultimoMinuto && { fim: new Date(ultimoMinuto.getTime() + MINUTO).toISOString() }),
  };
}

import { diaDaSemana, instanteDe, somarDias } from '../agenda/fuso.ts';

/** How planned shifts repeat: alternating with rest, or on days of the week. */
export const PADROES = {
  unico: 'Um plantão só',
  '12x36': '12 × 36 (12 h de plantão, 36 h de folga)',
  '24x72': '24 × 72 (24 h de plantão, 72 h de folga)',
  semanal: 'Toda semana',
} as const;
export type Padrao = keyof typeof PADROES;

/** Days from one start to the next of the patterns that alternate. */
const PASSO = { '12x36': 2, '24x72': 4 } as const;
const HORAS = { '12x36': 12, '24x72': 24 } as const;

/** The most shifts that are planned at once: a year of 12 × 36. */
export const MAXIMO_DE_PLANTOES = 183;

export interface Serie {
  readonly padrao: Padrao;
  /** `AAAA-MM-DD` of the first. */
  readonly dia: string;
  /** `HH:mm`, by the clock of the place, whatever the clocks do meanwhile. */
  readonly inicio: string;
  readonly fim: string;
  /** Last day on which one may begin; of the pattern `unico` it says nothing. */
  readonly ate: string;
  /** Of the weekly pattern; Monday is 1. */
  readonly dias: readonly number[];
}

export interface Horario {
  readonly inicio: string;
  readonly fim: string;
}

/** Lists the shifts of a series in order, as instants, {@link MAXIMO_DE_PLANTOES} at most. */
export function expandirPlantoes(serie: Serie, fuso: string): Horario[] {
  return diasDa(serie)
    .slice(0, MAXIMO_DE_PLANTOES)
    .map((dia) => horarioEm(dia, serie, fuso));
}

function diasDa({ padrao, dia, ate, dias }: Serie): string[] {
  if (padrao === 'unico') return [dia];
  const passo = padrao === 'semanal' ? 1 : PASSO[padrao];
  const lista: string[] = [];
  for (let um = dia; um <= ate && lista.length < MAXIMO_DE_PLANTOES; um = somarDias(um, passo)) {
    if (padrao !== 'semanal' || dias.includes(diaDaSemana(um))) lista.push(um);
  }
  return lista;
}

/** A shift of a day: one that ends by the clock at or before its start ends on the next day. */
export function horarioEm(dia: string, { padrao, inicio, fim }: Serie, fuso: string): Horario {
  const comeca = instanteDe(`${dia}T${inicio}`, fuso);
  const fixas = padrao === '12x36' || padrao === '24x72' ? HORAS[padrao] : null;
  const termina =
    fixas === null
      ? instanteDe(`${fim > inicio ? dia : somarDias(dia, 1)}T${fim}`, fuso)
      : new Date(comeca.getTime() + fixas * 3_600_000);
  return { inicio: comeca.toISOString(), fim: termina.toISOString() };
}

/** The figures of a week: what is said of them, and what cannot be. */

/** One local day of an agenda. */
export interface DiaDaSemana {
  /** `AAAA-MM-DD` */
  readonly dia: string;
  /** Hours of attendance less time off. */
  readonly minutos_oferecidos: number;
  /** Of those, the ones that are booked or were used. */
  readonly minutos_ocupados: number;
  readonly realizados: number;
  readonly faltas: number;
  /** Seen in the tenant for the first time. */
  readonly pacientes_novos: number;
}

/** Returns the part of a whole, 0 to 1; null when the whole is zero. */
export function fracao(parte: number, todo: number): number | null {
  return todo > 0 ? parte / todo : null;
}

/**
 * Writes `75%`, or `sem dados` when the whole is zero. What is not all is never rounded up to 100%,
 * and what is not nothing never down to 0%.
 */
export function percentual(parte: number, todo: number): string {
  const valor = fracao(parte, todo);
  if (valor === null) return 'sem dados';
  const inteiro = Math.round(valor * 100);
  if (inteiro === 100 && parte < todo) return '99%';
  return inteiro === 0 && parte > 0 ? '1%' : `${inteiro}%`;
}

/** The sums of a week, from which every sentence about it is made. */
export interface TotaisDaSemana {
  minutosOferecidos: number;
  minutosOcupados: number;
  /** Seen or missed: what is over, and so the whole of which absences are a part. */
  encerrados: number;
  realizados: number;
  faltas: number;
  pacientesNovos: number;
}

/** Adds the days of a week up. */
export function somarSemana(dias: readonly DiaDaSemana[]): TotaisDaSemana {
  const soma = (campo: (dia: DiaDaSemana) => number) =>
    dias.reduce((total, dia) => total + campo(dia), 0);
  const realizados = soma((d) => d.realizados);
  const faltas = soma((d) => d.faltas);
  return {
    minutosOferecidos: soma((d) => d.minutos_oferecidos),
    minutosOcupados: soma((d) => d.minutos_ocupados),
    encerrados: realizados + faltas,
    realizados,
    faltas,
    pacientesNovos: soma((d) => d.pacientes_novos),
  };
}

/** Writes hours for a sentence: `8 h`, `41 h 30 min`, `45 min`. */
export function horasPorExtenso(minutos: number): string {
  const horas = Math.floor(minutos / 60);
  const resto = Math.round(minutos % 60);
  if (horas === 0) return `${resto} min`;
  return resto === 0 ? `${horas} h` : `${horas} h ${resto} min`;
}

const DEGRAUS = [1, 2, 5];

/**
 * Returns the top of an axis that begins at zero: the least of 1, 2, 5, 10, 20, 50… that holds the
 * value, at least 1 so that an axis of nothing still is one.
 */
export function topoDoEixo(maior: number): number {
  for (let escala = 1; ; escala *= 10) {
    const degrau = DEGRAUS.find((d) => d * escala >= maior);
    if (degrau !== undefined) return degrau * escala;
  }
}

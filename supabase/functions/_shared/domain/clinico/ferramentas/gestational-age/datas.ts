import { DIA_EM_MS } from '../../../datas.ts';

/** The date so many calendar days later. */
export function maisDias(data: string, dias: number): string {
  return porExtenso(new Date(instante(data) + dias * DIA_EM_MS));
}

/** The same day so many months later, or the last of that month where the day is missing. */
export function maisMeses(data: string, meses: number): string {
  const de = new Date(instante(data));
  const ano = de.getUTCFullYear();
  const mes = de.getUTCMonth() + meses;
  const destino = new Date(0);
  // Day zero of the next month is the last day of this one.
  destino.setUTCFullYear(ano, mes + 1, 0);
  destino.setUTCDate(Math.min(de.getUTCDate(), destino.getUTCDate()));
  return porExtenso(destino);
}

function instante(data: string): number {
  return Date.parse(`${data}T00:00:00Z`);
}

function porExtenso(data: Date): string {
  return data.toISOString().slice(0, 10);
}

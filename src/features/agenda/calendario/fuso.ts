/** The clinic's clock as the grid reads it: days and minutes of them. Pure; the zone is the clinic's. */
import { instanteDe, localDe, somarDias } from '@domain/agenda/fuso.ts';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;
export const MINUTOS_DO_DIA = 1440;

/** A calendar day `AAAA-MM-DD` and the minute of it, 0 to 1440. */
export interface NoRelogio {
  dia: string;
  minuto: number;
}

/** Offsets by zone and hour: formatting each of thousands of appointments would be felt. */
const deslocamentos = new Map<string, number>();

/** How far the clocks of a zone stand from UTC at an instant, in milliseconds. */
function deslocamento(instante: number, fuso: string): number {
  const hora = Math.floor(instante / HORA) * HORA;
  const chave = `${fuso} ${hora}`;
  const conhecido = deslocamentos.get(chave);
  if (conhecido !== undefined) return conhecido;
  const diferenca = Date.parse(`${localDe(new Date(hora), fuso)}Z`) - hora;
  deslocamentos.set(chave, diferenca);
  return diferenca;
}

/** What the clinic's calendar and clock show at an instant. */
export function noFuso(instante: string | number | Date, fuso: string): NoRelogio {
  const ms = new Date(instante).getTime();
  const local = ms + deslocamento(ms, fuso);
  const dia = Math.floor(local / DIA);
  return {
    dia: new Date(dia * DIA).toISOString().slice(0, 10),
    minuto: Math.floor((local - dia * DIA) / MINUTO),
  };
}

/** The instant at which the clinic's clock shows a minute of a day; 1440 is the next midnight. */
export function instanteNoFuso(dia: string, minuto: number, fuso: string): Date {
  const depois = Math.floor(minuto / MINUTOS_DO_DIA);
  const hora = horaDoMinuto(minuto - depois * MINUTOS_DO_DIA);
  return instanteDe(`${somarDias(dia, depois)}T${hora}`, fuso);
}

/** `09:05` of a minute of the day; the end of the day is `24:00`. */
export function horaDoMinuto(minuto: number): string {
  return `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`;
}

/** The minute of the day that `HH:mm` (or `HH:mm:ss`) names. */
export function minutoDaHora(hora: string): number {
  const [horas = '0', minutos = '0'] = hora.split(':');
  return Number(horas) * 60 + Number(minutos);
}

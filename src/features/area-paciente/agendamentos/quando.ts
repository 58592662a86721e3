/** When an appointment is, as a patient reads it: by the clock of the clinic. Pure. */
import { diaDe, localDe, somarDias } from '@domain/agenda/fuso.ts';
import { diaComAno, diaPorExtenso as diaSemAno } from '@/lib/format/dias.ts';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** `segunda-feira, 23 de novembro` of a calendar day; with the year where it is not this one. */
export function diaPorExtenso(dia: string, hoje: string): string {
  return dia.slice(0, 4) === hoje.slice(0, 4) ? diaSemAno(dia) : diaComAno(dia);
}

/** `hoje`, `amanhã`, or the day in full, of an instant. */
export function diaFalado(instante: string, fuso: string, agora: number): string {
  const hoje = diaDe(new Date(agora), fuso);
  const dia = diaDe(new Date(instante), fuso);
  if (dia === hoje) return 'hoje';
  if (dia === somarDias(hoje, 1)) return 'amanhã';
  return diaPorExtenso(dia, hoje);
}

/** `9:30` of an instant. */
export function horaFalada(instante: string, fuso: string): string {
  return localDe(new Date(instante), fuso).slice(11, 16).replace(/^0/, '');
}

/** `Amanhã, às 9:30`, `Segunda-feira, 23 de novembro, às 14:00`. */
export function quandoFalado(instante: string, fuso: string, agora: number): string {
  const dia = diaFalado(instante, fuso, agora);
  return `${comMaiuscula(dia)}, às ${horaFalada(instante, fuso)}`;
}

/** With the first letter large, as it stands alone. */
export function comMaiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** How long until an instant: `2 dias`, `3 h 20 min`, `12 min`, `menos de 1 min`. */
export function tempoAte(instante: string, agora: number): string {
  const falta = Date.parse(instante) - agora;
  if (falta < MINUTO) return 'menos de 1 min';
  if (falta < HORA) return `${Math.floor(falta / MINUTO)} min`;
  if (falta < 2 * DIA) {
    const minutos = Math.floor((falta % HORA) / MINUTO);
    return `${Math.floor(falta / HORA)} h${minutos > 0 ? ` ${minutos} min` : ''}`;
  }
  return `${Math.floor(falta / DIA)} dias`;
}

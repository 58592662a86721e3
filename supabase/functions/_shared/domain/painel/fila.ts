import type { StatusDoAgendamento } from '../agenda/status.ts';

/**
 * Separates today's appointments into who waits, is late, is inside or comes next, as the clock
 * stands now.
 */

const MINUTO = 60_000;
const HORA = 60;

/** The part of an appointment that says where its patient is. Instants in ISO 8601. */
export interface NaFila {
  readonly status: StatusDoAgendamento;
  readonly inicio: string;
  /** When the patient arrived; null before that. */
  readonly chegada_em: string | null;
}

/** A day of an agenda, by what there is to do about each appointment. */
export interface Fila<L> {
  /** Arrived and not called in, the longest wait first. */
  esperando: L[];
  dentro: L[];
  /** Their time has come and nobody said that they arrived, the earliest first. */
  atrasados: L[];
  /** Still to come, the next first. */
  proximos: L[];
}

/** Separates appointments by where their patients are at an instant (milliseconds). */
export function partirFila<L extends NaFila>(linhas: readonly L[], agora: number): Fila<L> {
  const fila: Fila<L> = { esperando: [], dentro: [], atrasados: [], proximos: [] };
  for (const linha of linhas) {
    if (linha.status === 'em_atendimento') fila.dentro.push(linha);
    else if (linha.status === 'agendado' || linha.status === 'confirmado') {
      if (linha.chegada_em !== null) fila.esperando.push(linha);
      else if (Date.parse(linha.inicio) <= agora) fila.atrasados.push(linha);
      else fila.proximos.push(linha);
    }
  }
  const porInicio = (a: L, b: L) => Date.parse(a.inicio) - Date.parse(b.inicio);
  fila.esperando.sort((a, b) => chegada(a) - chegada(b) || porInicio(a, b));
  fila.dentro.sort(porInicio);
  fila.atrasados.sort(porInicio);
  fila.proximos.sort(porInicio);
  return fila;
}

const chegada = ({ chegada_em, inicio }: NaFila) => Date.parse(chegada_em ?? inicio);

/**
 * Counts whole minutes from one instant to another; never negative, as clocks of devices differ.
 */
export function minutosDesde(instante: string, agora: number): number {
  return Math.max(0, Math.floor((agora - Date.parse(instante)) / MINUTO));
}

/** From how many minutes on a wait is long, and from how many on somebody should go and say so. */
const ESPERA_LONGA = 15;
const ESPERA_DEMAIS = 30;

/** How a wait of so many minutes looks to who waits. */
export function tamanhoDaEspera(minutos: number): 'curta' | 'longa' | 'demais' {
  if (minutos >= ESPERA_DEMAIS) return 'demais';
  return minutos >= ESPERA_LONGA ? 'longa' : 'curta';
}

/** Says how long something takes or took: `menos de 1 min`, `12 min`, `1 h`, `1 h 05`. */
export function duracaoPorExtenso(minutos: number): string {
  if (minutos < 1) return 'menos de 1 min';
  const horas = Math.floor(minutos / HORA);
  const resto = Math.round(minutos % HORA);
  if (horas === 0) return `${resto} min`;
  return resto === 0 ? `${horas} h` : `${horas} h ${String(resto).padStart(2, '0')}`;
}

import { diaDe, horarioExiste, instanteDe, localDe, somarDias } from '@domain/agenda/fuso.ts';

/*
 * Dates and times as they are shown: by the clock of a clinic (`useFuso`), whatever the device says.
 * A calendar date, as of birth, has no time zone.
 */

const EM_UTC = { timeZone: 'UTC' } as const;
const MES_E_ANO = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, month: 'long', year: 'numeric' });
const POR_EXTENSO = new Intl.DateTimeFormat('pt-BR', {
  ...EM_UTC,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

type Instante = string | number | Date;

/**
 * Returns the calendar date and time of an instant in a time zone:
 * `{ dia: '2026-11-21', hora: '14:32' }`.
 */
export function diaEHora(instante: Instante, fuso: string): { dia: string; hora: string } {
  const [dia = '', hora = ''] = localDe(new Date(instante), fuso).split('T');
  return { dia, hora };
}

/** Returns today's calendar date in a time zone, `AAAA-MM-DD`. */
export function hoje(fuso: string, agora: number = Date.now()): string {
  return diaDe(new Date(agora), fuso);
}

/** Writes an instant as `21/11/2026`. */
export function formatarData(instante: Instante, fuso: string): string {
  return formatarDia(diaEHora(instante, fuso).dia);
}

/** Writes an instant as `14:32`. */
export function formatarHora(instante: Instante, fuso: string): string {
  return diaEHora(instante, fuso).hora;
}

/** Writes an instant as `21/11/2026 14:32`. */
export function formatarDataHora(instante: Instante, fuso: string): string {
  const { dia, hora } = diaEHora(instante, fuso);
  return `${formatarDia(dia)} ${hora}`;
}

/** Writes an instant as `novembro de 2026`. */
export function formatarMes(instante: Instante, fuso: string): string {
  return MES_E_ANO.format(new Date(diaEHora(instante, fuso).dia));
}

/** Writes an instant as `sábado, 21 de novembro de 2026`. */
export function formatarPorExtenso(instante: Instante, fuso: string): string {
  return formatarDiaPorExtenso(diaEHora(instante, fuso).dia);
}

/** `2026-11-21` → `21/11/2026`. */
export function formatarDia(dia: string): string {
  return dia.split('-').reverse().join('/');
}

/** `2026-11-21` → `sábado, 21 de novembro de 2026`. */
export function formatarDiaPorExtenso(dia: string): string {
  return POR_EXTENSO.format(new Date(dia));
}

/**
 * Says how long ago an instant was: `agora`, `há 3 min`, `há 2 h`; from a day on, the date and the
 * time.
 */
export function formatarHaQuanto(instante: Instante, agora: number, fuso: string): string {
  const passou = agora - new Date(instante).getTime();
  if (passou < MINUTO) return 'agora';
  if (passou < HORA) return `há ${Math.floor(passou / MINUTO)} min`;
  if (passou < DIA) return `há ${Math.floor(passou / HORA)} h`;
  return formatarDataHora(instante, fuso);
}

/** Like {@link formatarHaQuanto}, but from a day on only the date: for lists read at a glance. */
export function formatarDesde(instante: Instante, agora: number, fuso: string): string {
  const passou = agora - new Date(instante).getTime();
  return passou < DIA ? formatarHaQuanto(instante, agora, fuso) : formatarData(instante, fuso);
}

/**
 * Finds the instant at which the clocks of a time zone show a date and a time; null where they
 * never do.
 */
export function instanteDoLocal(dia: string, hora: string, fuso: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dia) || !/^\d{2}:\d{2}$/.test(hora)) return null;
  const local = `${dia}T${hora}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return null;
  return horarioExiste(local, fuso) ? instanteDe(local, fuso) : null;
}

/**
 * Reads a date as a person types it: `21/11/2026`, `21-11-26`, `21112026`, `hoje`, `ontem`.
 * Two-digit years are of the last hundred years. Null where it is none.
 */
export function lerData(texto: string, dataDeHoje: string): string | null {
  const limpo = texto.trim().toLowerCase();
  if (limpo === 'hoje') return dataDeHoje;
  if (limpo === 'ontem') return somarDias(dataDeHoje, -1);
  const digitos =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(limpo) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(limpo);
  if (!digitos) return null;
  const [, d = '', m = '', a = ''] = digitos;
  const ano = a.length === 4 ? a : anoCompleto(a, dataDeHoje);
  const dia = `${ano}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return !Number.isNaN(Date.parse(dia)) && somarDias(dia, 0) === dia ? dia : null;
}

/**
 * Reads a time as a person types it: `14:32`, `14h32`, `1432`, `9:05`, `14h`. Null where it is
 * none.
 */
export function lerHora(texto: string): string | null {
  const partes = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?|(\d{2}))$/i.exec(texto.trim());
  if (!partes) return null;
  const [, h = '', comSeparador, semSeparador] = partes;
  const hora = `${h.padStart(2, '0')}:${comSeparador ?? semSeparador ?? '00'}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hora) ? hora : null;
}

function anoCompleto(doisDigitos: string, dataDeHoje: string): string {
  const ano = Number(dataDeHoje.slice(0, 4));
  const neste = Number(`${String(ano).slice(0, 2)}${doisDigitos}`);
  return String(neste > ano ? neste - 100 : neste);
}

/** Dates and times as they are shown: always in São Paulo's time, whatever the device says. */
const FUSO = 'America/Sao_Paulo';

const DIA_MES_ANO = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const HORA_MINUTO = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  hour: '2-digit',
  minute: '2-digit',
});
const MES_E_ANO = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  month: 'long',
  year: 'numeric',
});
const POR_EXTENSO = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** Parts of a date as a calendar in São Paulo shows them, in the order `AAAA-MM-DD HH:mm:ss`. */
const PARTES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: FUSO,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

type Instante = string | number | Date;

/** `21/11/2026` of an instant. */
export function formatarData(instante: Instante): string {
  return DIA_MES_ANO.format(new Date(instante));
}

/** `14:32` of an instant. */
export function formatarHora(instante: Instante): string {
  return HORA_MINUTO.format(new Date(instante));
}

/** `21/11/2026 14:32` of an instant. */
export function formatarDataHora(instante: Instante): string {
  return `${formatarData(instante)} ${formatarHora(instante)}`;
}

/** `novembro de 2026` of an instant. */
export function formatarMes(instante: Instante): string {
  return MES_E_ANO.format(new Date(instante));
}

/** `sábado, 21 de novembro de 2026` of an instant. */
export function formatarPorExtenso(instante: Instante): string {
  return POR_EXTENSO.format(new Date(instante));
}

/** `2026-11-21` → `21/11/2026`: a calendar date has no time zone. */
export function formatarDia(dia: string): string {
  return dia.split('-').reverse().join('/');
}

/** `agora`, `há 3 min`, `há 2 h`; from a day on, the date and the time. */
export function formatarHaQuanto(instante: Instante, agora: number): string {
  const passou = agora - new Date(instante).getTime();
  if (passou < MINUTO) return 'agora';
  if (passou < HORA) return `há ${Math.floor(passou / MINUTO)} min`;
  if (passou < DIA) return `há ${Math.floor(passou / HORA)} h`;
  return formatarDataHora(instante);
}

/** Like {@link formatarHaQuanto}, but from a day on only the date: for lists read at a glance. */
export function formatarDesde(instante: Instante, agora: number): string {
  const passou = agora - new Date(instante).getTime();
  return passou < DIA ? formatarHaQuanto(instante, agora) : formatarData(instante);
}

/** Calendar date and time of an instant in São Paulo: `{ dia: '2026-11-21', hora: '14:32' }`. */
export function emSaoPaulo(instante: Instante): { dia: string; hora: string } {
  const [dia = '', hora = ''] = PARTES.format(new Date(instante)).split(' ');
  return { dia, hora: hora.slice(0, 5) };
}

/** Today's calendar date in São Paulo, `AAAA-MM-DD`. */
export function hoje(agora: number = Date.now()): string {
  return emSaoPaulo(agora).dia;
}

/** The instant at which São Paulo's clocks show a date and a time; null where they are none. */
export function instanteEmSaoPaulo(dia: string, hora: string): Date | null {
  const comoSeFosseUtc = Date.parse(`${dia}T${hora}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dia) || !/^\d{2}:\d{2}$/.test(hora)) return null;
  if (Number.isNaN(comoSeFosseUtc)) return null;
  // The offset changed through the years (summer time until 2019): it is read at the date itself.
  const visto = emSaoPaulo(comoSeFosseUtc);
  const diferenca = comoSeFosseUtc - Date.parse(`${visto.dia}T${visto.hora}:00Z`);
  const instante = new Date(comoSeFosseUtc + diferenca);
  const conferido = emSaoPaulo(instante);
  return conferido.dia === dia && conferido.hora === hora ? instante : null;
}

/**
 * A date as a person types it: `21/11/2026`, `21-11-26`, `21112026`, `hoje`, `ontem`.
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
  return somarDias(dia, 0) === dia ? dia : null;
}

/** A time as a person types it: `14:32`, `14h32`, `1432`, `9:05`, `14h`. Null where it is none. */
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

function somarDias(dia: string, dias: number): string {
  const instante = new Date(Date.parse(`${dia}T00:00:00Z`) + dias * DIA);
  return Number.isNaN(instante.getTime()) ? '' : instante.toISOString().slice(0, 10);
}

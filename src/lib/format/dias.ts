/** Calendar days `AAAA-MM-DD`: weeks begin on Monday. Pure; days have no time zone. */
import { diaDaSemana, somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { formatarDia } from './datas.ts';

/** Monday first, as the database counts them from 1. */
export const DIAS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];

const aoMeioDia = (dia: string) => new Date(`${dia}T12:00:00Z`);

const EM_UTC = { timeZone: 'UTC' } as const;
const POR_EXTENSO = new Intl.DateTimeFormat('pt-BR', {
  ...EM_UTC,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const COM_ANO = new Intl.DateTimeFormat('pt-BR', {
  ...EM_UTC,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const SEMANA_CURTA = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, weekday: 'short' });
const SEMANA_LONGA = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, weekday: 'long' });
const MES_E_ANO = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, month: 'long', year: 'numeric' });
const MES_CURTO = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, month: 'short' });

/** The seven days of the week in which a day falls. */
export function semanaDe(dia: string): string[] {
  const segunda = somarDias(dia, 1 - diaDaSemana(dia));
  return Array.from({ length: 7 }, (_, posicao) => somarDias(segunda, posicao));
}

/** The whole weeks that show the month in which a day falls. */
export function semanasDoMes(dia: string): string[][] {
  const primeiro = `${dia.slice(0, 7)}-01`;
  const depois = somarMeses(primeiro, 1);
  const semanas: string[][] = [];
  for (let inicio = semanaDe(primeiro)[0] ?? primeiro; inicio < depois; ) {
    semanas.push(semanaDe(inicio));
    inicio = somarDias(inicio, 7);
  }
  return semanas;
}

/** `segunda-feira, 23 de novembro`. */
export function diaPorExtenso(dia: string): string {
  return POR_EXTENSO.format(aoMeioDia(dia));
}

/** `segunda-feira, 23 de novembro de 2026`. */
export function diaComAno(dia: string): string {
  return COM_ANO.format(aoMeioDia(dia));
}

/** `seg`. */
export function semanaCurta(dia: string): string {
  return SEMANA_CURTA.format(aoMeioDia(dia)).replace('.', '');
}

/** `segunda-feira`. */
export function semanaLonga(dia: string): string {
  return SEMANA_LONGA.format(aoMeioDia(dia));
}

/** `novembro de 2026`. */
export function mesPorExtenso(dia: string): string {
  return MES_E_ANO.format(aoMeioDia(dia));
}

/** `nov`. */
export function mesCurto(dia: string): string {
  return MES_CURTO.format(aoMeioDia(dia)).replace('.', '');
}

/** `23`, the number of the day in its month. */
export function numeroDoDia(dia: string): string {
  return String(Number(dia.slice(8)));
}

/** `23 a 29 de nov. de 2026`, `30 de nov. a 6 de dez. de 2026`. */
export function semanaPorExtenso(dia: string): string {
  const semana = semanaDe(dia);
  const primeiro = semana[0] ?? dia;
  const ultimo = semana[6] ?? dia;
  const fim = `${numeroDoDia(ultimo)} de ${MES_CURTO.format(aoMeioDia(ultimo))} de ${ultimo.slice(0, 4)}`;
  const mesmoMes = primeiro.slice(0, 7) === ultimo.slice(0, 7);
  const inicio = mesmoMes
    ? numeroDoDia(primeiro)
    : `${numeroDoDia(primeiro)} de ${MES_CURTO.format(aoMeioDia(primeiro))}`;
  return `${inicio} a ${fim}`;
}

/** `seg., 23/11/2026, 09:00`, of a local time `AAAA-MM-DDTHH:mm`. */
export function horarioCurto(horario: string): string {
  const [dia = '', hora = ''] = horario.split('T');
  return `${semanaCurta(dia)}., ${formatarDia(dia)}, ${hora}`;
}

/** With the first letter large, as it stands alone. */
export function comMaiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** A day, or the first one allowed when it comes before that. */
export function naoAntes(dia: string, primeiro: string): string {
  return [dia, primeiro].sort()[1] ?? dia;
}

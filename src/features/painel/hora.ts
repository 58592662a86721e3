import { localDe, somarDias } from '@domain/agenda/fuso.ts';

const EM_UTC = { timeZone: 'UTC' } as const;
const DIA_E_MES = new Intl.DateTimeFormat('pt-BR', {
  ...EM_UTC,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});
const SEMANA_CURTA = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, weekday: 'short' });
const SEMANA = new Intl.DateTimeFormat('pt-BR', { ...EM_UTC, weekday: 'long' });

const aoMeioDia = (dia: string) => new Date(`${dia}T12:00:00Z`);

/** `14:30`, by the clinic's clock. */
export function horaNo(fuso: string, instante: string): string {
  return localDe(new Date(instante), fuso).slice(11);
}

/** `hoje, 14:30`, `amanhã, 08:00`, `seg., 23/11, 08:00`, by the clinic's clock. */
export function quandoNo(fuso: string, instante: string, hoje: string): string {
  const local = localDe(new Date(instante), fuso);
  const dia = local.slice(0, 10);
  const hora = local.slice(11);
  if (dia === hoje) return `hoje, ${hora}`;
  if (dia === somarDias(hoje, 1)) return `amanhã, ${hora}`;
  return `${DIA_E_MES.format(aoMeioDia(dia))}, ${hora}`;
}

/** `seg` of a calendar day. */
export function semanaCurta(dia: string): string {
  return SEMANA_CURTA.format(aoMeioDia(dia)).replace('.', '');
}

/** `segunda`, `sábado` of a calendar day. */
export function diaDaSemanaPorExtenso(dia: string): string {
  return SEMANA.format(aoMeioDia(dia)).replace('-feira', '');
}

import { DIA_EM_MS, diasEntre } from './datas.ts';

/** Completed years, months and days between two calendar dates (`AAAA-MM-DD`). */
export interface Idade {
  anos: number;
  meses: number;
  dias: number;
}

/**
 * The age of a person born on `nascimento`, as of `hoje`; null when the birth is later.
 * A month is complete on the same day of the next month, or on its last day where that day is missing.
 */
export function idade(nascimento: string, hoje: string): Idade | null {
  if (nascimento > hoje) return null;
  const [anoNascido = 0, mesNascido = 0, diaNascido = 0] = nascimento.split('-').map(Number);
  const [ano = 0, mes = 0, dia = 0] = hoje.split('-').map(Number);

  let meses = (ano - anoNascido) * 12 + (mes - mesNascido);
  const aniversarioNoMes = Math.min(diaNascido, diasNoMes(ano, mes));
  if (dia < aniversarioNoMes) meses -= 1;

  const ultimo = new Date(Date.UTC(anoNascido, mesNascido - 1 + meses, 1));
  const diaDoUltimo = Math.min(
    diaNascido,
    diasNoMes(ultimo.getUTCFullYear(), ultimo.getUTCMonth() + 1),
  );
  const desdeOUltimo =
    Date.UTC(ano, mes - 1, dia) - (ultimo.getTime() + (diaDoUltimo - 1) * DIA_EM_MS);
  return {
    anos: Math.floor(meses / 12),
    meses: meses % 12,
    dias: Math.round(desdeOUltimo / DIA_EM_MS),
  };
}

/** Counts the days lived, for rules that change within the first months. */
export function idadeEmDias(nascimento: string, hoje: string): number {
  return diasEntre(nascimento, hoje);
}

/**
 * An age as it is said: `12 dias`, `8 meses e 3 dias` in the first year, `1 ano e 4 meses` in the
 * second, then years alone.
 */
export function idadePorExtenso(nascimento: string, hoje: string): string | null {
  const vivida = idade(nascimento, hoje);
  if (!vivida) return null;
  const { anos, meses, dias } = vivida;
  if (anos >= 2) return plural(anos, 'ano', 'anos');
  if (anos === 1)
    return juntar(plural(anos, 'ano', 'anos'), meses && plural(meses, 'mês', 'meses'));
  if (meses > 0) return juntar(plural(meses, 'mês', 'meses'), dias && plural(dias, 'dia', 'dias'));
  return plural(dias, 'dia', 'dias');
}

function diasNoMes(ano: number, mes: number): number {
  return new Date(Date.UTC(ano, mes, 0)).getUTCDate();
}

function plural(quantidade: number, um: string, varios: string): string {
  return `${quantidade} ${quantidade === 1 ? um : varios}`;
}

function juntar(primeiro: string, segundo: string | 0): string {
  return segundo ? `${primeiro} e ${segundo}` : primeiro;
}

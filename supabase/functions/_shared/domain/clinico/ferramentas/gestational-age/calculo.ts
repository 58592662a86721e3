import { diasEntre } from '../../../datas.ts';
import { type Notas, Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';
import { maisDias, maisMeses } from './datas.ts';

/** 43 weeks: beyond it the date of the last period is taken for a mistake. */
const LIMITE_EM_DIAS = 301;
/** A year outside these is a slip of the keyboard; without a date of reference nothing else shows it. */
const PRIMEIRO_DIA = '1900-01-01';
const ULTIMO_DIA = '2199-12-31';

/** Due dates, and gestational age on the date of reference when there is one. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { campo, inicio } = comeco(entrada);
  const informada = entrada[campo] ?? inicio;
  if (informada < PRIMEIRO_DIA || informada > ULTIMO_DIA) {
    throw new Recusa(campo, 'Confira o ano: informe uma data entre 1900 e 2199.');
  }
  const partos = {
    edd_naegele: maisMeses(maisDias(inicio, 7), 9),
    edd_280: maisDias(inicio, 280),
  };
  const { reference_date } = entrada;
  if (reference_date === undefined) {
    notas.ausente(['weeks', 'days'], 'Informe a data de referência para a idade gestacional.');
    return partos;
  }
  if (informada > reference_date) {
    throw new Recusa(campo, 'Informe uma data que não seja posterior à data de referência.');
  }
  const idade = idadeEmDias(campo, inicio, reference_date);
  return { ...partos, weeks: Math.floor(idade / 7), days: idade % 7 };
}

/** The first day of the last period: as told, or as the ultrasound puts it. */
function comeco(entrada: Entrada): { campo: 'lmp' | 'us_date'; inicio: string } {
  const { lmp, us_date, us_weeks, us_days } = entrada;
  if (lmp !== undefined) {
    if (us_weeks !== undefined || us_days !== undefined) {
      throw new Recusa(
        us_weeks !== undefined ? 'us_weeks' : 'us_days',
        'Semanas e dias do ultrassom só se usam com a data do ultrassom, no lugar da DUM.',
      );
    }
    return { campo: 'lmp', inicio: lmp };
  }
  if (us_date === undefined || us_weeks === undefined || us_days === undefined) {
    throw new Recusa(
      us_weeks === undefined ? 'us_weeks' : 'us_days',
      'Ultrassom: informe a idade gestacional do exame em semanas e dias.',
    );
  }
  return { campo: 'us_date', inicio: maisDias(us_date, -(us_weeks * 7 + us_days)) };
}

/** Days of gestation; refuses what cannot be a pregnancy going on. */
function idadeEmDias(campo: 'lmp' | 'us_date', inicio: string, referencia: string): number {
  const dias = diasEntre(inicio, referencia);
  if (dias > LIMITE_EM_DIAS) {
    throw new Recusa(
      campo,
      'Passaram mais de 301 dias (43 semanas) até a data de referência: confira as datas.',
    );
  }
  return dias;
}

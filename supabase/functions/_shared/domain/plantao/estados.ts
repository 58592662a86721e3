/** Where a patient of a shift is, in the order of the board. */
export const ESTADOS = [
  'aguardando',
  'em_atendimento',
  'aguardando_exames',
  'em_observacao',
  'reavaliacao_pendente',
  'finalizado',
] as const;
export type Estado = (typeof ESTADOS)[number];

export const ROTULO_DO_ESTADO: Readonly<Record<Estado, string>> = {
  aguardando: 'Aguardando',
  em_atendimento: 'Em atendimento',
  aguardando_exames: 'Aguardando exames',
  em_observacao: 'Em observação',
  reavaliacao_pendente: 'Reavaliação pendente',
  finalizado: 'Finalizado',
};

/** States of which the patient is still in the doctor's care. */
export const ESTADOS_ABERTOS = ESTADOS.filter((estado) => estado !== 'finalizado');

/**
 * Where a patient may go from a state: anywhere open but back to waiting, once seen; out by an outcome
 * alone, and back in only to be attended.
 */
export function transicoes(de: Estado): readonly Estado[] {
  if (de === 'finalizado') return ['em_atendimento'];
  return ESTADOS.filter((para) => para !== de && para !== 'aguardando');
}

export const podeIr = (de: Estado, para: Estado): boolean => transicoes(de).includes(para);

const HORA = 3_600_000;

/** A shift is warned of from 12 hours, alerted from 24 and no longer accepted past 36. */
export const LIMITES_DO_PLANTAO = { avisa: 12, alerta: 24, maximo: 36 } as const;

export type DuracaoDoPlantao = 'comum' | 'longo' | 'alerta' | 'acima_do_maximo';

/** What there is to say of how long a shift has lasted at a given instant. */
export function duracaoDoPlantao(inicio: string, agora: number): DuracaoDoPlantao {
  const horas = (agora - Date.parse(inicio)) / HORA;
  if (horas > LIMITES_DO_PLANTAO.maximo) return 'acima_do_maximo';
  if (horas >= LIMITES_DO_PLANTAO.alerta) return 'alerta';
  return horas >= LIMITES_DO_PLANTAO.avisa ? 'longo' : 'comum';
}

/** Why a shift cannot end as asked; null when it can. The database says the same. */
export function recusaDoFim(
  inicio: string,
  fim: string,
  abertos: number,
  motivo: string | null,
): string | null {
  if (Date.parse(fim) <= Date.parse(inicio)) {
    return 'O fim do plantão precisa ser depois do início.';
  }
  if (duracaoDoPlantao(inicio, Date.parse(fim)) === 'acima_do_maximo') {
    return 'Um plantão tem no máximo 36 horas. Informe a hora em que ele terminou.';
  }
  if (abertos > 0 && (motivo ?? '').trim().length < 3) {
    return 'Ainda há pacientes em atendimento. Passe o plantão ou escreva por que ele termina assim.';
  }
  return null;
}

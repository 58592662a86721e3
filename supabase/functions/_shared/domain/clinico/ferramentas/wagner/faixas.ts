import type { Faixa } from '../../motor/faixas.ts';

/** One band a grade, 0 to 5, in order. */
export const FAIXAS: readonly Faixa[] = [
  { codigo: 'sem_ulcera', ate: 0, rotulo: 'Sem úlcera', gravidade: 'normal' },
  { codigo: 'superficial', ate: 1, rotulo: 'Úlcera superficial', gravidade: 'atencao' },
  {
    codigo: 'profunda',
    ate: 2,
    rotulo: 'Úlcera até tendão ou osso, sem abscesso',
    gravidade: 'alerta',
  },
  { codigo: 'abscesso', ate: 3, rotulo: 'Abscesso ou osteomielite', gravidade: 'critico' },
  { codigo: 'gangrena_parcial', ate: 4, rotulo: 'Gangrena parcial', gravidade: 'critico' },
  { codigo: 'gangrena_extensa', rotulo: 'Gangrena extensa', gravidade: 'critico' },
];

import type { Faixa } from '../../motor/faixas.ts';

/** Bands of the total in head injury; adult and pediatric scales share them. */
export const FAIXAS_DE_GLASGOW: readonly Faixa[] = [
  {
    codigo: 'grave',
    abaixoDe: 9,
    rotulo: 'Trauma craniano grave (3 a 8)',
    gravidade: 'critico',
  },
  {
    codigo: 'moderado',
    abaixoDe: 13,
    rotulo: 'Trauma craniano moderado (9 a 12)',
    gravidade: 'alerta',
  },
  { codigo: 'leve', rotulo: 'Trauma craniano leve (13 a 15)', gravidade: 'atencao' },
];

import type { Faixa } from '../../motor/faixas.ts';

/** Healthy adults lie between 0.5 and 0.7; from 0.9 on outcomes are worse, in obstetrics as well. */
export const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'abaixo',
    abaixoDe: 0.5,
    rotulo: 'Abaixo do habitual',
    texto: 'sem significado de choque por si; veja bradicardia, betabloqueador e hipertensão.',
    gravidade: 'normal',
  },
  { codigo: 'normal', ate: 0.7, rotulo: 'Habitual do adulto (0,5 a 0,7)', gravidade: 'normal' },
  {
    codigo: 'intermediario',
    abaixoDe: 0.9,
    rotulo: 'Acima do habitual',
    texto: 'repita e acompanhe a tendência.',
    gravidade: 'atencao',
  },
  {
    codigo: 'alto',
    rotulo: 'Alto',
    texto:
      'associado a pior desfecho; procure hipovolemia e sangramento. Na obstetrícia, 0,9 já é alerta.',
    gravidade: 'alerta',
  },
];

import type { Faixa } from '../../motor/faixas.ts';

/** The 50 MME of CDC 2022; the 90 MME of CDC 2016, which 2022 no longer has. */
export const FAIXAS: readonly Faixa[] = [
  { codigo: 'abaixo_de_50', abaixoDe: 50, rotulo: 'Abaixo de 50 MME por dia', gravidade: 'normal' },
  {
    codigo: 'de_50_a_90',
    abaixoDe: 90,
    rotulo: '50 MME por dia ou mais',
    texto: 'reavalie benefício e risco e ofereça naloxona (CDC 2022).',
    gravidade: 'alerta',
  },
  {
    codigo: 'de_90',
    rotulo: '90 MME por dia ou mais',
    texto:
      'reavalie benefício e risco e ofereça naloxona (CDC 2022). Evitar ou justificar a partir de 90 é do CDC 2016 e não consta do de 2022.',
    gravidade: 'alerta',
  },
];

import type { Faixa } from '../../motor/faixas.ts';

/** By completed weeks: what a birth on the date of reference would be called. */
export const FAIXAS_DE_TERMO: readonly Faixa[] = [
  {
    codigo: 'pre_termo',
    abaixoDe: 37,
    rotulo: 'Antes do termo',
    texto: 'um nascimento nesta data seria pré-termo.',
    gravidade: 'normal',
  },
  { codigo: 'termo_precoce', abaixoDe: 39, rotulo: 'Termo precoce', gravidade: 'normal' },
  { codigo: 'termo', abaixoDe: 41, rotulo: 'Termo', gravidade: 'normal' },
  { codigo: 'termo_tardio', abaixoDe: 42, rotulo: 'Termo tardio', gravidade: 'atencao' },
  { codigo: 'pos_termo', rotulo: 'Pós-termo', gravidade: 'alerta' },
];

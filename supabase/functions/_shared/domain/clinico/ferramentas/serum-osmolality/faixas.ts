import type { Faixa } from '../../motor/faixas.ts';

/** Reference 275 to 295 mOsm/kg. */
export const FAIXAS_DA_CALCULADA: readonly Faixa[] = [
  { codigo: 'baixa', abaixoDe: 275, rotulo: 'Osmolalidade calculada baixa', gravidade: 'alerta' },
  { codigo: 'normal', ate: 295, rotulo: 'Osmolalidade calculada normal', gravidade: 'normal' },
  { codigo: 'alta', rotulo: 'Osmolalidade calculada alta', gravidade: 'alerta' },
];

/** Normal from about −10 to +10 mOsm/kg. */
export const FAIXAS_DO_GAP: readonly Faixa[] = [
  {
    codigo: 'gap_baixo',
    abaixoDe: -10,
    rotulo: 'Gap osmolar abaixo do esperado',
    texto: 'confira as unidades e a medida.',
    gravidade: 'atencao',
  },
  { codigo: 'gap_normal', ate: 10, rotulo: 'Gap osmolar normal', gravidade: 'normal' },
  {
    codigo: 'gap_elevado',
    rotulo: 'Gap osmolar elevado',
    texto: 'há partículas que a fórmula não conta, como um álcool.',
    gravidade: 'alerta',
  },
];

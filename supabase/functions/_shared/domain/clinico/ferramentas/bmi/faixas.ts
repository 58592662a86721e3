import type { Faixa } from '../../motor/faixas.ts';

/** WHO, adults of 20 years and more. */
export const FAIXAS_OMS: readonly Faixa[] = [
  { codigo: 'magreza_grave', abaixoDe: 16, rotulo: 'Magreza grave', gravidade: 'critico' },
  { codigo: 'magreza_moderada', abaixoDe: 17, rotulo: 'Magreza moderada', gravidade: 'alerta' },
  { codigo: 'magreza_leve', abaixoDe: 18.5, rotulo: 'Magreza leve', gravidade: 'atencao' },
  { codigo: 'eutrofia', abaixoDe: 25, rotulo: 'Eutrofia', gravidade: 'normal' },
  { codigo: 'sobrepeso', abaixoDe: 30, rotulo: 'Sobrepeso (pré-obesidade)', gravidade: 'atencao' },
  { codigo: 'obesidade_1', abaixoDe: 35, rotulo: 'Obesidade grau I', gravidade: 'alerta' },
  { codigo: 'obesidade_2', abaixoDe: 40, rotulo: 'Obesidade grau II', gravidade: 'alerta' },
  { codigo: 'obesidade_3', rotulo: 'Obesidade grau III', gravidade: 'critico' },
];

/** Ministério da Saúde (SISVAN), 60 years and more. */
export const FAIXAS_DO_IDOSO: readonly Faixa[] = [
  { codigo: 'baixo_peso', ate: 22, rotulo: 'Idoso: baixo peso', gravidade: 'atencao' },
  { codigo: 'eutrofia', abaixoDe: 27, rotulo: 'Idoso: eutrofia', gravidade: 'normal' },
  { codigo: 'sobrepeso', rotulo: 'Idoso: sobrepeso', gravidade: 'atencao' },
];

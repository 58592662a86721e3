import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { classeDeKillip } from '../killip/classes.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  diabetes_htn_angina: simNao('Diabetes, hipertensão ou angina', 1),
  sbp: medida('pas'),
  hr: medida('fc'),
  killip: classeDeKillip(),
  weight_kg: medida('peso_adulto'),
  anterior_or_lbbb: simNao('Supra de ST anterior ou bloqueio de ramo esquerdo', 1),
  time_to_treatment_gt_4h: simNao('Mais de 4 horas até o tratamento', 1),
};
export type Entrada = EntradaDe<typeof campos>;

/** Death within 30 days, in the trial of the score. */
const MORTALIDADE: readonly Faixa[] = [
  { codigo: 'pontos_0', abaixoDe: 1, rotulo: 'Mortalidade em 30 dias: 0,8%', gravidade: 'normal' },
  { codigo: 'pontos_1', abaixoDe: 2, rotulo: 'Mortalidade em 30 dias: 1,6%', gravidade: 'normal' },
  { codigo: 'pontos_2', abaixoDe: 3, rotulo: 'Mortalidade em 30 dias: 2,2%', gravidade: 'atencao' },
  { codigo: 'pontos_3', abaixoDe: 4, rotulo: 'Mortalidade em 30 dias: 4,4%', gravidade: 'atencao' },
  { codigo: 'pontos_4', abaixoDe: 5, rotulo: 'Mortalidade em 30 dias: 7,3%', gravidade: 'alerta' },
  { codigo: 'pontos_5', abaixoDe: 6, rotulo: 'Mortalidade em 30 dias: 12,4%', gravidade: 'alerta' },
  {
    codigo: 'pontos_6',
    abaixoDe: 7,
    rotulo: 'Mortalidade em 30 dias: 16,1%',
    gravidade: 'critico',
  },
  {
    codigo: 'pontos_7',
    abaixoDe: 8,
    rotulo: 'Mortalidade em 30 dias: 23,4%',
    gravidade: 'critico',
  },
  {
    codigo: 'pontos_8',
    abaixoDe: 9,
    rotulo: 'Mortalidade em 30 dias: 26,8%',
    gravidade: 'critico',
  },
  { codigo: 'acima_de_8', rotulo: 'Mortalidade em 30 dias: 35,9%', gravidade: 'critico' },
];

export const timiStemi = definir({
  id: 'timi-stemi',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'TIMI com supra de ST',
  resumo: 'Risco de morte em 30 dias no infarto com supra de ST.',
  categoria: 'cardiovascular',
  especialidades: ['Cardiologia', 'Medicina de Emergência', 'Medicina Intensiva', 'Clínica Médica'],
  apelidos: ['timi', 'timi risk', 'iamcsst', 'infarto', 'supra de st', 'stemi', 'dor torácica'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [{ de: 'score', faixas: MORTALIDADE }],
  fonte,
  calcular,
});

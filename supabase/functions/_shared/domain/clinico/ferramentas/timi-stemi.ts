import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { degraus, pontos } from '../motor/pontos.ts';
import { classeDeKillip } from './killip.ts';

const TABELA_REPRODUZIDA: Verificacao = {
  estado: 'parcial',
  documento: 'GlobalRPh, TIMI Risk Score for STEMI (reprodução), e resumo do artigo original',
  ressalva: 'O artigo completo não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Morrow DA e cols., 2000',
  referencias: [
    {
      citacao: 'Morrow DA et al. Circulation 2000;102:2031-7.',
      doi: '10.1161/01.CIR.102.17.2031',
    },
  ],
  formula:
    'Idade ≥ 75 anos 3, 65–74 anos 2; diabetes, hipertensão ou angina 1; PAS < 100 mmHg 3; FC > 100 bpm 2; Killip II–IV 2; peso < 67 kg 1; supra anterior ou bloqueio de ramo esquerdo 1; mais de 4 h até o tratamento 1. Total de 0 a 14. Mortalidade em 30 dias: 0 0,8%; 1 1,6%; 2 2,2%; 3 4,4%; 4 7,3%; 5 12,4%; 6 16,1%; 7 23,4%; 8 26,8%; acima de 8 35,9%.',
  limites: [
    'Só no infarto com supra de ST já diagnosticado: não atrase a reperfusão para calcular.',
    'Derivado de pacientes tratados com fibrinolítico; com angioplastia a mortalidade tende a ser menor.',
  ],
  verificacao: { formula: TABELA_REPRODUZIDA, faixas: TABELA_REPRODUZIDA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Points of age in years: below 65 none, 65–74 two, 75 or more three. */
const IDADE = [
  [65, 0],
  [75, 2],
] as const;

/** Points of the items known on arrival (Morrow 2000); mmHg, beats per minute, kg. */
function calcular(entrada: Entrada) {
  const itens = pontos(
    [entrada.diabetes_htn_angina, 1],
    [entrada.sbp < 100, 3],
    [entrada.hr > 100, 2],
    [entrada.killip >= 2, 2],
    [entrada.weight_kg < 67, 1],
    [entrada.anterior_or_lbbb, 1],
    [entrada.time_to_treatment_gt_4h, 1],
  );
  return { score: itens + degraus(entrada.age, IDADE, 3) };
}

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

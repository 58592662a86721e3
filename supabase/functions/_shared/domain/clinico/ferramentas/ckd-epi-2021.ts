import { type EntradaDe, medida, sexo } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { ckdEpi, type EquacaoCkdEpi } from './comum/ckd-epi.ts';

const fonte: Fonte = {
  autor: 'Inker LA e cols., 2021',
  referencias: [
    {
      citacao: 'Inker LA et al. N Engl J Med 2021;385:1737-49.',
      doi: '10.1056/NEJMoa2102953',
    },
    {
      citacao: 'National Kidney Foundation. CKD-EPI Creatinine Equation (2021).',
      url: 'https://www.kidney.org/ckd-epi-creatinine-equation-2021',
    },
    { citacao: 'KDIGO 2024, diretriz de doença renal crônica (categorias de TFG).' },
    { citacao: 'Consenso SBN e SBPC/ML. J Bras Nefrol 2024;46(3).' },
  ],
  formula:
    'TFGe = 142 × mín(Cr/κ; 1)^α × máx(Cr/κ; 1)^−1,200 × 0,9938^idade (× 1,012 se mulher). κ = 0,7 e α = −0,241 na mulher; κ = 0,9 e α = −0,302 no homem. Cr em mg/dL.',
  limites: [
    'Só para adultos (18 anos ou mais), com creatinina estável: não vale em lesão renal aguda nem em diálise.',
    'É categoria de TFG, não diagnóstico: doença renal crônica pede mais de 3 meses ou marcador de lesão.',
    'Para dose de medicamento em pessoa muito grande ou muito pequena, desindexe: TFGe × superfície corporal ÷ 1,73.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento: 'National Kidney Foundation, página da equação CKD-EPI 2021',
      ressalva: 'O artigo original não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
};
type Entrada = EntradaDe<typeof campos>;

/** Inker 2021, without race. */
const EQUACAO: EquacaoCkdEpi = {
  constante: 142,
  expoente: -1.2,
  porAno: 0.9938,
  porSexo: {
    feminino: { kappa: 0.7, alfa: -0.241, fator: 1.012 },
    masculino: { kappa: 0.9, alfa: -0.302, fator: 1 },
  },
};

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL (Inker 2021). */
export function calcular(entrada: Entrada) {
  return { egfr: ckdEpi(EQUACAO, entrada) };
}

/** KDIGO categories of GFR: a category, not a diagnosis of chronic kidney disease. */
export const CATEGORIAS_DE_TFG: readonly Faixa[] = [
  { codigo: 'G5', abaixoDe: 15, rotulo: 'G5, falência renal', gravidade: 'critico' },
  { codigo: 'G4', abaixoDe: 30, rotulo: 'G4, redução acentuada', gravidade: 'alerta' },
  { codigo: 'G3b', abaixoDe: 45, rotulo: 'G3b, redução moderada a acentuada', gravidade: 'alerta' },
  { codigo: 'G3a', abaixoDe: 60, rotulo: 'G3a, redução leve a moderada', gravidade: 'atencao' },
  { codigo: 'G2', abaixoDe: 90, rotulo: 'G2, levemente diminuída', gravidade: 'normal' },
  { codigo: 'G1', rotulo: 'G1, normal ou elevada', gravidade: 'normal' },
];

export const ckdEpi2021 = definir({
  id: 'ckd-epi-2021',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'TFGe CKD-EPI 2021',
  resumo: 'Filtração glomerular estimada pela creatinina, sem raça.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina de Família e Comunidade', 'Geriatria'],
  apelidos: ['tfg', 'egfr', 'gfr', 'filtração glomerular', 'função renal', 'doença renal crônica'],
  campos,
  saidas: {
    egfr: saidaNumero('TFGe', 'mL/min/1,73 m²', 0),
    stage: saidaCodigo('Categoria de TFG'),
  },
  interpretacoes: [{ de: 'egfr', classe: 'stage', faixas: CATEGORIAS_DE_TFG }],
  fonte,
  calcular,
});

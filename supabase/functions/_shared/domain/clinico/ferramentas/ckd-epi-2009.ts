import { type EntradaDe, medida, sexo } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { coeficienteDeRaca } from './comum/campos.ts';
import { ckdEpi, type EquacaoCkdEpi } from './comum/ckd-epi.ts';

const fonte: Fonte = {
  autor: 'Levey AS e cols., 2009',
  referencias: [
    {
      citacao: 'Levey AS et al. Ann Intern Med 2009;150:604-12.',
      doi: '10.7326/0003-4819-150-9-200905050-00006',
    },
    {
      citacao: 'National Kidney Foundation. CKD-EPI Creatinine Equation (2009).',
      url: 'https://www.kidney.org/content/ckd-epi-creatinine-equation-2009',
    },
  ],
  formula:
    'TFGe = 141 × mín(Cr/κ; 1)^α × máx(Cr/κ; 1)^−1,209 × 0,993^idade (× 1,018 se mulher). κ = 0,7 e α = −0,329 na mulher; κ = 0,9 e α = −0,411 no homem. Cr em mg/dL.',
  limites: [
    'Só para comparação histórica: para decidir, use a CKD-EPI 2021.',
    'Só para adultos (18 anos ou mais), com creatinina estável: não vale em lesão renal aguda nem em diálise.',
  ],
  divergencias: [
    'O artigo multiplica por 1,159 em pessoas negras; o consenso brasileiro da SBN e da SBPC/ML prefere a equação sem raça, e aqui o coeficiente só entra se for pedido.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento: 'National Kidney Foundation, página da equação CKD-EPI 2009',
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
  black: coeficienteDeRaca(),
};
type Entrada = EntradaDe<typeof campos>;

/** Levey 2009. */
const EQUACAO: EquacaoCkdEpi = {
  constante: 141,
  expoente: -1.209,
  porAno: 0.993,
  porSexo: {
    feminino: { kappa: 0.7, alfa: -0.329, fator: 1.018 },
    masculino: { kappa: 0.9, alfa: -0.411, fator: 1 },
  },
};

const COEFICIENTE_DE_RACA = 1.159;

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL (Levey 2009). */
function calcular({ black, ...entrada }: Entrada) {
  return { egfr: ckdEpi(EQUACAO, entrada) * (black ? COEFICIENTE_DE_RACA : 1) };
}

export const ckdEpi2009 = definir({
  id: 'ckd-epi-2009',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'TFGe CKD-EPI 2009',
  resumo: 'Equação anterior de filtração glomerular, para comparar com laudos antigos.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica'],
  apelidos: ['ckd-epi antiga', 'tfg', 'egfr', 'filtração glomerular', 'função renal'],
  campos,
  saidas: { egfr: saidaNumero('TFGe', 'mL/min/1,73 m²', 0) },
  interpretacoes: [],
  fonte,
  calcular,
});

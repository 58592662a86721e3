import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Lee TH e cols., 1999',
  referencias: [
    { citacao: 'Lee TH et al. Circulation 1999;100:1043-9.', doi: '10.1161/01.CIR.100.10.1043' },
    {
      citacao: 'Duceppe E et al. Can J Cardiol 2017;33:17-32 (taxas atuais).',
      doi: '10.1016/j.cjca.2016.09.008',
    },
  ],
  formula:
    '1 ponto para cada: cirurgia intraperitoneal, intratorácica ou vascular suprainguinal; doença isquêmica; insuficiência cardíaca; doença cerebrovascular; insulina; creatinina > 2 mg/dL. Total de 0 a 6.',
  limites: [
    'Adultos em cirurgia não cardíaca; não vale para cirurgia cardíaca nem decide sozinho adiar uma urgência.',
    'Subestima o risco em cirurgia vascular maior.',
  ],
  divergencias: [
    'Taxas de evento: no estudo de 1999, 0,4%, 0,9%, 6,6% e 11%; na estimativa conjunta de 2017, 3,9%, 6,0%, 10,1% e 15%. A de 2017 vem primeiro.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  high_risk_surgery: simNao(
    'Cirurgia de alto risco',
    1,
    'Intraperitoneal, intratorácica ou vascular suprainguinal.',
  ),
  ischemic_heart_disease: simNao('Doença cardíaca isquêmica', 1),
  heart_failure: simNao('Insuficiência cardíaca', 1),
  cerebrovascular_disease: simNao('AVC ou AIT prévio', 1),
  insulin: simNao('Diabetes em uso de insulina', 1),
  creatinine: medida('creatinina', { ajuda: 'Pontua acima de 2 mg/dL.' }),
};
type Entrada = EntradaDe<typeof campos>;

/** One point for each of six predictors (Lee 1999); creatinine in mg/dL. */
function calcular(entrada: Entrada) {
  const score = contar(
    entrada.high_risk_surgery,
    entrada.ischemic_heart_disease,
    entrada.heart_failure,
    entrada.cerebrovascular_disease,
    entrada.insulin,
    entrada.creatinine > 2,
  );
  return { score };
}

/** The pooled modern rates come first; those of 1999, lower, are said beside them. */
const EVENTOS: readonly Faixa[] = [
  {
    codigo: 'pontos_0',
    abaixoDe: 1,
    rotulo: 'Nenhum preditor',
    texto:
      'eventos cardíacos maiores em 3,9% na estimativa conjunta atual (no estudo de 1999, 0,4%).',
    gravidade: 'normal',
  },
  {
    codigo: 'pontos_1',
    abaixoDe: 2,
    rotulo: 'Um preditor',
    texto:
      'eventos cardíacos maiores em 6,0% na estimativa conjunta atual (no estudo de 1999, 0,9%).',
    gravidade: 'atencao',
  },
  {
    codigo: 'pontos_2',
    abaixoDe: 3,
    rotulo: 'Dois preditores',
    texto:
      'eventos cardíacos maiores em 10,1% na estimativa conjunta atual (no estudo de 1999, 6,6%).',
    gravidade: 'alerta',
  },
  {
    codigo: 'pontos_3_ou_mais',
    rotulo: 'Três preditores ou mais',
    texto:
      'eventos cardíacos maiores em 15% na estimativa conjunta atual (no estudo de 1999, 11%).',
    gravidade: 'critico',
  },
];

export const rcri = definir({
  id: 'rcri',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Índice de Lee (RCRI)',
  resumo: 'Risco de evento cardíaco maior em cirurgia não cardíaca.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Anestesiologia',
    'Clínica Médica',
    'Cirurgia Geral',
    'Geriatria',
  ],
  apelidos: [
    'lee',
    'rcri',
    'revised cardiac risk index',
    'risco cirúrgico',
    'pré-operatório',
    'avaliação perioperatória',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [{ de: 'score', faixas: EVENTOS }],
  fonte,
  calcular,
});

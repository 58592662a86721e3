import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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

import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaCodigo } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  dvt_signs: simNao(
    'Sinais clínicos de TVP',
    3,
    'No mínimo edema da perna e dor à palpação das veias profundas.',
  ),
  pe_most_likely: simNao('TEP é o diagnóstico mais provável ou tão provável quanto outro', 3),
  hr: medida('fc'),
  immobilization_or_surgery: simNao(
    'Imobilização ou cirurgia recente',
    1.5,
    'Acamado por 3 dias ou mais, ou cirurgia nas últimas 4 semanas.',
  ),
  prior_vte: simNao('TVP ou TEP prévios', 1.5),
  hemoptysis: simNao('Hemoptise', 1),
  malignancy: simNao('Câncer', 1, 'Em tratamento, tratado nos últimos 6 meses ou paliativo.'),
};
export type Entrada = EntradaDe<typeof campos>;

const DOIS_NIVEIS: readonly Faixa[] = [
  {
    codigo: 'improvavel',
    ate: 4,
    rotulo: 'TEP improvável',
    texto: 'em geral, o próximo passo é o dímero D.',
    gravidade: 'normal',
  },
  {
    codigo: 'provavel',
    rotulo: 'TEP provável',
    texto: 'em geral, o próximo passo é o exame de imagem.',
    gravidade: 'alerta',
  },
];

const TRES_NIVEIS: readonly Faixa[] = [
  { codigo: 'baixa', abaixoDe: 2, rotulo: 'Probabilidade baixa', gravidade: 'normal' },
  { codigo: 'moderada', ate: 6, rotulo: 'Probabilidade moderada', gravidade: 'atencao' },
  { codigo: 'alta', rotulo: 'Probabilidade alta', gravidade: 'alerta' },
];

export const wellsPe = definir({
  id: 'wells-pe',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Wells para TEP',
  resumo: 'Probabilidade de embolia pulmonar antes dos exames.',
  categoria: 'tromboembolismo',
  especialidades: [
    'Clínica Médica',
    'Medicina de Emergência',
    'Pneumologia',
    'Cardiologia',
    'Medicina Intensiva',
  ],
  apelidos: [
    'wells tep',
    'embolia pulmonar',
    'tromboembolismo pulmonar',
    'pulmonary embolism',
    'dispneia',
    'dor torácica',
  ],
  campos,
  saidas: {
    score: { tipo: 'numero', rotulo: 'Pontuação', unidade: 'pontos', casas: 1 },
    two_tier: saidaCodigo('Em dois níveis'),
    three_tier: saidaCodigo('Em três níveis'),
  },
  interpretacoes: [
    { de: 'score', classe: 'two_tier', faixas: DOIS_NIVEIS },
    { de: 'score', classe: 'three_tier', faixas: TRES_NIVEIS },
  ],
  fonte,
  calcular,
});

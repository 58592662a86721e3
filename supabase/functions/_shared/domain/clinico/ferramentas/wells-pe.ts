import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';

const TABELA_REPRODUZIDA: Verificacao = {
  estado: 'parcial',
  documento:
    'BMC Family Practice 2010;11:64, tabela 1, e European Respiratory Review, tabela 2 (reproduções)',
  ressalva: 'O artigo original não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Wells PS e cols., 2000',
  referencias: [{ citacao: 'Wells PS et al. Thromb Haemost 2000;83:416-20.' }],
  formula:
    'Sinais de TVP 3; TEP como diagnóstico mais provável 3; FC > 100 bpm 1,5; imobilização ≥ 3 dias ou cirurgia em até 4 semanas 1,5; TVP ou TEP prévios 1,5; hemoptise 1; câncer 1. Total de 0 a 12,5. Dois níveis: > 4 provável. Três níveis: < 2 baixa, 2 a 6 moderada, > 6 alta.',
  limites: [
    'Adultos estáveis com suspeita de TEP; não vale na gestação nem no choque.',
    'Um item é julgamento clínico: o resultado depende de quem avalia.',
    'Não serve para procurar TEP em quem não tem suspeita.',
  ],
  verificacao: { formula: TABELA_REPRODUZIDA, faixas: TABELA_REPRODUZIDA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Points of the seven items (Wells 2000); heart rate in beats per minute. */
function calcular(entrada: Entrada) {
  const score = pontos(
    [entrada.dvt_signs, 3],
    [entrada.pe_most_likely, 3],
    [entrada.hr > 100, 1.5],
    [entrada.immobilization_or_surgery, 1.5],
    [entrada.prior_vte, 1.5],
    [entrada.hemoptysis, 1],
    [entrada.malignancy, 1],
  );
  return { score };
}

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

import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const WSES: Verificacao = {
  estado: 'parcial',
  documento: 'Diretriz WSES de apendicite, 2016, tabela 2 (PMC4949879)',
  ressalva:
    'Pontos e faixas conferem, salvo a temperatura, que lá é > 37,5 °C. O artigo de 1986 não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Alvarado A, 1986',
  referencias: [
    {
      citacao: 'Alvarado A. Ann Emerg Med 1986;15:557-64.',
      doi: '10.1016/S0196-0644(86)80993-3',
    },
  ],
  formula:
    'Migração da dor, 1; anorexia, 1; náusea ou vômito, 1; dor na fossa ilíaca direita, 2; descompressão dolorosa, 1; temperatura ≥ 37,3 °C, 1; leucócitos > 10 × 10³/µL, 2; desvio à esquerda (> 75% de neutrófilos), 1. Total de 0 a 10.',
  limites: [
    'Engana mais em mulheres em idade fértil, gestantes, idosos e crianças pequenas.',
    'Não substitui o exame repetido nem a imagem: pontuação baixa não exclui apendicite.',
  ],
  divergencias: [
    'Temperatura: o artigo usa 37,3 °C; também circula 37,5 °C. Usado 37,3.',
    'Há quem divida a faixa alta em 7–8 (provável) e 9–10 (muito provável).',
  ],
  verificacao: { formula: WSES, faixas: WSES },
  revisadoEm: '2026-11-21',
};

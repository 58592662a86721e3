import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento: 'Apresentação pública do autor do Brighton PEWS (Monaghan), com a primeira versão',
  ressalva: 'O artigo de 2005 não foi aberto; os litros de O₂ de 1 ponto divergem entre cópias.',
};

export const fonte: Fonte = {
  autor: 'Monaghan A, 2005',
  referencias: [
    { citacao: 'Monaghan A. Paediatr Nurs 2005;17:32-5.' },
    { citacao: 'Miranda JOF e cols., 2016-2017 (adaptação brasileira, PEWS-BR).' },
  ],
  formula:
    'Comportamento, cardiovascular e respiratório, de 0 a 3 cada, e 2 pontos, uma vez, por nebulização a cada 15 min ou vômitos persistentes no pós-operatório. Total de 0 a 11. Chamar com 4 ou mais, ou com qualquer item em 3.',
  limites: [
    'Criança internada; FC e FR se comparam com o normal da idade.',
    'A adaptação brasileira (PEWS-BR) tem itens diferentes: não misture os dois.',
    'Preocupação da família ou da equipe pede avaliação com qualquer total.',
  ],
  divergencias: [
    'Há cópias que somam os dois itens extras e chegam a 13; aqui eles valem 2 uma vez, com teto de 11.',
    'O₂ de 1 ponto: 3, 4 ou 6 L/min conforme a cópia (4 na apresentação do autor). Usado 3 L/min, o que alerta mais cedo.',
    'Respiratório 3: a primeira versão do autor inclui também FR mais de 30 acima do normal, e a segunda põe preocupação dos pais no comportamento 2. As cópias posteriores, seguidas aqui, não os trazem.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

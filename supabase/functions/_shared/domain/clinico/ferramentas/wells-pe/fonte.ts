import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA_REPRODUZIDA: Verificacao = {
  estado: 'parcial',
  documento:
    'BMC Family Practice 2010;11:64, tabela 1, e European Respiratory Review, tabela 2 (reproduções)',
  ressalva: 'O artigo original não foi aberto.',
};

export const fonte: Fonte = {
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

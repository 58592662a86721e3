import type { Fonte } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Johnston SC e cols., 2007',
  referencias: [
    {
      citacao: 'Johnston SC et al. Lancet 2007;369:283-92.',
      doi: '10.1016/S0140-6736(07)60150-0',
    },
  ],
  formula:
    'Idade ≥ 60 anos: 1. PAS ≥ 140 ou PAD ≥ 90 mmHg: 1. Fraqueza unilateral: 2; fala alterada sem fraqueza: 1. Duração ≥ 60 min: 2; 10 a 59 min: 1. Diabetes: 1. Total de 0 a 7.',
  limites: [
    'Não use sozinho para dar alta: não vê estenose carotídea, fibrilação atrial nem lesão na imagem.',
    'Só para ataque isquêmico transitório; com déficit que persiste, é AVC até prova em contrário.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'BMJ Open, tabela 1 (descrição do ABCD²)',
      ressalva: 'O artigo de 2007 não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'Resumo do artigo em Evidence-Based Medicine (BMJ) e em Nature Clinical Practice',
      ressalva:
        'O artigo de 2007 não foi aberto; os riscos de 1,0%, 4,1% e 8,1% coincidem nos dois.',
    },
  },
  revisadoEm: '2026-11-21',
};

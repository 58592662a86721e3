import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Lim WS e cols., 2003',
  referencias: [
    { citacao: 'Lim WS et al. Thorax 2003;58:377-82.', doi: '10.1136/thorax.58.5.377' },
  ],
  formula:
    '1 ponto para cada: confusão; ureia > 42 mg/dL (7 mmol/L; BUN > 19 mg/dL); FR ≥ 30 irpm; PAS < 90 ou PAD ≤ 60 mmHg; idade ≥ 65 anos. Total de 0 a 5.',
  limites: [
    'Adultos com pneumonia adquirida na comunidade.',
    'Não conta saturação, derrame, comorbidade nem apoio em casa: hipoxemia interna mesmo com pontuação baixa.',
    'Sem ureia, o CRB-65 usa os outros quatro itens, com faixas próprias.',
  ],
  divergencias: [
    'Corte da ureia: o artigo usa 7 mmol/L (42 mg/dL); a diretriz da SBPT imprime 50 mg/dL. Aqui vale 42.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Rockall TA e cols., 1996',
  referencias: [{ citacao: 'Rockall TA et al. Gut 1996;38:316-21.', doi: '10.1136/gut.38.3.316' }],
  formula:
    'Idade < 60, 0; 60 a 79, 1; ≥ 80, 2. Choque: ausente, 0; FC ≥ 100 com PAS ≥ 100, 1; PAS < 100, 2. Comorbidade: nenhuma, 0; cardíaca ou outra importante, 2; renal, hepática ou câncer disseminado, 3. Diagnóstico: Mallory-Weiss ou sem lesão, 0; outros, 1; câncer, 2. Estigma de sangramento recente, 2. Total de 0 a 11.',
  limites: [
    'Precisa da endoscopia: antes dela, use o Glasgow-Blatchford.',
    'Adultos com hemorragia digestiva alta; não vale para sangramento baixo.',
  ],
  divergencias: [
    'Tabelas reproduzidas escrevem a pressão e o pulso como > 100; usado FC ≥ 100 e PAS ≥ 100 contra < 100, sem lacuna em 100.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Tabela reproduzida em artigo posterior da revista Gut (gut.bmj.com)',
      ressalva: 'Pontos conferem; o artigo de 1996 não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

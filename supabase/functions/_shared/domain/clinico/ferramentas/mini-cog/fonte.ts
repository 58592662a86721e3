import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Borson S e cols., 2000',
  referencias: [{ citacao: 'Borson S et al. Int J Geriatr Psychiatry 2000;15:1021-7.' }],
  formula:
    'Palavras lembradas (0 a 3) + relógio normal (2). Total de 0 a 5. Rastreio positivo abaixo de 3.',
  limites: [
    'Rastreia: não diagnostica demência nem mede gravidade.',
    'Delirium, depressão, pouca escolaridade, déficit visual ou motor alteram o resultado.',
  ],
  divergencias: ['Corte: abaixo de 3; quem quer mais sensibilidade usa abaixo de 4. Usado 3.'],
  licenca:
    'Mini-Cog © S. Borson. O formulário não é reproduzido: aplique o original e registre aqui a pontuação.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

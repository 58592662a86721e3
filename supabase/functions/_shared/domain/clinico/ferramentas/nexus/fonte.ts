import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Hoffman JR e cols., 2000',
  referencias: [
    {
      citacao: 'Hoffman JR et al. N Engl J Med 2000;343:94-9.',
      doi: '10.1056/NEJM200007133430203',
    },
  ],
  formula:
    'Risco baixo se todos ausentes: dor na linha média cervical posterior; déficit neurológico focal; nível de alerta alterado; intoxicação; lesão dolorosa que distrai. Qualquer um presente indica imagem.',
  limites: [
    'Só para trauma fechado com suspeita de lesão cervical.',
    'Menos confiável no idoso: na dúvida, peça a imagem. A regra canadense pede imagem a partir de 65 anos.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

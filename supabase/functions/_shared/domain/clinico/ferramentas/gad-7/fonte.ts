import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Spitzer RL e cols., 2006',
  referencias: [
    {
      citacao: 'Spitzer RL et al. Arch Intern Med 2006;166:1092-7.',
      doi: '10.1001/archinte.166.10.1092',
    },
  ],
  formula:
    'Soma dos 7 itens, de 0 a 3 cada. 0–4 mínima, 5–9 leve, 10–14 moderada, 15–21 grave. Rastreio positivo a partir de 10.',
  limites: [
    'Rastreia e acompanha sintomas: não faz diagnóstico sozinho.',
    'Hipertireoidismo, abstinência e medicamentos estimulantes dão sintomas semelhantes.',
  ],
  licenca: 'Instrumento de uso livre, sem necessidade de autorização. Itens parafraseados.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

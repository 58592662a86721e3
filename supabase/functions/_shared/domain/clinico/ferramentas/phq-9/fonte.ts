import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Kroenke K, Spitzer RL, Williams JB, 2001',
  referencias: [
    {
      citacao: 'Kroenke K et al. J Gen Intern Med 2001;16:606-13.',
      doi: '10.1046/j.1525-1497.2001.016009606.x',
    },
  ],
  formula:
    'Soma dos 9 itens, de 0 a 3 cada. 0–4 mínima, 5–9 leve, 10–14 moderada, 15–19 moderadamente grave, 20–27 grave.',
  limites: [
    'Rastreia e acompanha sintomas: não faz diagnóstico sozinho.',
    'Item 9 acima de zero pede avaliação do risco de suicídio, seja qual for o total.',
  ],
  licenca: 'Instrumento de uso livre, sem necessidade de autorização. Itens parafraseados.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

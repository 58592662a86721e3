import type { Fonte } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Royal College of Physicians, 2017',
  referencias: [
    {
      citacao:
        'Royal College of Physicians. National Early Warning Score (NEWS) 2. Londres: RCP, 2017.',
    },
  ],
  formula:
    'FR ≤ 8: 3; 9–11: 1; 12–20: 0; 21–24: 2; ≥ 25: 3. SpO₂ escala 1 ≤ 91: 3; 92–93: 2; 94–95: 1; ≥ 96: 0. Escala 2 ≤ 83: 3; 84–85: 2; 86–87: 1; 88–92, ou ≥ 93 em ar ambiente: 0; com oxigênio 93–94: 1; 95–96: 2; ≥ 97: 3. Oxigênio: 2. PAS ≤ 90: 3; 91–100: 2; 101–110: 1; 111–219: 0; ≥ 220: 3. FC ≤ 40: 3; 41–50: 1; 51–90: 0; 91–110: 1; 111–130: 2; ≥ 131: 3. Não alerta (C, V, P ou U): 3. Temperatura ≤ 35,0: 3; 35,1–36,0: 1; 36,1–38,0: 0; 38,1–39,0: 1; ≥ 39,1: 2. Total de 0 a 20.',
  limites: [
    'A partir de 16 anos; não vale na gestação.',
    'A escala 2 só com insuficiência respiratória hipercápnica confirmada: fora disso ela esconde hipoxemia.',
    'Apoia e não substitui: preocupação da equipe pede avaliação com qualquer soma.',
  ],
  licenca: 'NEWS2 © Royal College of Physicians 2017; reprodução livre com a menção da autoria.',
  verificacao: {
    formula: {
      estado: 'parcial',
      documento:
        'Gráfico 1 do NEWS2 (RCP, 2017) em cópia pública, e Thorax, tabela 1 do artigo sobre as escalas de SpO₂',
      ressalva: 'O relatório do RCP não foi aberto no sítio do próprio College.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'Definições do NEWS2 em artigo de revista do RCP, tabela 1',
      ressalva: 'O relatório do RCP não foi aberto no sítio do próprio College.',
    },
  },
  revisadoEm: '2026-11-21',
};

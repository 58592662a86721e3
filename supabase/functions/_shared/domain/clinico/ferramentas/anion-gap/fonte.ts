import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Figge J e cols., 1998 (correção pela albumina)',
  referencias: [
    {
      citacao: 'Figge J et al. Crit Care Med 1998;26:1807-10.',
      doi: '10.1097/00003246-199811000-00019',
    },
  ],
  formula:
    'Ânion gap = Na − Cl − HCO₃ (mmol/L, sem potássio). Corrigido = ânion gap + 2,5 × (4,0 − albumina em g/dL). Referência 8 a 12.',
  limites: [
    'A referência de 8 a 12 depende do método do laboratório: confira a do seu.',
    'Com albumina baixa o ânion gap não corrigido esconde acidose: informe a albumina.',
  ],
  divergencias: ['Figge usou 4,4 g/dL como albumina normal; usado 4,0, o mais comum na prática.'],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

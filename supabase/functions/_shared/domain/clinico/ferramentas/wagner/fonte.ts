import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Wagner FW, 1981',
  referencias: [{ citacao: 'Wagner FW. Foot Ankle 1981;2:64-122.' }],
  formula:
    '0, sem úlcera; 1, superficial; 2, até tendão ou osso, sem abscesso; 3, abscesso ou osteomielite; 4, gangrena parcial; 5, gangrena extensa.',
  limites: [
    'Não descreve a isquemia nem a neuropatia: avalie pulsos e sensibilidade à parte.',
    'Feita para o pé diabético; não classifica outras úlceras.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

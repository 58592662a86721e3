import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Prática clínica; correção de Figge J e cols., 1998',
  referencias: [
    {
      citacao: 'Figge J et al. Crit Care Med 1998;26:1807-10 (correção pela albumina).',
      doi: '10.1097/00003246-199811000-00019',
    },
  ],
  formula:
    '(Ânion gap − 12) ÷ (24 − HCO₃), com o ânion gap corrigido pela albumina quando ela é informada.',
  limites: [
    'Só na acidose metabólica de ânion gap elevado: não se aplica com HCO₃ de 24 ou mais, nem com ânion gap até 12.',
    'Supõe que antes da doença o ânion gap era 12 e o bicarbonato, 24.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

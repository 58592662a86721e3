import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Killip T, Kimball JT, 1967',
  referencias: [
    {
      citacao: 'Killip T, Kimball JT. Am J Cardiol 1967;20:457-64.',
      doi: '10.1016/0002-9149(67)90023-9',
    },
  ],
  formula:
    'I sem insuficiência cardíaca; II estertores ou terceira bulha; III edema agudo de pulmão; IV choque cardiogênico.',
  limites: [
    'Só no infarto agudo, pelo exame físico da chegada.',
    'As mortalidades são de 1967, antes da reperfusão: hoje são menores.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

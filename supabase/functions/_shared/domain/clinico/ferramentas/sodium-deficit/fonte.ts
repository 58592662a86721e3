import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { AGUA_POR_EXTENSO } from '../comum/agua-corporal.ts';
import { AGUA_E_SODIO } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Adrogué HJ, Madias NE, 2000 (água corporal)',
  referencias: [
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1581-9.',
      doi: '10.1056/NEJM200005253422107',
    },
  ],
  formula: `Déficit (mEq) = água corporal × (Na desejado − Na medido). ${AGUA_POR_EXTENSO}`,
  limites: [
    'Só quando o sódio está abaixo do desejado.',
    'Limite a subida a 8 mmol/L em 24 h (10 com risco baixo de desmielinização; 18 em 48 h). Com risco alto, busque 4 a 6 e nunca passe de 8.',
    'Não conta perdas em curso: repita o sódio durante a correção.',
  ],
  verificacao: { formula: AGUA_E_SODIO, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

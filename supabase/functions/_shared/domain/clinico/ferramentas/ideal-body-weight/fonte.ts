import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Devine BJ, 1974',
  referencias: [
    { citacao: 'Devine BJ. Drug Intell Clin Pharm 1974;8:650-5.' },
    { citacao: 'ARDSNet. N Engl J Med 2000;342:1301-8 (peso predito na ventilação).' },
  ],
  formula:
    'Homem: 50 + 2,3 × (polegadas acima de 60). Mulher: 45,5 + 2,3 × (polegadas acima de 60). Polegadas = cm ÷ 2,54. Peso ajustado = ideal + 0,4 × (real − ideal).',
  limites: [
    'Só para adultos. Abaixo de 152,4 cm a equação não foi definida: o valor é extrapolado e vem com aviso.',
    'O peso ajustado só aparece quando o peso real passa do ideal.',
  ],
  divergencias: [
    'O peso predito da ARDSNet usa quase a mesma reta (50 ou 45,5 + 0,91 × (cm − 152,4)); é com ele que se calcula o volume corrente de 6 mL/kg.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

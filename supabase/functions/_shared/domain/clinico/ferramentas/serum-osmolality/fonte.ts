import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Prática clínica (fórmula convencional)',
  referencias: [{ citacao: 'Purssell RA, 2001 (divisor empírico do etanol).' }],
  formula:
    'Calculada = 2 × Na + glicose ÷ 18 + BUN ÷ 2,8 (+ etanol ÷ 4,6); BUN = ureia ÷ 2,14. Efetiva = 2 × Na + glicose ÷ 18. Gap = medida − calculada. Na em mmol/L, os outros em mg/dL, resultado em mOsm/kg. Referência 275 a 295; gap de −10 a +10.',
  limites: [
    'Um gap normal não afasta intoxicação por álcool tóxico.',
    'A osmolalidade medida precisa ser do mesmo momento dos eletrólitos.',
  ],
  divergencias: [
    'Etanol: divisor teórico 4,6 ou empírico 3,7 (Purssell 2001). Usado 4,6.',
    'Ureia ÷ 6 é o mesmo que BUN ÷ 2,8, a menos do arredondamento: aqui a ureia vira BUN com 2,14.',
  ],
  verificacao: {
    formula: { ...IMPLEMENTACAO_ABERTA, ressalva: 'A parcela do etanol não foi comparada.' },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

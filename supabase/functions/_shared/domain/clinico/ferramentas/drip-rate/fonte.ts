import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Cálculo de uso corrente',
  referencias: [{ citacao: 'Equivalência dos equipos: 20 macrogotas ou 60 microgotas por mL.' }],
  formula:
    'mL/h = volume ÷ horas. Gotas/min = volume × 20 ÷ minutos. Microgotas/min = volume × 60 ÷ minutos.',
  limites: [
    'Vale para equipo de 20 gotas por mL e microgotas de 60 por mL: confira na embalagem.',
    'Conte gotas inteiras; medicamento de margem estreita vai em bomba de infusão.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Espinel CH, 1976',
  referencias: [{ citacao: 'Espinel CH. JAMA 1976;236:579-81.' }],
  formula:
    'FENa (%) = 100 × (Na urinário × Cr plasmática) ÷ (Na plasmático × Cr urinária). Na em mmol/L, Cr em mg/dL.',
  limites: [
    'Não vale com diurético em uso (prefira a fração de excreção de ureia), na doença renal crônica, com glicosúria ou bicarbonatúria.',
    'Urina e sangue da mesma hora.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

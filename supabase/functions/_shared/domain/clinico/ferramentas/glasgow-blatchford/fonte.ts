import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Blatchford O e cols., 2000',
  referencias: [
    {
      citacao: 'Blatchford O et al. Lancet 2000;356:1318-21.',
      doi: '10.1016/S0140-6736(00)02816-6',
    },
  ],
  formula:
    'BUN (mg/dL): 18,2 a < 22,4, 2; 22,4 a < 28, 3; 28 a < 70, 4; ≥ 70, 6 (BUN = ureia ÷ 2,14). Hemoglobina (g/dL): homem 12 a < 13, 1; 10 a < 12, 3; < 10, 6; mulher 10 a < 12, 1; < 10, 6. PAS: 100 a < 110, 1; 90 a < 100, 2; < 90, 3. FC ≥ 100, 1; melena, 1; síncope, 2; doença hepática, 2; insuficiência cardíaca, 2. Total de 0 a 23.',
  limites: [
    'Adultos com hemorragia digestiva alta não varicosa suspeita; não vale para sangramento baixo.',
    'Pontuação até 1 não dispensa julgar sangramento ativo, anticoagulante e apoio em casa.',
  ],
  divergencias: [
    'Circulam variantes de corte na internet, e o artigo usa ureia em mmol/L (6,5; 8; 10; 25). Usada a tabela original, convertida.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Albert MS, Dell RB, Winters RW, 1967',
  referencias: [
    {
      citacao: 'Albert MS, Dell RB, Winters RW. Ann Intern Med 1967;66:312-22.',
      doi: '10.7326/0003-4819-66-2-312',
    },
  ],
  formula:
    'PaCO₂ esperada (mmHg) = 1,5 × HCO₃ + 8, ± 2. Medida acima da faixa: acidose respiratória associada; abaixo: alcalose respiratória associada.',
  limites: [
    'Só na acidose metabólica.',
    'Nos outros distúrbios: alcalose metabólica, PaCO₂ ≈ 0,7 × (HCO₃ − 24) + 40 ± 5; acidose respiratória, HCO₃ sobe 1 (aguda) ou 3,5 a 4 (crônica) a cada 10 mmHg; alcalose respiratória, HCO₃ cai 2 (aguda) ou 4 a 5 (crônica) a cada 10 mmHg.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Renal Care Matters (fórmula de Winters), lido em novembro de 2026',
      ressalva: 'O artigo original não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

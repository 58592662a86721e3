import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Mosteller RD, 1987; Du Bois D e Du Bois EF, 1916',
  referencias: [
    {
      citacao: 'Mosteller RD. N Engl J Med 1987;317:1098.',
      doi: '10.1056/NEJM198710223171717',
    },
    { citacao: 'Du Bois D, Du Bois EF. Arch Intern Med 1916;17:863-71.' },
  ],
  formula:
    'Mosteller: √(altura × peso ÷ 3600). Du Bois: 0,007184 × peso^0,425 × altura^0,725. Peso em kg, altura em cm, resultado em m².',
  limites: [
    'As duas fórmulas se afastam nos extremos de peso e altura: diga no prontuário qual foi usada e siga o protocolo do medicamento.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'GlobalRPh (as duas equações), lido em novembro de 2026',
      ressalva: 'Os artigos originais não foram abertos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela do MEWS em Postgraduate Medical Journal (BMJ) e em cópia da de Subbe 2001',
  ressalva: 'O artigo de Subbe não foi aberto; a FC de 40 aparece das duas formas.',
};

export const fonte: Fonte = {
  autor: 'Subbe CP e cols., 2001',
  referencias: [{ citacao: 'Subbe CP et al. QJM 2001;94:521-6.', doi: '10.1093/qjmed/94.10.521' }],
  formula:
    'PAS ≤ 70: 3; 71–80: 2; 81–100: 1; 101–199: 0; ≥ 200: 2. FC ≤ 40: 2; 41–50: 1; 51–100: 0; 101–110: 1; 111–129: 2; ≥ 130: 3. FR < 9: 2; 9–14: 0; 15–20: 1; 21–29: 2; ≥ 30: 3. Temperatura < 35: 2; 35–38,4: 0; ≥ 38,5: 2. Alerta 0, voz 1, dor 2, não responde 3. Total de 0 a 14.',
  limites: [
    'Adultos internados; não vale em crianças nem na gestação.',
    'Não usa a oximetria: prefira o NEWS2 onde houver oxímetro.',
  ],
  divergencias: [
    'FC de 40: há cópias que contam 1 e cópias que contam 2, porque o original imprime < 40 e 41–50. Contados 2 pontos.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

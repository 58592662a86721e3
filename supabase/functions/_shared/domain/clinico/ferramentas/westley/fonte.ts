import type { Fonte } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Westley CR e cols., 1978',
  referencias: [{ citacao: 'Westley CR et al. Am J Dis Child 1978;132:484-7.' }],
  formula:
    'Estridor 0–2, tiragem 0–3, entrada de ar 0–2, cianose 0, 4 ou 5, consciência 0 ou 5. Total de 0 a 17. Até 2 leve, 3–5 moderada, 6–11 grave, 12 ou mais falência iminente.',
  limites: [
    'Só para crupe: epiglotite, corpo estranho e traqueíte bacteriana também dão estridor.',
    'A tiragem pode diminuir na exaustão: total menor com criança sonolenta é piora.',
  ],
  divergencias: [
    'As faixas não são do artigo de 1978. Há quem use 3–7 moderada e 8–11 grave, e o BMJ Best Practice ≤ 1, 2–4 e ≥ 5. Usada a divisão acima.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Italian Journal of Pediatrics, tabela 8 (10.1186/s13052-017-0348-x)',
      ressalva: 'O artigo de 1978 não foi aberto.',
    },
    faixas: {
      estado: 'conferida',
      documento: 'Italian Journal of Pediatrics, tabela 8 (10.1186/s13052-017-0348-x)',
    },
  },
  revisadoEm: '2026-11-21',
};

import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const GLOSSARIO: Verificacao = {
  estado: 'parcial',
  documento: 'Glossário da ACCC, que reproduz a escala (acori-glossary.accc-cancer.org)',
  ressalva: 'Os seis graus conferem; o artigo de 1982 não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Oken MM e cols., Eastern Cooperative Oncology Group, 1982',
  referencias: [{ citacao: 'Oken MM et al. Am J Clin Oncol 1982;5:649-55.' }],
  formula:
    '0, totalmente ativo; 1, restrição a esforço; 2, cuida de si, não trabalha, de pé mais de 50% do dia; 3, autocuidado limitado; 4, acamado; 5, óbito.',
  limites: [
    'Depende de quem observa: registre o que a pessoa faz de fato, não o que poderia fazer.',
    'Não mede fragilidade nem comorbidade; no idoso, junte avaliação geriátrica.',
  ],
  licenca: 'Escala de domínio público; graus resumidos.',
  verificacao: { formula: GLOSSARIO, faixas: GLOSSARIO },
  revisadoEm: '2026-11-21',
};

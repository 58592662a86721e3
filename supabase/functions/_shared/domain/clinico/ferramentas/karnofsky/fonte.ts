import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela reproduzida em artigo da revista Thorax (thorax.bmj.com)',
  ressalva: 'Os onze níveis conferem; o texto de 1949 não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Karnofsky DA, Burchenal JH, 1949',
  referencias: [
    {
      citacao:
        'Karnofsky DA, Burchenal JH. In: MacLeod CM (ed.). Evaluation of Chemotherapeutic Agents, 1949.',
    },
  ],
  formula:
    '100, normal; 90, sintomas leves; 80, atividade com esforço e sintomas; 70, cuida de si, não trabalha; 60, auxílio ocasional; 50, ajuda considerável; 40, incapacitado; 30, muito incapacitado; 20, muito doente; 10, moribundo; 0, óbito.',
  limites: [
    'Só existe de dez em dez: não use valores intermediários.',
    'Depende de quem observa; a conversão para ECOG é aproximada.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento:
    'UCSF Hospital Handbook, corticoides orais (todos, menos deflazacorte); formulário NHS East Lancashire 6.3 (deflazacorte 6 mg)',
  ressalva: 'A tabela de Liu 2013 não foi aberta; o formulário NHS dá 0,75 mg para betametasona.',
};

export const fonte: Fonte = {
  autor: 'Liu D e cols., 2013',
  referencias: [
    {
      citacao: 'Liu D et al. Allergy Asthma Clin Immunol 2013;9:30.',
      doi: '10.1186/1710-1492-9-30',
    },
    {
      citacao: 'UCSF Hospital Handbook, Oral Corticosteroids.',
      url: 'https://hospitalhandbook.ucsf.edu/04-oral-corticosteroids/04-oral-corticosteroids',
    },
  ],
  formula:
    'Nova dose = dose × equivalente do novo ÷ equivalente do atual. Equivalentes (mg): hidrocortisona 20; cortisona 25; prednisona 5; prednisolona 5; metilprednisolona 4; triancinolona 4; deflazacorte 6; dexametasona 0,75; betametasona 0,6.',
  limites: [
    'Só o efeito glicocorticoide de uso sistêmico: não vale para o efeito mineralocorticoide.',
    'Não vale para corticoide inalatório, tópico, intra-articular ou de depósito.',
    'A duração do efeito difere: reveja também o intervalo entre as doses.',
  ],
  divergencias: [
    'Betametasona: 0,6 ou 0,75 mg. Usado 0,6.',
    'Deflazacorte: 6 ou 7,5 mg (algumas tabelas brasileiras). Usado 6.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

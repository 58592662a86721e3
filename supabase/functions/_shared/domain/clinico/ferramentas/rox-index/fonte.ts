import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const RESUMO_DO_ARTIGO: Verificacao = {
  estado: 'conferida',
  documento: 'Resumo do artigo original no sítio da revista (atsjournals.org)',
  ressalva: 'O texto completo não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Roca O e cols., 2019',
  referencias: [
    {
      citacao: 'Roca O et al. Am J Respir Crit Care Med 2019;199:1368-76.',
      doi: '10.1164/rccm.201803-0589OC',
    },
  ],
  formula: 'ROX = (SpO₂ em % ÷ FiO₂ em fração) ÷ FR (irpm).',
  limites: [
    'Adultos com pneumonia e insuficiência respiratória hipoxêmica em cateter nasal de alto fluxo.',
    'Os cortes são de 2, 6 e 12 h de uso; antes de 2 h não se aplicam.',
    'Não substitui a avaliação clínica: esforço, consciência e instabilidade podem pedir intubação antes.',
  ],
  verificacao: { formula: RESUMO_DO_ARTIGO, faixas: RESUMO_DO_ARTIGO },
  revisadoEm: '2026-11-21',
};

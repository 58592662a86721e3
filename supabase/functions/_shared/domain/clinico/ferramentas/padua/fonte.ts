import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const DIRETRIZ_DO_ACCP: Verificacao = {
  estado: 'conferida',
  documento: 'Kahn SR et al., diretriz do ACCP 2012, tabela 2 (PMC3278052)',
  ressalva: 'A diretriz reproduz o escore; o artigo de 2010 não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Barbar S e cols., 2010',
  referencias: [
    {
      citacao: 'Barbar S et al. J Thromb Haemost 2010;8:2450-7.',
      doi: '10.1111/j.1538-7836.2010.04044.x',
    },
    { citacao: 'Kahn SR et al. Chest 2012;141(2 Suppl):e195S-226S.' },
  ],
  formula:
    'Câncer ativo 3; tromboembolismo prévio 3; mobilidade reduzida ≥ 3 dias 3; trombofilia 3; trauma ou cirurgia em até 1 mês 2; 1 para cada: idade ≥ 70 anos, insuficiência cardíaca ou respiratória, infarto ou AVC isquêmico, infecção ou doença reumatológica, IMC ≥ 30 kg/m², tratamento hormonal. Total de 0 a 20. Alto com 4 ou mais.',
  limites: [
    'Adulto clínico internado; para o cirúrgico, use o Caprini.',
    'Não avalia o risco de sangramento.',
  ],
  verificacao: { formula: DIRETRIZ_DO_ACCP, faixas: DIRETRIZ_DO_ACCP },
  revisadoEm: '2026-11-21',
};

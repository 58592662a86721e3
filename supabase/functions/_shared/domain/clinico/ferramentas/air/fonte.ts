import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const WSES: Verificacao = {
  estado: 'parcial',
  documento: 'Diretriz WSES de apendicite, 2016, tabela 2 (PMC4949879)',
  ressalva:
    'Pontos e faixas conferem; a temperatura lá está como > 38,5 °C. Do artigo de 2008 só o resumo foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Andersson M, Andersson RE, 2008',
  referencias: [
    {
      citacao: 'Andersson M, Andersson RE. World J Surg 2008;32:1843-9.',
      doi: '10.1007/s00268-008-9649-y',
    },
  ],
  formula:
    'Vômito, 1; dor na fossa ilíaca direita, 1; descompressão dolorosa ou defesa leve, 1, moderada, 2, intensa, 3; temperatura ≥ 38,5 °C, 1; neutrófilos 70 a < 85%, 1, ≥ 85%, 2; leucócitos 10 a < 15 × 10³/µL, 1, ≥ 15, 2; PCR 10 a < 50 mg/L, 1, ≥ 50, 2. Total de 0 a 12.',
  limites: [
    'Para suspeita de apendicite; não distingue outras causas de abdome agudo inflamatório.',
    'Nas primeiras horas a PCR pode ainda não ter subido: reavalie.',
    'Confira a unidade da PCR: em mg/dL, multiplique por 10.',
  ],
  divergencias: ['A diretriz da WSES imprime temperatura > 38,5 °C; usado ≥ 38,5 °C.'],
  verificacao: { formula: WSES, faixas: WSES },
  revisadoEm: '2026-11-21',
};

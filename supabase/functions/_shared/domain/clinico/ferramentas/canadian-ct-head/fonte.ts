import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Stiell IG e cols., 2001',
  referencias: [
    {
      citacao: 'Stiell IG et al. Lancet 2001;357:1391-6.',
      doi: '10.1016/S0140-6736(00)04561-X',
    },
  ],
  formula:
    'Risco alto (qualquer um): Glasgow < 15 em 2 h; suspeita de fratura exposta ou com afundamento; sinal de fratura da base; 2 vômitos ou mais; idade ≥ 65 anos. Risco médio (qualquer um): amnésia ≥ 30 min antes do impacto; mecanismo perigoso. Qualquer critério indica tomografia.',
  limites: [
    'Só para Glasgow 13 a 15 com perda de consciência presenciada, amnésia ou confusão.',
    'Não vale abaixo de 16 anos, em uso de anticoagulante nem com convulsão após o trauma: nesses casos a ausência de critérios não dispensa a tomografia.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

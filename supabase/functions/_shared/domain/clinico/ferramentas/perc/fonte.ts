import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Kline JA e cols., 2004',
  referencias: [
    {
      citacao: 'Kline JA et al. J Thromb Haemost 2004;2:1247-55.',
      doi: '10.1111/j.1538-7836.2004.00790.x',
    },
  ],
  formula:
    'Negativo só sem nenhum: idade ≥ 50 anos; FC ≥ 100 bpm; SpO₂ < 95%; edema de uma perna; hemoptise; cirurgia ou trauma em até 4 semanas; TVP ou TEP prévios; estrogênio.',
  limites: [
    'Só quando a impressão clínica de TEP é menor que 15%; acima disso, não use.',
    'Um critério positivo não diagnostica TEP: só impede afastá-lo sem exame.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Cockcroft DW, Gault MH, 1976',
  referencias: [
    { citacao: 'Cockcroft DW, Gault MH. Nephron 1976;16:31-41.', doi: '10.1159/000180580' },
    {
      citacao: 'Winter MA et al. Pharmacotherapy 2012;32:604-12 (escolha do peso).',
      doi: '10.1002/j.1875-9114.2012.01098.x',
    },
    { citacao: 'Devine BJ. Drug Intell Clin Pharm 1974;8:650-5 (peso ideal).' },
  ],
  formula:
    'ClCr (mL/min) = (140 − idade) × peso (kg) ÷ (72 × creatinina em mg/dL), × 0,85 se mulher. Peso ajustado = ideal + 0,4 × (real − ideal).',
  limites: [
    'Não vale antes dos 18 anos, com creatinina instável ou lesão renal aguda, em diálise, na gestação, em amputados nem com massa muscular extrema.',
    'O resultado é em mL/min, não indexado à superfície corporal.',
    'Creatinina baixa não é arredondada para 0,8 ou 1,0: isso piora a estimativa.',
  ],
  divergencias: [
    'Peso: há quem use sempre o real, o ideal ou o ajustado. Aqui: real se abaixo do ideal; ideal de 100 a 120 % do ideal; ajustado (fator 0,4) acima de 120 %. Outros protocolos passam ao ajustado a partir de IMC 25 ou 30.',
  ],
  verificacao: {
    formula: {
      ...IMPLEMENTACAO_ABERTA,
      ressalva:
        'O artigo original não foi aberto; a implementação lida escolhe o peso pelo IMC, e não pela porcentagem do ideal.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

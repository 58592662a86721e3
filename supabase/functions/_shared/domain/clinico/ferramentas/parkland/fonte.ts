import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Baxter CR, Shires T, 1968',
  referencias: [
    { citacao: 'Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-94.' },
    { citacao: 'American Burn Association. Advanced Burn Life Support (ABLS), 2018.' },
  ],
  formula:
    'Total em 24 h (mL) = 4 × peso (kg) × superfície queimada (%). Metade até 8 h da queimadura: vazão = metade ÷ (8 − horas já passadas). Metade nas 16 h seguintes.',
  limites: [
    'Conte só queimadura de 2º e 3º graus, em porcentagem da superfície corporal.',
    'É só o ponto de partida: ajuste pela diurese, 0,5 mL/kg/h no adulto e 1 mL/kg/h na criança.',
    'A vazão da primeira fase supõe que nada foi infundido ainda: desconte o que já correu.',
    'A criança pequena precisa também do soro de manutenção, que não entra neste volume.',
  ],
  divergencias: [
    'Parkland usa 4 mL/kg/%; o ABLS 2018 começa com 2 mL no adulto, 3 mL na criança e 4 mL na elétrica. Padrão 4, que pode ser trocado.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

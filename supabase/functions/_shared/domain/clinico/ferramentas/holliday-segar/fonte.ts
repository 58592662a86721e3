import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Holliday MA, Segar WE, 1957',
  referencias: [
    { citacao: 'Holliday MA, Segar WE. Pediatrics 1957;19:823-32.' },
    { citacao: 'American Academy of Pediatrics 2018: soro de manutenção isotônico.' },
  ],
  formula:
    'Por dia: 100 mL/kg até 10 kg, mais 50 mL/kg de 10 a 20 kg, mais 20 mL/kg acima de 20 kg. Por hora (4-2-1): 4, 2 e 1 mL/kg nas mesmas faixas.',
  limites: [
    'Não use em recém-nascidos (menos de 28 dias).',
    'Só manutenção: não inclui déficit nem perdas em curso.',
    'Teto usual de 2.400 mL por dia (cerca de 100 mL/h) no adolescente grande.',
    'Prefira soro isotônico; reduza o volume quando há risco de retenção de água.',
  ],
  divergencias: [
    'O volume diário dividido por 24 não é igual à regra 4-2-1: são mostrados os dois, cada um com seu nome.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, NAO_CONFERIDA, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Allgöwer M, Burri C, 1967',
  referencias: [
    { citacao: 'Allgöwer M, Burri C. Schockindex. Dtsch Med Wochenschr 1967;92:1947-50.' },
  ],
  formula: 'Índice de choque = FC (bpm) ÷ PAS (mmHg).',
  limites: [
    'Adultos: a criança tem frequência e pressão próprias da idade.',
    'Perde valor com betabloqueador, marca-passo, arritmia e hipertensão crônica.',
    'Um valor habitual não afasta sangramento oculto.',
  ],
  divergencias: [
    'O corte de pior desfecho varia de 0,9 a 1,0 conforme a população. Usado 0,9, que é também o da obstetrícia.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...NAO_CONFERIDA,
      ressalva: 'Os cortes fora da obstetrícia não foram lidos em documento.',
    },
  },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Mallampati SR, 1985; modificado por Samsoon e Young, 1987',
  referencias: [
    { citacao: 'Mallampati SR et al. Can Anaesth Soc J 1985;32:429-34.' },
    { citacao: 'Samsoon GL, Young JR. Anaesthesia 1987;42:487-90.' },
  ],
  formula:
    'I palato mole, úvula e pilares; II palato mole e úvula; III palato mole e base da úvula; IV só o palato duro.',
  limites: [
    'Sozinho prevê mal a intubação difícil: junte abertura da boca, distância tireomentoniana e mobilidade do pescoço.',
    'Pede paciente acordado, sentado e que colabore.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

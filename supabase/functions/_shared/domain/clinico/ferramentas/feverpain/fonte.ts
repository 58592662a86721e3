import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Little P e cols., 2013',
  referencias: [{ citacao: 'Little P et al. BMJ 2013;347:f5806.', doi: '10.1136/bmj.f5806' }],
  formula:
    '1 ponto para cada: febre em 24 h; pus nas amígdalas; atendimento em até 3 dias; amígdalas muito inflamadas; sem tosse nem coriza. Total de 0 a 5.',
  limites: [
    'Dor de garganta aguda, a partir de 3 anos.',
    'Não vale para quem tem sinal de gravidade, abscesso ou imunossupressão: avalie e trate à parte.',
  ],
  divergencias: [
    'Há tabelas que separam 2 pontos (30 a 35%) de 3 pontos (39 a 48%). Aqui valem os dois juntos.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'Centre for Health Protection, Hong Kong, calculadora FeverPAIN',
      ressalva: 'Confirmadas as porcentagens; o artigo original não foi aberto.',
    },
  },
  revisadoEm: '2026-11-21',
};

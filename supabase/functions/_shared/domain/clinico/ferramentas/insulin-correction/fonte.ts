import { type Fonte, NAO_CONFERIDA, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Regras 1800 e 1500, de uso corrente',
  referencias: [
    {
      citacao:
        'American Diabetes Association. Standards of Care, seção Diabetes Care in the Hospital.',
    },
  ],
  formula:
    'Fator de sensibilidade (mg/dL por U) = 1800 (análogo rápido) ou 1500 (regular) ÷ dose total diária. Correção (U) = (glicemia − alvo) ÷ fator, nunca abaixo de zero.',
  limites: [
    'Abaixo de 100 mg/dL não se corrige; abaixo de 70 trata-se a hipoglicemia.',
    'Não repita dentro do tempo de ação (cerca de 4 h): as doses se somam.',
    'Não use na cetoacidose nem no estado hiperosmolar, que têm protocolo próprio.',
    'No hospital, só correção, sem insulina basal, é desaconselhado.',
    'Para começar, a dose total usual por peso é 0,2–0,3 U/kg (idoso, frágil, doença renal), 0,4 (magro ou usual) ou 0,5–0,6 (resistência à insulina, corticoide), metade basal. Estas doses não foram lidas em documento.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...NAO_CONFERIDA,
      ressalva: 'As doses iniciais por peso não foram lidas em documento.',
    },
  },
  revisadoEm: '2026-11-21',
};

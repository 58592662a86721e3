import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Apgar V, 1953',
  referencias: [{ citacao: 'Apgar V. Curr Res Anesth Analg 1953;32:260-7.' }],
  formula:
    'Soma de 0 a 2 para cor, frequência cardíaca, irritabilidade reflexa, tônus e respiração. Total de 0 a 10, no 1º e no 5º minuto.',
  limites: [
    'Não espere o Apgar para iniciar a reanimação: ele descreve a resposta, não a indica.',
    'Prematuridade, sedação materna e malformações baixam a nota sem asfixia.',
    'Sozinho, não diagnostica asfixia nem prevê o desenvolvimento neurológico.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Six AJ e cols., 2008',
  referencias: [
    { citacao: 'Six AJ et al. Neth Heart J 2008;16:191-6.', doi: '10.1007/BF03086144' },
    { citacao: 'Backus BE et al. Int J Cardiol 2013;168:2153-8.' },
  ],
  formula:
    'História 0–2; ECG 0–2; idade < 45 anos 0, 45–64 1, ≥ 65 2; fatores de risco nenhum 0, 1 ou 2 vale 1, 3 ou mais ou aterosclerose conhecida 2; troponina até 1 vez o limite 0, acima de 1 até 3 vezes 1, acima de 3 vezes 2. Total de 0 a 10. 0–3 baixo, 4–6 moderado, 7–10 alto.',
  limites: [
    'Não use no infarto com supra de ST nem na instabilidade: trate.',
    'Adultos com dor torácica no pronto-socorro; uma troponina precoce pode ser falsamente normal.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

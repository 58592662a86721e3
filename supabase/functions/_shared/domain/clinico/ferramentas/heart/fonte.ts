import type { Fonte } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Six AJ e cols., 2008',
  referencias: [
    { citacao: 'Six AJ et al. Neth Heart J 2008;16:191-6.', doi: '10.1007/BF03086144' },
    {
      citacao: 'Backus BE et al. Int J Cardiol 2013;168:2153-8.',
      doi: '10.1016/j.ijcard.2013.01.255',
    },
  ],
  formula:
    'História 0–2; ECG 0–2; idade < 45 anos 0, 45–64 1, ≥ 65 2; fatores de risco nenhum 0, 1 ou 2 vale 1, 3 ou mais ou aterosclerose conhecida 2; troponina até 1 vez o limite 0, acima de 1 até 3 vezes 1, acima de 3 vezes 2. Total de 0 a 10. 0–3 baixo, 4–6 moderado, 7–10 alto.',
  limites: [
    'Não use no infarto com supra de ST nem na instabilidade: trate.',
    'Adultos com dor torácica no pronto-socorro; uma troponina precoce pode ser falsamente normal.',
  ],
  divergencias: [
    'Há tabelas que dão 2 pontos já com troponina de 3 vezes o limite; aqui, só acima de 3 vezes.',
    'Eventos: a validação de 2013 achou 1,7%, 16,6% e 50,1%; outras séries variam, daí os intervalos.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Emergency Medicine Journal, tabela 1 de estudo de validação (reproduz os itens)',
      ressalva:
        'A borda da troponina em 3 vezes difere entre tabelas. O artigo de 2008 não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'Backus BE et al., 2013, resumo do artigo',
      ressalva: 'Confirmadas as faixas e 1,7%, 16,6% e 50,1%; os outros extremos não foram lidos.',
    },
  },
  revisadoEm: '2026-11-21',
};

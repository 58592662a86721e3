import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Teasdale G, Jennett B, 1974',
  referencias: [
    {
      citacao: 'Teasdale G, Jennett B. Lancet 1974;304:81-4.',
      doi: '10.1016/S0140-6736(74)91639-0',
    },
  ],
  formula:
    'Ocular (1 a 4) + verbal (1 a 5) + motora (1 a 6). Total de 3 a 15. No trauma craniano: 13–15 leve, 9–12 moderado, 3–8 grave.',
  limites: [
    'Item não testável (NT: tubo traqueal, edema palpebral, bloqueio neuromuscular) não vale 1 ponto: não há total e relatam-se os componentes.',
    'Sedação, álcool e barreira de língua baixam a pontuação sem lesão neurológica.',
    'As faixas são do trauma craniano. Antes dos 2 anos, ou antes da fala, use a escala pediátrica.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Holmes JF e cols., 2005',
  referencias: [{ citacao: 'Holmes JF et al. Acad Emerg Med 2005;12:814-9.' }],
  formula:
    'Ocular (1 a 4) + verbal adaptada (1 a 5) + motora adaptada (1 a 6). Total de 3 a 15. No trauma craniano: 13–15 leve, 9–12 moderado, 3–8 grave.',
  limites: [
    'Antes dos 2 anos ou antes da fala; depois, use a escala do adulto.',
    'Item não testável (NT) não vale 1 ponto: não há total e relatam-se os componentes.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

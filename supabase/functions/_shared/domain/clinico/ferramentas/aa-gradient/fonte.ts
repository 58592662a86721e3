import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Equação do gás alveolar (Fenn, Rahn e Otis, 1946)',
  referencias: [{ citacao: 'Fenn WO, Rahn H, Otis AB. Am J Physiol 1946;146:637-53.' }],
  formula:
    'PAO₂ = FiO₂ × (Patm − 47) − PaCO₂ ÷ 0,8. Gradiente = PAO₂ − PaO₂. Esperado = idade ÷ 4 + 4. Pressões em mmHg.',
  limites: [
    'Adultos; o valor esperado só vale em ar ambiente.',
    'Ajuste a pressão atmosférica à cidade: em altitude, 760 mmHg superestima o gradiente.',
    'A FiO₂ de cateter ou máscara sem reservatório é estimada, e o gradiente com ela.',
  ],
  divergencias: ['Esperado para a idade: idade ÷ 4 + 4 ou 2,5 + 0,21 × idade. Usado o primeiro.'],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

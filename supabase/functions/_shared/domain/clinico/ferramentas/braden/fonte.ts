import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Bergstrom N, Braden BJ e cols., 1987',
  referencias: [{ citacao: 'Bergstrom N et al. Nurs Res 1987;36:205-10.' }],
  formula:
    'Soma de percepção sensorial, umidade, atividade, mobilidade e nutrição (1 a 4 cada) com fricção e cisalhamento (1 a 3). ≥ 19 sem risco; 15–18 baixo; 13–14 moderado; 10–12 alto; ≤ 9 muito alto. Total de 6 a 23.',
  limites: [
    'Para adultos: em crianças, use a Braden Q.',
    'Não substitui o exame da pele nem o julgamento; reavalie conforme o protocolo do serviço.',
    'As descrições completas de cada nível estão no instrumento original.',
  ],
  licenca:
    'Instrumento © Barbara Braden e Nancy Bergstrom; o uso pode depender de licença. Aqui estão só os nomes dos níveis, resumidos.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Morse JM e cols., 1989',
  referencias: [{ citacao: 'Morse JM et al. Can J Aging 1989;8:366-77.' }],
  formula:
    'Queda recente, 25; mais de um diagnóstico, 15; apoio para andar: muleta, bengala ou andador, 15, móveis, 30; acesso venoso, 20; marcha fraca, 10, comprometida, 20; superestima a própria capacidade, 15. < 25 baixo; 25 a 44 moderado; ≥ 45 alto. Total de 0 a 125.',
  limites: [
    'Adultos internados; não foi feita para crianças nem para o domicílio.',
    'Reavalie após queda, mudança do quadro ou de setor; os cortes podem ser ajustados ao serviço.',
  ],
  divergencias: ['Há serviços que põem 45 ainda no risco moderado; usado alto a partir de 45.'],
  licenca: 'Escala de Janice M. Morse: cite a autora. Itens resumidos.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

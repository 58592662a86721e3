import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Brott T e cols., 1989',
  referencias: [
    { citacao: 'Brott T et al. Stroke 1989;20:864-70.', doi: '10.1161/01.STR.20.7.864' },
  ],
  formula:
    'Soma de 15 itens, de 0 a 42. 0 sem déficit, 1–4 leve, 5–15 moderado, 16–20 moderado a grave, 21–42 grave.',
  limites: [
    'Item não testável (amputação, articulação fundida, intubação) vale 0: registre qual e por quê, porque o total fica subestimado.',
    'Subestima a circulação posterior e o hemisfério direito: um total baixo não afasta AVC incapacitante.',
    'Registre o que o paciente faz na primeira tentativa, na ordem, sem ajudar.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

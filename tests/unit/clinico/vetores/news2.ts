import type { Vetor } from '../vetor.ts';

/** Every parameter at the low edge of its band worth 0, on air. */
const NORMAL = {
  rr: 12,
  spo2: 96,
  spo2_scale: 1,
  on_oxygen: false,
  sbp: 111,
  hr: 51,
  consciousness: 'A',
  temp_c: 36.1,
};

/** Scale 2: what the saturation is worth, with the 2 points of oxygen where it is given. */
const ESCALA_2 = [
  [83, false, 3, 'baixo_medio'],
  [84, false, 2, 'baixo'],
  [85, false, 2, 'baixo'],
  [86, false, 1, 'baixo'],
  [87, false, 1, 'baixo'],
  [88, false, 0, 'baixo'],
  [93, false, 0, 'baixo'],
  [100, false, 0, 'baixo'],
  [83, true, 5, 'medio'],
  [84, true, 4, 'baixo'],
  [85, true, 4, 'baixo'],
  [86, true, 3, 'baixo'],
  [87, true, 3, 'baixo'],
  [88, true, 2, 'baixo'],
  [92, true, 2, 'baixo'],
  [93, true, 3, 'baixo'],
  [94, true, 3, 'baixo'],
  [95, true, 4, 'baixo'],
  [96, true, 4, 'baixo'],
  [97, true, 5, 'medio'],
] as const;

const escala2: readonly Vetor[] = ESCALA_2.map(([spo2, on_oxygen, score, risk]) => ({
  origem: 'independente',
  nota: `escala 2, SpO₂ ${spo2}, ${on_oxygen ? 'com' : 'sem'} oxigênio`,
  entrada: { ...NORMAL, spo2_scale: 2, spo2, on_oxygen },
  resultado: { score, risk },
}));

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: {
      rr: 24,
      spo2: 93,
      spo2_scale: 1,
      on_oxygen: true,
      sbp: 105,
      hr: 112,
      consciousness: 'A',
      temp_c: 38.4,
    },
    resultado: { score: 10, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'bordas de baixo das faixas que valem 0',
    entrada: NORMAL,
    resultado: { score: 0, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'bordas de cima das faixas que valem 0',
    entrada: { ...NORMAL, rr: 20, spo2: 100, sbp: 219, hr: 90, temp_c: 38 },
    resultado: { score: 0, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'um ponto cada, do lado baixo: FR 11, SpO₂ 95, PAS 110, FC 50, 36,0 °C',
    entrada: { ...NORMAL, rr: 11, spo2: 95, sbp: 110, hr: 50, temp_c: 36 },
    resultado: { score: 5, risk: 'medio' },
  },
  {
    origem: 'independente',
    nota: 'fim das faixas de um ponto: FR 9, SpO₂ 94, PAS 101, FC 41, 35,1 °C',
    entrada: { ...NORMAL, rr: 9, spo2: 94, sbp: 101, hr: 41, temp_c: 35.1 },
    resultado: { score: 5, risk: 'medio' },
  },
  {
    origem: 'independente',
    nota: 'dois pontos: SpO₂ 93 e PAS 100',
    entrada: { ...NORMAL, spo2: 93, sbp: 100 },
    resultado: { score: 4, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'dois pontos: SpO₂ 92 e PAS 91',
    entrada: { ...NORMAL, spo2: 92, sbp: 91 },
    resultado: { score: 4, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'um só parâmetro em 3: FR 8',
    entrada: { ...NORMAL, rr: 8 },
    resultado: { score: 3, risk: 'baixo_medio' },
  },
  {
    origem: 'independente',
    nota: 'um só parâmetro em 3: confusão nova',
    entrada: { ...NORMAL, consciousness: 'C' },
    resultado: { score: 3, risk: 'baixo_medio' },
  },
  {
    origem: 'independente',
    nota: 'oxigênio vale 2 e não é um parâmetro em 3',
    entrada: { ...NORMAL, on_oxygen: true },
    resultado: { score: 2, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'lado alto: FR 24 2, FC 130 2, 39,0 °C 1',
    entrada: { ...NORMAL, rr: 24, hr: 130, temp_c: 39 },
    resultado: { score: 5, risk: 'medio' },
  },
  {
    origem: 'independente',
    nota: 'lado alto: FR 21 2, FC 91 1, 38,1 °C 1',
    entrada: { ...NORMAL, rr: 21, hr: 91, temp_c: 38.1 },
    resultado: { score: 4, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'último do risco médio: C 3, FR 21 2, FC 110 1',
    entrada: { ...NORMAL, consciousness: 'C', rr: 21, hr: 110 },
    resultado: { score: 6, risk: 'medio' },
  },
  {
    origem: 'independente',
    nota: 'primeiro do risco alto: V 3, FR 21 2, FC 111 2',
    entrada: { ...NORMAL, consciousness: 'V', rr: 21, hr: 111 },
    resultado: { score: 7, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'extremos altos: FR 25 3, PAS 220 3, FC 131 3, 39,1 °C 2',
    entrada: { ...NORMAL, rr: 25, sbp: 220, hr: 131, temp_c: 39.1 },
    resultado: { score: 11, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      rr: 8,
      spo2: 91,
      spo2_scale: 1,
      on_oxygen: true,
      sbp: 90,
      hr: 40,
      consciousness: 'U',
      temp_c: 35,
    },
    resultado: { score: 20, risk: 'alto' },
  },
  ...escala2,
];

import type { Vetor } from '../vetor.ts';

/** Every criterion at the edge that does not count yet. */
const BORDA = { temp_c: 38, hr: 90, rr: 20, wbc: 12, paco2: 32, bands_pct: 10 };

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'nas bordas de cima, que não contam',
    entrada: BORDA,
    resultado: { score: 0, positive: false },
  },
  {
    origem: 'independente',
    nota: 'nas bordas de baixo, que não contam',
    entrada: { temp_c: 36, hr: 90, rr: 20, wbc: 4 },
    resultado: { score: 0, positive: false },
  },
  {
    origem: 'independente',
    nota: 'logo além das bordas de cima',
    entrada: { temp_c: 38.1, hr: 91, rr: 21, wbc: 12.1 },
    resultado: { score: 4, positive: true },
  },
  {
    origem: 'independente',
    nota: 'logo além das bordas de baixo',
    entrada: { temp_c: 35.9, hr: 80, rr: 14, wbc: 3.9 },
    resultado: { score: 2, positive: true },
  },
  {
    origem: 'independente',
    nota: 'respiração pela PaCO₂ e leucócitos pelos bastões',
    entrada: { ...BORDA, paco2: 31.9, bands_pct: 10.1 },
    resultado: { score: 2, positive: true },
  },
  {
    origem: 'independente',
    nota: 'FR e PaCO₂ são um critério só',
    entrada: { ...BORDA, rr: 30, paco2: 25 },
    resultado: { score: 1, positive: false },
  },
  {
    origem: 'independente',
    nota: 'leucócitos e bastões são um critério só',
    entrada: { ...BORDA, wbc: 20, bands_pct: 30 },
    resultado: { score: 1, positive: false },
  },
];

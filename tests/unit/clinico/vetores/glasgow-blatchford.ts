import type { Vetor } from '../vetor.ts';

const BEM = {
  bun_mg_dl: 10,
  hemoglobin: 14,
  gender: 'masculino',
  sbp: 120,
  hr: 80,
  melena: false,
  syncope: false,
  hepatic_disease: false,
  cardiac_failure: false,
};
const { bun_mg_dl: _, ...SEM_BUN } = BEM;

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: BEM, resultado: { score: 0 }, classes: ['baixo'] },
  {
    origem: 'independente',
    nota: 'do lado que não conta: BUN 18,1; Hb 13; PAS 110; FC 99',
    entrada: { ...BEM, bun_mg_dl: 18.1, hemoglobin: 13, sbp: 110, hr: 99 },
    resultado: { score: 0 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'do lado que conta: BUN 18,2; Hb 12,9; PAS 109; FC 100',
    entrada: { ...BEM, bun_mg_dl: 18.2, hemoglobin: 12.9, sbp: 109, hr: 100 },
    resultado: { score: 5 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'BUN 22,4 conta 3; Hb 11,9 em homem, 3; PAS 99, 2',
    entrada: { ...BEM, bun_mg_dl: 22.4, hemoglobin: 11.9, sbp: 99 },
    resultado: { score: 8 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'BUN 28 conta 4; Hb 9,9, 6; PAS 89, 3',
    entrada: { ...BEM, bun_mg_dl: 28, hemoglobin: 9.9, sbp: 89 },
    resultado: { score: 13 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'mulher: Hb 12 não conta',
    entrada: { ...BEM, gender: 'feminino', hemoglobin: 12 },
    resultado: { score: 0 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'mulher: Hb 11,9 conta 1',
    entrada: { ...BEM, gender: 'feminino', hemoglobin: 11.9 },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'ureia 60 mg/dL = BUN 28,04',
    entrada: { ...SEM_BUN, urea_mg_dl: 60 },
    resultado: { score: 4 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'ureia 38,9 mg/dL = BUN 18,18',
    entrada: { ...SEM_BUN, urea_mg_dl: 38.9, melena: true },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      bun_mg_dl: 70,
      hemoglobin: 6,
      gender: 'feminino',
      sbp: 70,
      hr: 140,
      melena: true,
      syncope: true,
      hepatic_disease: true,
      cardiac_failure: true,
    },
    resultado: { score: 23 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'FC 100 e melena: a primeira fora do risco baixo',
    entrada: { ...BEM, hr: 100, melena: true },
    resultado: { score: 2 },
    classes: ['nao_baixo'],
  },
];

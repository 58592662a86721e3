import type { Vetor } from '../vetor.ts';

const BEM = {
  age: 40,
  hr: 80,
  sbp: 120,
  comorbidity: 'nenhuma',
  diagnosis: 'mallory_weiss_sem_lesao',
  stigmata: false,
};

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: BEM, resultado: { score: 0 }, classes: ['baixo'] },
  {
    origem: 'independente',
    nota: 'última idade e última FC que não contam',
    entrada: { ...BEM, age: 59, hr: 99, sbp: 100 },
    resultado: { score: 0 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: '60 anos conta 1; FC 100 com PAS 100, 1',
    entrada: { ...BEM, age: 60, hr: 100, sbp: 100 },
    resultado: { score: 2 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: '79 anos conta 1; PAS 99 conta 2 mesmo com FC normal',
    entrada: { ...BEM, age: 79, sbp: 99 },
    resultado: { score: 3 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'FC alta não soma a PAS baixa',
    entrada: { ...BEM, hr: 130, sbp: 85 },
    resultado: { score: 2 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'comorbidade 2, outro diagnóstico 1, estigma 2',
    entrada: { ...BEM, comorbidity: 'icc_ci_maior', diagnosis: 'outros', stigmata: true },
    resultado: { score: 5 },
    classes: ['nao_baixo'],
  },
  {
    origem: 'independente',
    nota: 'máximo: 2 + 2 + 3 + 2 + 2',
    entrada: {
      age: 80,
      hr: 120,
      sbp: 80,
      comorbidity: 'renal_hepatica_metastase',
      diagnosis: 'malignidade',
      stigmata: true,
    },
    resultado: { score: 11 },
    classes: ['nao_baixo'],
  },
];

import type { Vetor } from '../vetor.ts';

const NADA = {
  bun_mg_dl: 25,
  impaired_mental_status: false,
  sirs_count: 1,
  age: 60,
  pleural_effusion: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: {
      bun_mg_dl: 28,
      impaired_mental_status: false,
      sirs_count: 2,
      age: 61,
      pleural_effusion: false,
    },
    resultado: { score: 3 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'no limite, do lado que não conta',
    entrada: NADA,
    resultado: { score: 0 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'BUN logo acima de 25',
    entrada: { ...NADA, bun_mg_dl: 25.1 },
    resultado: { score: 1 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'SIRS 2 e confusão',
    entrada: { ...NADA, sirs_count: 2, impaired_mental_status: true },
    resultado: { score: 2 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'só o derrame',
    entrada: { ...NADA, pleural_effusion: true },
    resultado: { score: 1 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      bun_mg_dl: 60,
      impaired_mental_status: true,
      sirs_count: 4,
      age: 80,
      pleural_effusion: true,
    },
    resultado: { score: 5 },
    classes: ['alto'],
  },
];

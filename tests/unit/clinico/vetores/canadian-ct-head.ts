import type { Vetor } from '../vetor.ts';

const NADA = {
  gcs_lt_15_at_2h: false,
  suspected_open_depressed_fracture: false,
  basal_fracture_sign: false,
  vomiting_episodes: 0,
  age: 30,
  retrograde_amnesia_ge_30min: false,
  dangerous_mechanism: false,
};
const ALTO = { ct_indicated: true, risk: 'alto' };
const MEDIO = { ct_indicated: true, risk: 'medio' };
const NENHUM = { ct_indicated: false, risk: 'nenhum' };

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'um vômito, 64 anos: nenhum critério',
    entrada: { ...NADA, vomiting_episodes: 1, age: 64 },
    resultado: NENHUM,
  },
  {
    origem: 'independente',
    nota: 'dois vômitos',
    entrada: { ...NADA, vomiting_episodes: 2 },
    resultado: ALTO,
  },
  { origem: 'independente', nota: '65 anos', entrada: { ...NADA, age: 65 }, resultado: ALTO },
  { origem: 'independente', nota: '16 anos', entrada: { ...NADA, age: 16 }, resultado: NENHUM },
  { origem: 'independente', entrada: { ...NADA, gcs_lt_15_at_2h: true }, resultado: ALTO },
  {
    origem: 'independente',
    entrada: { ...NADA, suspected_open_depressed_fracture: true },
    resultado: ALTO,
  },
  { origem: 'independente', entrada: { ...NADA, basal_fracture_sign: true }, resultado: ALTO },
  {
    origem: 'independente',
    entrada: { ...NADA, retrograde_amnesia_ge_30min: true },
    resultado: MEDIO,
  },
  { origem: 'independente', entrada: { ...NADA, dangerous_mechanism: true }, resultado: MEDIO },
  {
    origem: 'independente',
    nota: 'o risco alto prevalece sobre o médio',
    entrada: { ...NADA, dangerous_mechanism: true, vomiting_episodes: 3 },
    resultado: ALTO,
  },
];

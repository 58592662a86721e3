import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 110, infusate_sodium: 513 },
    resultado: { tbw_l: 42, delta_na_per_l: 9.372 },
  },
  {
    origem: 'independente',
    nota: 'glicosado: baixa o sódio',
    entrada: { weight_kg: 60, gender: 'feminino', age: 50, sodium: 168, infusate_sodium: 0 },
    resultado: { tbw_l: 30, delta_na_per_l: -5.41935 },
  },
  {
    origem: 'independente',
    nota: 'NaCl 0,45 %',
    entrada: { weight_kg: 60, gender: 'feminino', age: 50, sodium: 168, infusate_sodium: 77 },
    resultado: { tbw_l: 30, delta_na_per_l: -2.93548 },
  },
  {
    origem: 'independente',
    nota: 'idosa, NaCl 3 %',
    entrada: { weight_kg: 50, gender: 'feminino', age: 70, sodium: 112, infusate_sodium: 513 },
    resultado: { tbw_l: 22.5, delta_na_per_l: 17.0638 },
  },
  {
    origem: 'independente',
    nota: 'com potássio',
    entrada: {
      weight_kg: 80,
      gender: 'masculino',
      age: 70,
      sodium: 115,
      infusate_sodium: 154,
      infusate_potassium: 40,
    },
    resultado: { tbw_l: 40, delta_na_per_l: 1.92683 },
  },
  {
    origem: 'independente',
    nota: 'potássio zero, dito',
    entrada: {
      weight_kg: 80,
      gender: 'masculino',
      age: 70,
      sodium: 115,
      infusate_sodium: 154,
      infusate_potassium: 0,
    },
    resultado: { tbw_l: 40, delta_na_per_l: 0.95122 },
  },
  {
    origem: 'independente',
    nota: 'criança',
    entrada: { weight_kg: 15, gender: 'masculino', age: 4, sodium: 125, infusate_sodium: 154 },
    resultado: { tbw_l: 9, delta_na_per_l: 2.9 },
  },
  {
    origem: 'independente',
    nota: 'sem variação',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 130, infusate_sodium: 130 },
    resultado: { tbw_l: 42, delta_na_per_l: 0 },
  },
];

import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight_kg: 60, gender: 'feminino', age: 45, sodium: 160 },
    resultado: { tbw_l: 30, deficit_l: 4.286 },
  },
  {
    origem: 'independente',
    nota: 'homem',
    entrada: { weight_kg: 70, gender: 'masculino', age: 50, sodium: 150 },
    resultado: { tbw_l: 42, deficit_l: 3 },
  },
  {
    origem: 'independente',
    nota: '65 anos, homem',
    entrada: { weight_kg: 70, gender: 'masculino', age: 65, sodium: 150 },
    resultado: { tbw_l: 35, deficit_l: 2.5 },
  },
  {
    origem: 'independente',
    nota: 'idosa',
    entrada: { weight_kg: 50, gender: 'feminino', age: 82, sodium: 165 },
    resultado: { tbw_l: 22.5, deficit_l: 4.01786 },
  },
  {
    origem: 'independente',
    nota: 'criança',
    entrada: { weight_kg: 12, gender: 'masculino', age: 2, sodium: 158 },
    resultado: { tbw_l: 7.2, deficit_l: 0.925714 },
  },
  {
    origem: 'independente',
    nota: 'com outro desejado',
    entrada: { weight_kg: 60, gender: 'feminino', age: 45, sodium: 160, target_sodium: 150 },
    resultado: { tbw_l: 30, deficit_l: 2 },
  },
  {
    origem: 'independente',
    nota: 'logo acima de 140',
    entrada: { weight_kg: 60, gender: 'feminino', age: 45, sodium: 140.5 },
    resultado: { tbw_l: 30, deficit_l: 0.107143 },
  },
  {
    origem: 'independente',
    nota: 'exatamente 140: não aplicável',
    entrada: { weight_kg: 60, gender: 'feminino', age: 45, sodium: 140 },
    resultado: { tbw_l: 30 },
    ausentes: ['deficit_l'],
  },
  {
    origem: 'independente',
    nota: 'até 140 não se aplica, mesmo com desejado menor',
    entrada: { weight_kg: 60, gender: 'feminino', age: 45, sodium: 138, target_sodium: 130 },
    resultado: { tbw_l: 30 },
    ausentes: ['deficit_l'],
  },
  {
    origem: 'independente',
    nota: 'abaixo do desejado: não aplicável',
    entrada: { weight_kg: 60, gender: 'feminino', age: 45, sodium: 145, target_sodium: 150 },
    resultado: { tbw_l: 30 },
    ausentes: ['deficit_l'],
  },
  {
    origem: 'independente',
    nota: 'com sódio de 140 não há déficit',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 140, target_sodium: 138 },
    resultado: { tbw_l: 42 },
    ausentes: ['deficit_l'],
  },
  {
    origem: 'independente',
    nota: 'acima de 140 há: 42 × (141/140 − 1)',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 141, target_sodium: 140 },
    resultado: { tbw_l: 42, deficit_l: 0.3 },
  },
];

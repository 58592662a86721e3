import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 115, target_sodium: 120 },
    resultado: { tbw_l: 42, deficit_meq: 210 },
  },
  {
    origem: 'independente',
    nota: 'mulher; 8 acima',
    entrada: { weight_kg: 60, gender: 'feminino', age: 40, sodium: 120, target_sodium: 128 },
    resultado: { tbw_l: 30, deficit_meq: 240 },
  },
  {
    origem: 'independente',
    nota: '64 anos',
    entrada: { weight_kg: 70, gender: 'masculino', age: 64, sodium: 118, target_sodium: 124 },
    resultado: { tbw_l: 42, deficit_meq: 252 },
  },
  {
    origem: 'independente',
    nota: '65 anos, homem',
    entrada: { weight_kg: 70, gender: 'masculino', age: 65, sodium: 118, target_sodium: 124 },
    resultado: { tbw_l: 35, deficit_meq: 210 },
  },
  {
    origem: 'independente',
    nota: 'idosa',
    entrada: { weight_kg: 55, gender: 'feminino', age: 80, sodium: 110, target_sodium: 118 },
    resultado: { tbw_l: 24.75, deficit_meq: 198 },
  },
  {
    origem: 'independente',
    nota: 'criança',
    entrada: { weight_kg: 20, gender: 'feminino', age: 6, sodium: 122, target_sodium: 130 },
    resultado: { tbw_l: 12, deficit_meq: 96 },
  },
  {
    origem: 'independente',
    nota: 'antes dos 18',
    entrada: { weight_kg: 50, gender: 'feminino', age: 17.9, sodium: 122, target_sodium: 130 },
    resultado: { tbw_l: 30, deficit_meq: 240 },
  },
  {
    origem: 'independente',
    nota: 'já no desejado: não aplicável',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 130, target_sodium: 130 },
    resultado: { tbw_l: 42 },
    ausentes: ['deficit_meq'],
  },
  {
    origem: 'independente',
    nota: 'acima do desejado: não aplicável',
    entrada: { weight_kg: 70, gender: 'masculino', age: 40, sodium: 135, target_sodium: 130 },
    resultado: { tbw_l: 42 },
    ausentes: ['deficit_meq'],
  },
  {
    origem: 'independente',
    nota: 'aos 18 anos já se lê como mulher adulta: metade do peso',
    entrada: { weight_kg: 60, gender: 'feminino', age: 18, sodium: 120, target_sodium: 130 },
    resultado: { tbw_l: 30, deficit_meq: 300 },
  },
  {
    origem: 'independente',
    nota: 'aos 17,9 anos ainda não: seis décimos',
    entrada: { weight_kg: 60, gender: 'feminino', age: 17.9, sodium: 120, target_sodium: 130 },
    resultado: { tbw_l: 36, deficit_meq: 360 },
  },
];

import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { pao2: 75, fio2: 0.5 },
    resultado: { pf: 150, berlin: 'moderada' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 100, fio2: 1 },
    resultado: { pf: 100.0, berlin: 'grave' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 101, fio2: 1 },
    resultado: { pf: 101.0, berlin: 'moderada' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 100, fio2: 0.5 },
    resultado: { pf: 200.0, berlin: 'moderada' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 100.5, fio2: 0.5 },
    resultado: { pf: 201.0, berlin: 'leve' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 150, fio2: 0.5 },
    resultado: { pf: 300.0, berlin: 'leve' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 151, fio2: 0.5 },
    resultado: { pf: 302.0, berlin: 'sem_criterio' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 95, fio2: 0.21 },
    resultado: { pf: 452.380952, berlin: 'sem_criterio' },
  },
  {
    origem: 'independente',
    entrada: { pao2: 10, fio2: 1 },
    resultado: { pf: 10.0, berlin: 'grave' },
  },
  {
    origem: 'independente',
    nota: 'logo acima de 300',
    entrada: { pao2: 301, fio2: 1 },
    resultado: { pf: 301, berlin: 'sem_criterio' },
  },
];

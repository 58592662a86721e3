import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { age: 50, ast: 40, alt: 36, platelets: 220 },
    resultado: { fib4: 1.515152 },
  },
  {
    origem: 'independente',
    entrada: { age: 64, ast: 65, alt: 64, platelets: 200 },
    resultado: { fib4: 2.6 },
  },
  {
    origem: 'independente',
    entrada: { age: 65, ast: 65, alt: 64, platelets: 200 },
    resultado: { fib4: 2.640625 },
  },
  {
    origem: 'independente',
    entrada: { age: 45, ast: 80, alt: 100, platelets: 90 },
    resultado: { fib4: 4.0 },
  },
  {
    origem: 'independente',
    entrada: { age: 26, ast: 20, alt: 16, platelets: 100 },
    resultado: { fib4: 1.3 },
  },
  {
    origem: 'independente',
    entrada: { age: 70, ast: 64, alt: 49, platelets: 240 },
    resultado: { fib4: 2.666667 },
  },
  {
    origem: 'independente',
    entrada: { age: 120, ast: 1000, alt: 1, platelets: 1 },
    resultado: { fib4: 120000.0 },
  },
  {
    origem: 'independente',
    entrada: { age: 18, ast: 15, alt: 20, platelets: 350 },
    resultado: { fib4: 0.172497 },
  },
];

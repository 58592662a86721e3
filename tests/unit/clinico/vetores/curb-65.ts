import type { Vetor } from '../vetor.ts';

const SEM_PONTOS = { confusion: false, urea_mg_dl: 42, rr: 29, sbp: 90, dbp: 61, age: 64 };

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { confusion: true, urea_mg_dl: 60, rr: 32, sbp: 100, dbp: 60, age: 70 },
    resultado: { score: 5 },
    classes: ['grave'],
  },
  {
    origem: 'independente',
    nota: 'nas cinco bordas, do lado que não conta; ureia 42 não passa de 7 mmol/L',
    entrada: SEM_PONTOS,
    resultado: { score: 0 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'nas cinco bordas, do lado que conta',
    entrada: { confusion: true, urea_mg_dl: 42.1, rr: 30, sbp: 89, dbp: 60, age: 65 },
    resultado: { score: 5 },
    classes: ['grave'],
  },
  {
    origem: 'independente',
    nota: 'diastólica 60 basta, com sistólica normal',
    entrada: { ...SEM_PONTOS, sbp: 130, dbp: 60 },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'sistólica abaixo de 90 basta; as duas pressões valem um ponto só',
    entrada: { ...SEM_PONTOS, sbp: 89, dbp: 50 },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'BUN 19 não conta',
    entrada: { confusion: false, bun_mg_dl: 19, rr: 16, sbp: 120, dbp: 80, age: 70 },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'BUN acima de 19 conta',
    entrada: { confusion: false, bun_mg_dl: 19.5, rr: 16, sbp: 120, dbp: 80, age: 70 },
    resultado: { score: 2 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: 'ureia e idade',
    entrada: { ...SEM_PONTOS, urea_mg_dl: 50, age: 65 },
    resultado: { score: 2 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: 'ureia, idade e respiração: primeira da grave',
    entrada: { ...SEM_PONTOS, urea_mg_dl: 50, age: 65, rr: 30 },
    resultado: { score: 3 },
    classes: ['grave'],
  },
  {
    origem: 'independente',
    nota: 'só a sistólica, com diastólica acima de 60',
    entrada: { ...SEM_PONTOS, sbp: 89, dbp: 61 },
    resultado: { score: 1 },
    classes: ['baixo'],
  },
];

import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { hr: 60, sbp: 120 },
    resultado: { shock_index: 0.5 },
    classes: ['normal'],
  },
  {
    origem: 'independente',
    entrada: { hr: 59, sbp: 120 },
    resultado: { shock_index: 0.491667 },
    classes: ['abaixo'],
  },
  {
    origem: 'independente',
    entrada: { hr: 84, sbp: 120 },
    resultado: { shock_index: 0.7 },
    classes: ['normal'],
  },
  {
    origem: 'independente',
    entrada: { hr: 90, sbp: 100 },
    resultado: { shock_index: 0.9 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    entrada: { hr: 89, sbp: 100 },
    resultado: { shock_index: 0.89 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    entrada: { hr: 130, sbp: 70 },
    resultado: { shock_index: 1.857143 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    entrada: { hr: 350, sbp: 30 },
    resultado: { shock_index: 11.666667 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    entrada: { hr: 10, sbp: 350 },
    resultado: { shock_index: 0.028571 },
    classes: ['abaixo'],
  },
  {
    origem: 'independente',
    nota: 'logo acima de 0,7',
    entrada: { hr: 71, sbp: 100 },
    resultado: { shock_index: 0.71 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: '0,496',
    entrada: { hr: 62, sbp: 125 },
    resultado: { shock_index: 0.496 },
    classes: ['abaixo'],
  },
  {
    origem: 'independente',
    nota: '0,704',
    entrada: { hr: 88, sbp: 125 },
    resultado: { shock_index: 0.704 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: '0,896',
    entrada: { hr: 112, sbp: 125 },
    resultado: { shock_index: 0.896 },
    classes: ['intermediario'],
  },
];

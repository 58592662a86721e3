import type { Vetor } from '../vetor.ts';

const estado = (physical_status: number, emergency: boolean) => ({ physical_status, emergency });

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: estado(1, false),
    resultado: { class: 'I', notation: 'ASA I' },
  },
  {
    origem: 'independente',
    entrada: estado(2, true),
    resultado: { class: 'II', notation: 'ASA IIE' },
  },
  {
    origem: 'independente',
    entrada: estado(3, true),
    resultado: { class: 'III', notation: 'ASA IIIE' },
  },
  {
    origem: 'independente',
    entrada: estado(4, false),
    resultado: { class: 'IV', notation: 'ASA IV' },
  },
  {
    origem: 'independente',
    entrada: estado(5, true),
    resultado: { class: 'V', notation: 'ASA VE' },
  },
  {
    origem: 'independente',
    entrada: estado(6, false),
    resultado: { class: 'VI', notation: 'ASA VI' },
  },
  {
    origem: 'independente',
    nota: 'o doador não leva o E',
    entrada: estado(6, true),
    resultado: { class: 'VI', notation: 'ASA VI' },
  },
];

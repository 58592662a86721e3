import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { qt_ms: 400, hr: 90 },
    resultado: { bazett: 489.898, fridericia: 457.886, framingham: 451.333, hodges: 452.5 },
  },
  {
    origem: 'independente',
    nota: 'a 60 bpm as quatro coincidem',
    entrada: { qt_ms: 450, hr: 60 },
    resultado: { bazett: 450, fridericia: 450, framingham: 450, hodges: 450 },
  },
  {
    origem: 'independente',
    nota: 'taquicardia',
    entrada: { qt_ms: 300, hr: 150 },
    resultado: { bazett: 474.341649, fridericia: 407.162642, framingham: 392.4, hodges: 457.5 },
  },
  {
    origem: 'independente',
    nota: 'bradicardia',
    entrada: { qt_ms: 520, hr: 40 },
    resultado: { bazett: 424.578222, fridericia: 454.261842, framingham: 443.0, hodges: 485.0 },
  },
  {
    origem: 'independente',
    entrada: { qt_ms: 500, hr: 60 },
    resultado: { bazett: 500.0, fridericia: 500.0, framingham: 500.0, hodges: 500.0 },
  },
  {
    origem: 'independente',
    entrada: { qt_ms: 390, hr: 60 },
    resultado: { bazett: 390.0, fridericia: 390.0, framingham: 390.0, hodges: 390.0 },
  },
  {
    origem: 'independente',
    entrada: { qt_ms: 360, hr: 100 },
    resultado: { bazett: 464.758002, fridericia: 426.827197, framingham: 421.6, hodges: 430.0 },
  },
  {
    origem: 'independente',
    nota: 'extremos',
    entrada: { qt_ms: 800, hr: 350 },
    resultado: { bazett: 1932.183566, fridericia: 1440.109731, framingham: 927.6, hodges: 1307.5 },
  },
  {
    origem: 'independente',
    nota: 'extremos',
    entrada: { qt_ms: 150, hr: 10 },
    resultado: { bazett: 61.237244, fridericia: 82.548181, framingham: -620.0, hodges: 62.5 },
  },
];

import type { Vetor } from '../vetor.ts';

const PADRAO = { tjc28: 4, sjc28: 2, global_health_mm: 40 };

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...PADRAO, esr: 30 },
    resultado: { das28_esr: 4.457 },
    ausentes: ['das28_crp'],
  },
  {
    origem: 'independente',
    nota: 'as duas versões',
    entrada: { ...PADRAO, esr: 30, crp_mg_l: 12 },
    resultado: { das28_esr: 4.45682, das28_crp: 3.95936 },
  },
  {
    origem: 'independente',
    nota: 'só a PCR: zero articulações e PCR zero deixam a constante',
    entrada: { tjc28: 0, sjc28: 0, global_health_mm: 0, crp_mg_l: 0 },
    resultado: { das28_crp: 0.96 },
    ausentes: ['das28_esr'],
  },
  {
    origem: 'independente',
    nota: 'mínimo pela VHS: ln(1) é zero',
    entrada: { tjc28: 0, sjc28: 0, global_health_mm: 0, esr: 1 },
    resultado: { das28_esr: 0 },
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 2,6: 1,12 + 0,56 + 0,9198',
    entrada: { tjc28: 4, sjc28: 4, global_health_mm: 65.7, esr: 1 },
    resultado: { das28_esr: 2.5998 },
  },
  {
    origem: 'independente',
    nota: 'logo acima de 2,6',
    entrada: { tjc28: 4, sjc28: 4, global_health_mm: 65.8, esr: 1 },
    resultado: { das28_esr: 2.6012 },
  },
  {
    origem: 'independente',
    nota: 'logo acima de 3,2: 1,68 + 0,56 + 0,9604',
    entrada: { tjc28: 9, sjc28: 4, global_health_mm: 68.6, esr: 1 },
    resultado: { das28_esr: 3.2004 },
  },
  {
    origem: 'independente',
    entrada: { tjc28: 12, sjc28: 9, global_health_mm: 65, crp_mg_l: 35 },
    resultado: { das28_crp: 5.93996 },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: { tjc28: 28, sjc28: 28, global_health_mm: 100, esr: 200, crp_mg_l: 1000 },
    resultado: { das28_esr: 9.55368, das28_crp: 9.29201 },
  },
];

import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { from: 'prednisona', dose_mg: 40, to: 'dexametasona' },
    resultado: { dose_mg: 6 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'hidrocortisona', dose_mg: 100, to: 'prednisona' },
    resultado: { dose_mg: 25.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'cortisona', dose_mg: 37.5, to: 'hidrocortisona' },
    resultado: { dose_mg: 30.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'metilprednisolona', dose_mg: 1000, to: 'prednisolona' },
    resultado: { dose_mg: 1250.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'prednisolona', dose_mg: 60, to: 'deflazacorte' },
    resultado: { dose_mg: 72.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'deflazacorte', dose_mg: 30, to: 'prednisona' },
    resultado: { dose_mg: 25.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'dexametasona', dose_mg: 4, to: 'betametasona' },
    resultado: { dose_mg: 3.2 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'betametasona', dose_mg: 12, to: 'metilprednisolona' },
    resultado: { dose_mg: 80.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'triancinolona', dose_mg: 40, to: 'cortisona' },
    resultado: { dose_mg: 250.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'prednisona', dose_mg: 20, to: 'triancinolona' },
    resultado: { dose_mg: 16.0 },
  },
  {
    origem: 'independente',
    nota: 'pela potência relativa à hidrocortisona',
    entrada: { from: 'prednisona', dose_mg: 5, to: 'prednisona' },
    resultado: { dose_mg: 5.0 },
  },
];

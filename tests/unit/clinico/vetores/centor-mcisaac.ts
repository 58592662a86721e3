import type { Vetor } from '../vetor.ts';

const TUDO = {
  temp_gt_38: true,
  tonsillar_exudate: true,
  tender_anterior_nodes: true,
  cough_absent: true,
};
const NADA = {
  temp_gt_38: false,
  tonsillar_exudate: false,
  tender_anterior_nodes: false,
  cough_absent: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'máximo, na menor idade',
    entrada: { age: 3, ...TUDO },
    resultado: { score: 5 },
    classes: ['testar_ou_tratar'],
  },
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: { age: 45, ...NADA },
    resultado: { score: -1 },
    classes: ['nao_testar'],
  },
  {
    origem: 'independente',
    nota: 'antes dos 15 anos ganha um ponto',
    entrada: { age: 14.9, ...NADA },
    resultado: { score: 1 },
    classes: ['nao_testar'],
  },
  {
    origem: 'independente',
    nota: '15 anos não pontua',
    entrada: { age: 15, ...TUDO },
    resultado: { score: 4 },
    classes: ['testar_ou_tratar'],
  },
  {
    origem: 'independente',
    nota: 'até antes dos 45 não pontua',
    entrada: { age: 44.9, ...NADA, temp_gt_38: true, cough_absent: true },
    resultado: { score: 2 },
    classes: ['testar'],
  },
  {
    origem: 'independente',
    nota: '45 anos perde um ponto',
    entrada: { age: 45, ...TUDO },
    resultado: { score: 3 },
    classes: ['testar'],
  },
];

import type { Vetor } from '../vetor.ts';

const JOVEM = { age: 30, dangerous_mechanism: false, paresthesias: false };
const INDICADA = { imaging_indicated: true };
const DISPENSAVEL = { imaging_indicated: false };

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: '65 anos basta, sem mexer no pescoço',
    entrada: { ...JOVEM, age: 65 },
    resultado: INDICADA,
  },
  {
    origem: 'independente',
    nota: '64 anos, baixo risco e gira',
    entrada: { ...JOVEM, age: 64, low_risk_factor_present: true, able_rotate_45: true },
    resultado: DISPENSAVEL,
  },
  {
    origem: 'independente',
    nota: 'mecanismo perigoso vence os outros passos',
    entrada: {
      ...JOVEM,
      dangerous_mechanism: true,
      low_risk_factor_present: true,
      able_rotate_45: true,
    },
    resultado: INDICADA,
  },
  {
    origem: 'independente',
    nota: 'parestesia vence os outros passos',
    entrada: { ...JOVEM, paresthesias: true, low_risk_factor_present: true, able_rotate_45: true },
    resultado: INDICADA,
  },
  {
    origem: 'independente',
    nota: 'sem fator de baixo risco não se testa a rotação',
    entrada: { ...JOVEM, low_risk_factor_present: false },
    resultado: INDICADA,
  },
  {
    origem: 'independente',
    nota: 'sem fator de baixo risco a rotação não conta',
    entrada: { ...JOVEM, low_risk_factor_present: false, able_rotate_45: true },
    resultado: INDICADA,
  },
  {
    origem: 'independente',
    nota: 'não gira',
    entrada: { ...JOVEM, low_risk_factor_present: true, able_rotate_45: false },
    resultado: INDICADA,
  },
  {
    origem: 'independente',
    nota: '16 anos',
    entrada: { ...JOVEM, age: 16, low_risk_factor_present: true, able_rotate_45: true },
    resultado: DISPENSAVEL,
  },
];

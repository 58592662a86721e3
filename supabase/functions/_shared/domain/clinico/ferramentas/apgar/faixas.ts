import type { Faixa } from '../../motor/faixas.ts';

/** Vitality by the total, 0 to 10. */
export const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'grave',
    ate: 3,
    rotulo: 'Vitalidade gravemente comprometida (0 a 3)',
    texto: 'repita a cada 5 min enquanto o do 5º minuto for menor que 7.',
    gravidade: 'critico',
  },
  {
    codigo: 'moderada',
    ate: 6,
    rotulo: 'Vitalidade moderadamente comprometida (4 a 6)',
    texto: 'repita a cada 5 min enquanto o do 5º minuto for menor que 7.',
    gravidade: 'alerta',
  },
  { codigo: 'boa', rotulo: 'Boa vitalidade (7 a 10)', gravidade: 'normal' },
];

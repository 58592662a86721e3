import type { Entrada } from './contrato.ts';

/** Age (years) × AST ÷ (platelets in 10⁹/L × √ALT); enzymes in U/L. */
export function calcular({ age, ast, alt, platelets }: Entrada) {
  return { fib4: (age * ast) / (platelets * Math.sqrt(alt)) };
}

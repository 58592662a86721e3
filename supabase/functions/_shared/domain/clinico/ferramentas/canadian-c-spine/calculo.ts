import { Recusa } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/**
 * Three steps, each asked only if the one before allows it (Stiell 2001): a high-risk factor asks
 * for imaging at once; without a low-risk factor the neck must not be moved; then it must rotate.
 * @throws {Recusa} when the answer of a step that was reached is missing.
 */
export function calcular(entrada: Entrada) {
  if (entrada.age >= 65 || entrada.dangerous_mechanism || entrada.paresthesias) {
    return { imaging_indicated: true };
  }
  const fatorDeBaixoRisco = respondido(
    'low_risk_factor_present',
    entrada.low_risk_factor_present,
    'Sem fator de alto risco, diga se há algum fator de baixo risco.',
  );
  if (!fatorDeBaixoRisco) return { imaging_indicated: true };
  const gira = respondido(
    'able_rotate_45',
    entrada.able_rotate_45,
    'Com fator de baixo risco, peça a rotação ativa do pescoço e diga se chega a 45° para os dois lados.',
  );
  return { imaging_indicated: !gira };
}

function respondido(campo: string, resposta: boolean | undefined, frase: string): boolean {
  if (resposta === undefined) throw new Recusa(campo, frase);
  return resposta;
}

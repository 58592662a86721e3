import { contar, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of ascites. */
export const ASCITE = { ausente: 1, leve: 2, moderada_grave: 3 } as const;

/** Where bilirubin (mg/dL) starts to count 2, and above which it counts 3. */
const BILIRRUBINA = {
  habitual: { dois: 2, tres: 3 },
  colangite_biliar: { dois: 4, tres: 10 },
} as const;

/** Each item counts 1 to 3; the middle band includes both its edges (Pugh 1973). */
export function calcular(entrada: Entrada) {
  const { bilirubin, albumin, inr, ascites, encephalopathy_grade: grau } = entrada;
  const limite = BILIRRUBINA[entrada.primary_biliary_cholangitis ? 'colangite_biliar' : 'habitual'];
  return {
    score: somar(
      1 + contar(bilirubin >= limite.dois, bilirubin > limite.tres),
      1 + contar(albumin <= 3.5, albumin < 2.8),
      1 + contar(inr >= 1.7, inr > 2.3),
      ASCITE[ascites],
      1 + contar(grau >= 1, grau >= 3),
    ),
  };
}

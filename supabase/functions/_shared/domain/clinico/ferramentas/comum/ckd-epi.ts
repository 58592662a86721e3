import { potencia } from '../../motor/matematica.ts';
import type { Sexo } from './sexo.ts';

/** What differs between the published creatinine equations of CKD-EPI. */
export interface EquacaoCkdEpi {
  readonly constante: number;
  /** Exponent of creatinine above `kappa`. */
  readonly expoente: number;
  /** Factor for each year of age. */
  readonly porAno: number;
  /** Where the equation bends (`kappa`, mg/dL) and its slope below that (`alfa`), by sex. */
  readonly porSexo: Readonly<
    Record<Sexo, { readonly kappa: number; readonly alfa: number; readonly fator: number }>
  >;
}

/** Estimated GFR in mL/min/1.73 m²; creatinine in mg/dL, age in years. */
export function ckdEpi(
  { constante, expoente, porAno, porSexo }: EquacaoCkdEpi,
  { age, creatinine, gender }: { age: number; creatinine: number; gender: Sexo },
): number {
  const { kappa, alfa, fator } = porSexo[gender];
  const relativa = creatinine / kappa;
  return (
    constante *
    potencia(Math.min(relativa, 1), alfa) *
    potencia(Math.max(relativa, 1), expoente) *
    potencia(porAno, age) *
    fator
  );
}

import type { Sexo } from '../contracts/paciente.ts';

/** Whom a diagnosis is of, as far as it is known. */
export interface DeQuem {
  readonly sexo?: Sexo;
  /** Age in years. */
  readonly anos?: number | null;
}

interface Limite {
  readonly codigos: RegExp;
  readonly sexo?: Sexo;
  /** Ages, in years, at which it is met. */
  readonly de?: number;
  readonly ate?: number;
}

/** Categories of CID-10 that are met in one sex or at some ages alone, by the chapters of the list. */
const LIMITES: readonly Limite[] = [
  { codigos: /^(O|Z3[2-6])/, sexo: 'feminino', de: 9, ate: 60 },
  { codigos: /^(N7[0-7]|N8[0-9]|N9[0-8]|C5[1-8]|D2[5-8]|Z01\.4|B37\.3)/, sexo: 'feminino' },
  { codigos: /^(N4\d|N5[01]|C6[0-3]|D29|D40)/, sexo: 'masculino' },
  { codigos: /^(N40|M81|M17|F0[0-3]|G30|G20)/, de: 18 },
  { codigos: /^M81\.0/, sexo: 'feminino', de: 35 },
  { codigos: /^(P|Z38)/, ate: 1 },
  { codigos: /^Z00\.1/, ate: 14 },
];

/** Whether a code hardly fits sex or age. What is not known excludes nothing. */
export function improvavel(codigo: string, { sexo, anos = null }: DeQuem): boolean {
  const sabido = sexo === 'feminino' || sexo === 'masculino';
  return LIMITES.some(
    (limite) =>
      limite.codigos.test(codigo) &&
      ((sabido && limite.sexo !== undefined && limite.sexo !== sexo) ||
        (anos !== null && (anos < (limite.de ?? 0) || anos > (limite.ate ?? 200)))),
  );
}

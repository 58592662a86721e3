/** A drug dosed in mcg/kg/min: what is usual, and what to say above a dose. */
export interface Farmaco {
  readonly rotulo: string;
  /** Usual range, mcg/kg/min. */
  readonly usual: readonly [minimo: number, maximo: number];
  /** Said whenever the drug is chosen. */
  readonly sempre?: string;
  /** Said when the dose goes beyond, mcg/kg/min. */
  readonly acimaDe?: readonly [dose: number, texto: string];
}

const REFRATARIO = 'No choque refratário usam-se até 2 a 3 mcg/kg/min.';

/** Only drugs dosed by weight and minute; others have other units and are not offered. */
export const FARMACOS = {
  norepinefrina: {
    rotulo: 'Norepinefrina, mg de base',
    usual: [0.05, 1],
    sempre:
      'Norepinefrina: os mg foram lidos como base. A ampola brasileira de 4 mL traz 8 mg de hemitartarato, que são 4 mg de base: confirme qual foi informado.',
    acimaDe: [1, REFRATARIO],
  },
  norepinefrina_hemitartarato: {
    rotulo: 'Norepinefrina, mg de hemitartarato',
    usual: [0.05, 1],
    sempre:
      'Norepinefrina: os mg foram lidos como hemitartarato e divididos por 2 (8 mg de sal = 4 mg de base). Concentração e dose são da base.',
    acimaDe: [1, REFRATARIO],
  },
  epinefrina: {
    rotulo: 'Epinefrina',
    usual: [0.01, 0.5],
    acimaDe: [0.5, 'Usa-se até 1 mcg/kg/min em choque refratário.'],
  },
  dopamina: { rotulo: 'Dopamina', usual: [2, 20] },
  dobutamina: { rotulo: 'Dobutamina', usual: [2, 20] },
  nitroprussiato: {
    rotulo: 'Nitroprussiato',
    usual: [0.25, 10],
    sempre: 'Nitroprussiato: proteja da luz.',
    acimaDe: [2, 'Nitroprussiato acima de 2 mcg/kg/min por tempo prolongado: risco de cianeto.'],
  },
  milrinona: {
    rotulo: 'Milrinona',
    usual: [0.125, 0.75],
    sempre: 'Milrinona: reduza na insuficiência renal.',
  },
  esmolol: { rotulo: 'Esmolol', usual: [50, 300] },
  propofol: {
    rotulo: 'Propofol',
    usual: [5, 80],
    // 4 mg/kg/h.
    acimaDe: [4000 / 60, 'Propofol acima de 4 mg/kg/h: risco de síndrome da infusão de propofol.'],
  },
} as const satisfies Readonly<Record<string, Farmaco>>;

/** A way of saying a dose: the name of its field and of its output lead to it. */
export interface ModoDeDose {
  readonly unidade: string;
  /** How much of what the concentration counts (mcg, or U) one unit of the dose is in an hour. */
  readonly porHora: number;
  /** Whether it is by the kilogram. */
  readonly porPeso: boolean;
  /** Whether the bag holds international units instead of milligrams. */
  readonly emUnidades?: true;
}

/** The calculation knows these ways only; a drug says which one is its own. */
export const DOSES = {
  dose_mcg_kg_min: { unidade: 'mcg/kg/min', porHora: 60, porPeso: true },
  dose_mcg_min: { unidade: 'mcg/min', porHora: 60, porPeso: false },
  dose_mcg_kg_h: { unidade: 'mcg/kg/h', porHora: 1, porPeso: true },
  dose_mg_kg_h: { unidade: 'mg/kg/h', porHora: 1000, porPeso: true },
  dose_u_min: { unidade: 'U/min', porHora: 60, porPeso: false, emUnidades: true },
} as const satisfies Readonly<Record<string, ModoDeDose>>;

export type NomeDaDose = keyof typeof DOSES;

/** A dose from one end to the other, in the drug's own unit, and what it is for where it has several. */
export type FaixaUsual = readonly [minimo: number, maximo: number, para?: string];

/** A drug given by pump. */
export interface Farmaco {
  readonly rotulo: string;
  /** How its dose is said. */
  readonly dose: NomeDaDose;
  /** Another way of saying it, answered beside. */
  readonly tambem?: NomeDaDose;
  /** None where the drug is not known. */
  readonly usuais: readonly FaixaUsual[];
  /** How much of each mg given counts, where a salt is given and its base is dosed. */
  readonly fracao?: number;
  /** Said whenever the drug is chosen. */
  readonly sempre?: string;
  /** Said when the dose goes beyond, in the drug's own unit. */
  readonly acimaDe?: readonly [dose: number, texto: string];
}

const REFRATARIO = 'No choque refratário usam-se até 2 a 3 mcg/kg/min.';

/** Every drug of the tool, in the order in which it is offered. */
export const FARMACOS = {
  outro: {
    rotulo: 'Outro fármaco, em mcg/kg/min',
    dose: 'dose_mcg_kg_min',
    usuais: [],
    sempre: 'Sem um fármaco da lista, a faixa usual da dose não foi conferida.',
  },
  norepinefrina: {
    rotulo: 'Norepinefrina (noradrenalina), mg de base',
    dose: 'dose_mcg_kg_min',
    usuais: [[0.05, 1]],
    sempre:
      'Norepinefrina: os mg foram lidos como base. A ampola brasileira de 4 mL traz 8 mg de hemitartarato, que são 4 mg de base: confirme qual foi informado.',
    acimaDe: [1, REFRATARIO],
  },
  norepinefrina_hemitartarato: {
    rotulo: 'Norepinefrina (noradrenalina), mg de hemitartarato',
    dose: 'dose_mcg_kg_min',
    usuais: [[0.05, 1]],
    // 4 mg of base in 8 mg, as the ampoule is labelled.
    fracao: 0.5,
    sempre:
      'Norepinefrina: os mg foram lidos como hemitartarato e divididos por 2 (8 mg de sal = 4 mg de base). Concentração e dose são da base.',
    acimaDe: [1, REFRATARIO],
  },
  epinefrina: {
    rotulo: 'Epinefrina (adrenalina)',
    dose: 'dose_mcg_kg_min',
    usuais: [[0.01, 0.5]],
    acimaDe: [0.5, 'Usa-se até 1 mcg/kg/min em choque refratário.'],
  },
  vasopressina: { rotulo: 'Vasopressina', dose: 'dose_u_min', usuais: [[0.01, 0.04]] },
  dopamina: { rotulo: 'Dopamina', dose: 'dose_mcg_kg_min', usuais: [[2, 20]] },
  dobutamina: { rotulo: 'Dobutamina', dose: 'dose_mcg_kg_min', usuais: [[2, 20]] },
  milrinona: {
    rotulo: 'Milrinona',
    dose: 'dose_mcg_kg_min',
    usuais: [[0.125, 0.75]],
    sempre: 'Milrinona: reduza na insuficiência renal.',
  },
  nitroprussiato: {
    rotulo: 'Nitroprussiato',
    dose: 'dose_mcg_kg_min',
    usuais: [[0.25, 10]],
    sempre: 'Nitroprussiato: proteja da luz.',
    acimaDe: [2, 'Nitroprussiato acima de 2 mcg/kg/min por tempo prolongado: risco de cianeto.'],
  },
  nitroglicerina: { rotulo: 'Nitroglicerina', dose: 'dose_mcg_min', usuais: [[5, 200]] },
  esmolol: { rotulo: 'Esmolol', dose: 'dose_mcg_kg_min', usuais: [[50, 300]] },
  fentanila: { rotulo: 'Fentanila', dose: 'dose_mcg_kg_h', usuais: [[0.7, 10]] },
  midazolam: { rotulo: 'Midazolam', dose: 'dose_mg_kg_h', usuais: [[0.02, 0.2]] },
  dexmedetomidina: { rotulo: 'Dexmedetomidina', dose: 'dose_mcg_kg_h', usuais: [[0.2, 1.5]] },
  propofol: {
    rotulo: 'Propofol',
    dose: 'dose_mcg_kg_min',
    tambem: 'dose_mg_kg_h',
    usuais: [[5, 80]],
    // 4 mg/kg/h.
    acimaDe: [4000 / 60, 'Propofol acima de 4 mg/kg/h: risco de síndrome da infusão de propofol.'],
  },
  cetamina: {
    rotulo: 'Cetamina',
    dose: 'dose_mg_kg_h',
    usuais: [
      [0.05, 0.4, 'analgesia'],
      [1, 2, 'sedação'],
    ],
  },
} as const satisfies Readonly<Record<string, Farmaco>>;

export type NomeDoFarmaco = keyof typeof FARMACOS;

/** In the order in which they are offered. */
export const NOMES_DOS_FARMACOS = Object.keys(FARMACOS) as readonly NomeDoFarmaco[];

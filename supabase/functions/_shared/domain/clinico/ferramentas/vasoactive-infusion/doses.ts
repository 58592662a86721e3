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

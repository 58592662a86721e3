import { SINAIS_VITAIS, type SinalVital } from '../../sinais-vitais.ts';

/** Another unit in which a number may be given: canonical = (value − `zero`) × `fator`. */
export interface Alternativa {
  readonly unidade: string;
  readonly fator: number;
  /** The reading of this unit where the canonical one reads zero; only temperatures need it. */
  readonly zero?: number;
}

/**
 * The quantities that several tools ask for: one label, one unit, one pair of limits for each.
 * Outside `minimo`–`maximo` a value is refused; outside the `incomum…` limits it is asked back.
 * Neither pair comes from a document: they are limits of plausibility (`REGRAS_DO_INCOMUM`).
 */
interface DefinicaoDeGrandeza {
  readonly rotulo: string;
  readonly unidade: string;
  readonly alternativas: readonly Alternativa[];
  readonly minimo: number;
  readonly maximo: number;
  readonly incomumAbaixo?: number;
  readonly incomumAcima?: number;
  /** Why every accepted value is usual, where it has no such limits. */
  readonly semIncomum?: string;
  readonly inteiro: boolean;
}

type Limites = readonly [minimo: number, maximo: number];

/** `usuais`: the limits of what is usual, or why everything is. */
function grandeza(
  rotulo: string,
  unidade: string,
  [minimo, maximo]: Limites,
  usuais: Limites | string,
  alternativas: readonly Alternativa[] = [],
): DefinicaoDeGrandeza {
  return {
    rotulo,
    unidade,
    alternativas,
    minimo,
    maximo,
    ...(typeof usuais === 'string'
      ? { semIncomum: usuais }
      : { incomumAbaixo: usuais[0], incomumAcima: usuais[1] }),
    inteiro: false,
  };
}

function inteira(
  rotulo: string,
  unidade: string,
  limites: Limites,
  semIncomum: string,
): DefinicaoDeGrandeza {
  return { ...grandeza(rotulo, unidade, limites, semIncomum), inteiro: true };
}

/** Makes a quantity of a vital sign, with the unit and limits of an entry. */
function doSinal(
  sinal: SinalVital,
  alternativas?: readonly Alternativa[],
  rotulo: string = SINAIS_VITAIS[sinal].rotulo,
): DefinicaoDeGrandeza {
  const { unidade, minimo, maximo, incomumAbaixo, incomumAcima } = SINAIS_VITAIS[sinal];
  return grandeza(rotulo, unidade, [minimo, maximo], [incomumAbaixo, incomumAcima], alternativas);
}

const KPA = { unidade: 'kPa', fator: 7.5006 };
const POR_MM3 = { unidade: '/mm³', fator: 1 / 1000 };

const DEFINICOES = {
  /** For adult formulas: 18 years and more. */
  idade_adulto: grandeza('Idade', 'anos', [18, 120], [18, 105]),
  idade: grandeza('Idade', 'anos', [0, 130], [0, 110]),
  idade_meses: grandeza('Idade', 'meses', [0, 216], 'Toda idade até 18 anos se espera.'),
  peso_adulto: grandeza('Peso', 'kg', [20, 650], [30, 250]),
  peso: doSinal('peso_kg'),
  altura_adulto: grandeza('Altura', 'cm', [100, 272], [120, 220], [{ unidade: 'm', fator: 100 }]),
  altura: doSinal('altura_cm', [{ unidade: 'm', fator: 100 }]),
  imc: grandeza('IMC', 'kg/m²', [5, 150], [12, 70]),
  creatinina: grandeza(
    'Creatinina',
    'mg/dL',
    [0.05, 40],
    [0.2, 15],
    [{ unidade: 'µmol/L', fator: 1 / 88.4 }],
  ),
  clearance: grandeza('Clearance de creatinina', 'mL/min', [0, 300], [0, 200]),
  ureia: grandeza('Ureia', 'mg/dL', [1, 600], [5, 400], [{ unidade: 'mmol/L', fator: 6.006 }]),
  bun: grandeza(
    'BUN (nitrogênio ureico)',
    'mg/dL',
    [1, 280],
    [3, 190],
    [{ unidade: 'mmol/L', fator: 2.8 }],
  ),
  glicemia: doSinal('glicemia', [{ unidade: 'mmol/L', fator: 18.016 }], 'Glicemia'),
  sodio: grandeza('Sódio', 'mmol/L', [90, 210], [110, 180]),
  potassio: grandeza('Potássio', 'mmol/L', [1, 12], [2, 8]),
  cloro: grandeza('Cloro', 'mmol/L', [50, 160], [80, 130]),
  bicarbonato: grandeza('Bicarbonato', 'mmol/L', [1, 60], [5, 45]),
  calcio: grandeza(
    'Cálcio total',
    'mg/dL',
    [3, 25],
    [6, 16],
    [{ unidade: 'mmol/L', fator: 1 / 0.2495 }],
  ),
  albumina: grandeza('Albumina', 'g/dL', [0.5, 7], [1.5, 5.5], [{ unidade: 'g/L', fator: 1 / 10 }]),
  bilirrubina: grandeza(
    'Bilirrubina total',
    'mg/dL',
    [0.05, 80],
    [0.1, 30],
    [{ unidade: 'µmol/L', fator: 1 / 17.1 }],
  ),
  inr: grandeza('INR', '', [0.5, 25], [0.8, 15]),
  hemoglobina: grandeza(
    'Hemoglobina',
    'g/dL',
    [1, 26],
    [4, 20],
    [{ unidade: 'g/L', fator: 1 / 10 }],
  ),
  hematocrito: grandeza('Hematócrito', '%', [3, 80], [12, 65]),
  plaquetas: grandeza('Plaquetas', '10³/µL', [0, 3000], [5, 1500], [POR_MM3]),
  leucocitos: grandeza('Leucócitos', '10³/µL', [0, 600], [0.1, 150], [POR_MM3]),
  ph: grandeza('pH arterial', '', [6.5, 8], [6.8, 7.8]),
  pao2: grandeza('PaO₂', 'mmHg', [10, 760], [30, 650], [KPA]),
  paco2: grandeza('PaCO₂', 'mmHg', [5, 250], [10, 150], [KPA]),
  fio2: grandeza('FiO₂', 'fração', [0.21, 1], 'Do ar ambiente ao oxigênio puro, tudo se usa.', [
    { unidade: '%', fator: 1 / 100 },
  ]),
  spo2: doSinal('saturacao', [], 'SpO₂'),
  temperatura: doSinal('temperatura', [{ unidade: '°F', fator: 5 / 9, zero: 32 }]),
  fc: doSinal('frequencia_cardiaca'),
  fr: doSinal('frequencia_respiratoria'),
  pas: doSinal('pressao_sistolica'),
  pad: doSinal('pressao_diastolica'),
  pam: grandeza('Pressão arterial média', 'mmHg', [10, 280], [30, 200]),
  glasgow: inteira('Escala de Glasgow', 'pontos', [3, 15], 'Escala fechada.'),
  qt: grandeza('Intervalo QT', 'ms', [150, 800], [250, 700]),
  superficie_queimada: grandeza('Superfície queimada', '%', [0.1, 100], [1, 100]),
  colesterol: grandeza(
    'Colesterol total',
    'mg/dL',
    [20, 2000],
    [80, 500],
    [{ unidade: 'mmol/L', fator: 38.67 }],
  ),
  hdl: grandeza('HDL', 'mg/dL', [2, 300], [15, 120], [{ unidade: 'mmol/L', fator: 38.67 }]),
  triglicerides: grandeza(
    'Triglicérides',
    'mg/dL',
    [10, 10_000],
    [30, 1500],
    [{ unidade: 'mmol/L', fator: 88.57 }],
  ),
  vhs: grandeza('VHS', 'mm/h', [1, 200], [1, 140]),
  pcr: grandeza('PCR', 'mg/L', [0, 1000], [0, 500], [{ unidade: 'mg/dL', fator: 10 }]),
  lactato: grandeza(
    'Lactato',
    'mmol/L',
    [0, 40],
    [0.3, 15],
    [{ unidade: 'mg/dL', fator: 1 / 9.01 }],
  ),
} as const;

export type Grandeza = keyof typeof DEFINICOES;
export const GRANDEZAS: Readonly<Record<Grandeza, DefinicaoDeGrandeza>> = DEFINICOES;

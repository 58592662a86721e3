import { type Entrada, vetorDe } from './rodar.ts';

/** What tools say beside a number, leave out and refuse, on both sides of the edge where they do. */

export type Aviso = readonly [id: string, entrada: Entrada, frase: RegExp, diz: boolean];
export type Negativa = readonly [id: string, entrada: Entrada, onde: string, frase: RegExp];

const CURB = vetorDe('curb-65', 'do lado que não conta');
const COCKCROFT = { age: 40, creatinine: 1, gender: 'masculino', weight: 70 };
const MULHER = { age: 48, creatinine: 1.1, gender: 'feminino', height_cm: 165 };
const AGUA = { weight_kg: 65, gender: 'masculino', age: 40, sodium: 120 };
const AR = { age: 40, fio2: 0.21, pao2: 95, paco2: 40 };
const EM_447 = { age: 40, patm: 447, rq: 0.8 };
const ASA = { physical_status: 6, emergency: true };
const FENA = vetorDe('fena', 0);
const SIRS = { temp_c: 37, hr: 80, rr: 16, wbc: 8, paco2: 40, bands_pct: 2 };
const PEWS = vetorDe('pews', 'mínimo');
const PHOENIX = vetorDe('phoenix-sepsis', 'nada alterado');
const RANSON = vetorDe('ranson', 'só a admissão');
const INSULINA = { target_mg_dl: 120, total_daily_dose: 40 };

const UREIA = /corte impresso pela SBPT/;
const ACIMA = /acima do esperado/;
const FORA = /fora da faixa de derivação/;
const SEM_DADOS = /dados faltantes/;

/** Usual ranges of infusions, each in the unit in which the drug is dosed. */
const INFUSOES = [
  ['norepinefrina', 'dose_mcg_kg_min', 0.05, 1],
  ['norepinefrina_hemitartarato', 'dose_mcg_kg_min', 0.05, 1],
  ['epinefrina', 'dose_mcg_kg_min', 0.01, 0.5],
  ['vasopressina', 'dose_u_min', 0.01, 0.04],
  ['dopamina', 'dose_mcg_kg_min', 2, 20],
  ['dobutamina', 'dose_mcg_kg_min', 2, 20],
  ['nitroprussiato', 'dose_mcg_kg_min', 0.25, 10],
  ['nitroglicerina', 'dose_mcg_min', 5, 200],
  ['milrinona', 'dose_mcg_kg_min', 0.125, 0.75],
  ['esmolol', 'dose_mcg_kg_min', 50, 300],
  ['fentanila', 'dose_mcg_kg_h', 0.7, 10],
  ['midazolam', 'dose_mg_kg_h', 0.02, 0.2],
  ['dexmedetomidina', 'dose_mcg_kg_h', 0.2, 1.5],
  ['propofol', 'dose_mcg_kg_min', 5, 80],
  ['cetamina', 'dose_mg_kg_h', 0.05, 0.4],
  ['cetamina', 'dose_mg_kg_h', 1, 2],
] as const;

/** A drug at a dose, in 250 mL for somebody of 70 kg. */
const infusao = (drug: string, dose: number, campo = 'dose_mcg_kg_min'): Entrada => ({
  volume_ml: 250,
  drug,
  [campo]: dose,
  ...(campo.includes('_kg_') && { weight_kg: 70 }),
  ...(campo === 'dose_u_min' ? { drug_u: 40 } : { drug_mg: 16 }),
});

const deInfusao: readonly Aviso[] = INFUSOES.flatMap(([drug, campo, minimo, maximo]): Aviso[] =>
  [
    [minimo, false] as const,
    [minimo * 0.999, true] as const,
    [maximo, false] as const,
    [maximo * 1.001, true] as const,
  ].map(([dose, diz]) => [
    'vasoactive-infusion',
    infusao(drug, dose, campo),
    /fora das? faixas? usua/,
    diz,
  ]),
);

/** 1.2 mL/h of 100 mg in 500 mL are 0.05 mcg/kg/min for 80 kg, and 0.049999999999999996 by the machine. */
const NO_COMECO = {
  drug: 'norepinefrina',
  weight_kg: 80,
  drug_mg: 100,
  volume_ml: 500,
  rate_ml_h: 1.2,
};
/** 40.95 mL/h of 4 mg in 234 mL are 10 mcg/kg/h for 70 kg, and 10.000000000000002 by the machine. */
const NO_FIM = { drug: 'fentanila', weight_kg: 70, drug_mg: 4, volume_ml: 234, rate_ml_h: 40.95 };

const deVazao: readonly Aviso[] = [
  ['vasoactive-infusion', NO_COMECO, /fora da/, false],
  ['vasoactive-infusion', NO_FIM, /fora da/, false],
  [
    'vasoactive-infusion',
    infusao('cetamina', 0.6, 'dose_mg_kg_h'),
    /^Cetamina: 0,6 mg\/kg\/h está fora das faixas usuais: analgesia, de 0,05 a 0,4; sedação, de 1 a 2\. Confirme\.$/,
    true,
  ],
  [
    'vasoactive-infusion',
    infusao('vasopressina', 0.4, 'dose_u_min'),
    /^Vasopressina: 0,4 U\/min está fora da faixa usual, de 0,01 a 0,04\. Confirme\.$/,
    true,
  ],
];

const alem = (drug: string, dose: number, frase: RegExp): Aviso[] => [
  ['vasoactive-infusion', infusao(drug, dose), frase, false],
  ['vasoactive-infusion', infusao(drug, dose * 1.001), frase, true],
];

const doCoracaoEPulmao: readonly Aviso[] = [
  ['aa-gradient', AR, ACIMA, false],
  ['aa-gradient', { ...AR, pao2: 80 }, ACIMA, true],
  ['aa-gradient', { ...EM_447, fio2: 0.21, paco2: 40, pao2: 20 }, ACIMA, false],
  ['aa-gradient', { ...EM_447, fio2: 0.21, paco2: 40, pao2: 19.9 }, ACIMA, true],
  ['aa-gradient', AR, /ar ambiente/, false],
  ['aa-gradient', { ...AR, fio2: 0.2105 }, /ar ambiente/, true],
  ['aa-gradient', { ...EM_447, fio2: 0.5, paco2: 40, pao2: 150 }, /negativo/, false],
  ['aa-gradient', { ...EM_447, fio2: 0.5, paco2: 40, pao2: 150.1 }, /negativo/, true],
  ['aa-gradient', { ...EM_447, fio2: 0.5, paco2: 159.6, pao2: 20 }, /negativo/, true],
  ['asa', ASA, /classe VI não leva/, true],
  ['asa', { ...ASA, emergency: false }, /classe VI não leva/, false],
  ['asa', { ...ASA, physical_status: 5 }, /classe VI não leva/, false],
  ['curb-65', CURB, UREIA, false],
  ['curb-65', { ...CURB, urea_mg_dl: 42.1 }, UREIA, true],
  ['curb-65', { ...CURB, urea_mg_dl: 50 }, UREIA, true],
  ['curb-65', { ...CURB, urea_mg_dl: 50.1 }, UREIA, false],
  ['ldl', { total_cholesterol: 140, hdl: 50, triglycerides: 100 }, /abaixo de 70/, false],
  ['ldl', { total_cholesterol: 139.5, hdl: 50, triglycerides: 100 }, /abaixo de 70/, true],
  ['pews', { ...PEWS, behavior: 2 }, /Um item vale 3/, false],
  ['pews', { ...PEWS, behavior: 3 }, /Um item vale 3/, true],
  ['sirs', SIRS, SEM_DADOS, false],
  ['sirs', { ...SIRS, paco2: undefined }, /contaram 0: PaCO₂\./, true],
  ['sirs', { ...SIRS, bands_pct: undefined }, /contaram 0: bastões\./, true],
  [
    'sirs',
    { ...SIRS, paco2: undefined, bands_pct: undefined },
    /contaram 0: PaCO₂, bastões\./,
    true,
  ],
  ['phoenix-sepsis', PHOENIX, SEM_DADOS, false],
  ['phoenix-sepsis', { ...PHOENIX, lactate: undefined }, /contaram 0: lactato\./, true],
  ['phoenix-sepsis', { ...PHOENIX, pao2: undefined }, /contaram 0: oxigenação/, true],
  ['phoenix-sepsis', { ...PHOENIX, pao2: undefined, spo2: 97 }, SEM_DADOS, false],
  ['phoenix-sepsis', { ...PHOENIX, pao2: undefined, spo2: 97.5 }, /oxigenação/, true],
];

const doRimEMetabolismo: readonly Aviso[] = [
  ['adrogue-madias', { ...AGUA, infusate_sodium: 440 }, /mais de 8/, false],
  ['adrogue-madias', { ...AGUA, infusate_sodium: 441 }, /mais de 8/, true],
  ['cockcroft-gault', COCKCROFT, /altura não foi informada/, true],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 170 }, /altura não foi informada/, false],
  ['cockcroft-gault', COCKCROFT, FORA, false],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.3 }, FORA, true],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4 }, FORA, false],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 50 }, /: o ideal,/, true],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 49.9 }, /: o real /, true],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 60 }, /: o ideal,/, true],
  ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 60.1 }, /: o ajustado /, true],
  ['cockcroft-gault', { ...MULHER, weight: 60 }, /o ideal, 56,9 kg; ClCr 56 mL/, true],
  ['cockcroft-gault', { ...MULHER, weight: 104 }, /o ajustado .*75,7 kg; ClCr 75 mL/, true],
  ['renal-function', { ...COCKCROFT, height_cm: undefined }, /altura não foi informada/, true],
  ['renal-function', { ...COCKCROFT, height_cm: 170 }, /altura não foi informada/, false],
  ['ideal-body-weight', { gender: 'feminino', height_cm: 170 }, FORA, false],
  ['ideal-body-weight', { gender: 'feminino', height_cm: 152.3 }, FORA, true],
  ['mdrd-4', { age: 50, creatinine: 1.28, gender: 'masculino' }, /> 60/, false],
  ['mdrd-4', { age: 50, creatinine: 1.27, gender: 'masculino' }, /> 60/, true],
  ['schwartz-bedside', { height_cm: 100, creatinine: 0.55 }, /entre 15 e 75/, true],
  ['schwartz-bedside', { height_cm: 100, creatinine: 0.555 }, /entre 15 e 75/, false],
  ['schwartz-bedside', { height_cm: 100, creatinine: 2.7 }, /entre 15 e 75/, false],
  ['schwartz-bedside', { height_cm: 100, creatinine: 2.8 }, /entre 15 e 75/, true],
  ['fena', { ...FENA, urine_sodium: 140, urine_creatinine: 2 }, /100 %/, false],
  ['fena', { ...FENA, urine_sodium: 141, urine_creatinine: 2 }, /100 %/, true],
  ['free-water-deficit', { ...AGUA, sodium: 150, target_sodium: 140 }, /10 a 12/, false],
  ['free-water-deficit', { ...AGUA, sodium: 150.5, target_sodium: 140 }, /10 a 12/, true],
  ['sodium-deficit', { ...AGUA, sodium: 115, target_sodium: 123 }, /8 mmol/, false],
  ['sodium-deficit', { ...AGUA, sodium: 115, target_sodium: 123.5 }, /8 mmol/, true],
  ['corrected-sodium', { sodium: 130, glucose_mg_dl: 100 }, /sódio medido/, true],
  ['corrected-sodium', { sodium: 130, glucose_mg_dl: 100.5 }, /sódio medido/, false],
  ['corrected-sodium', { sodium: 130, glucose_mg_dl: 400 }, /Hillier/, false],
  ['corrected-sodium', { sodium: 130, glucose_mg_dl: 400.5 }, /Hillier/, true],
  ['winters', { bicarbonate: 24 }, /acidose metabólica/, true],
  ['winters', { bicarbonate: 23.5 }, /acidose metabólica/, false],
  ['holliday-segar', { weight_kg: 65 }, /teto usual/, false],
  ['holliday-segar', { weight_kg: 65.02 }, /teto usual/, true],
  ['insulin-correction', { ...INSULINA, glucose_mg_dl: 120 }, /Não repita/, false],
  ['insulin-correction', { ...INSULINA, glucose_mg_dl: 121 }, /Não repita/, true],
  ['insulin-correction', { ...INSULINA, glucose_mg_dl: 69.5 }, /^Hipoglicemia/, true],
  ['insulin-correction', { ...INSULINA, glucose_mg_dl: 70 }, /^Hipoglicemia/, false],
  ['ranson', { ...RANSON, age: 60, wbc: 17 }, /3 critérios/, false],
  ['ranson', { ...RANSON, age: 60, wbc: 17, calcium_mg_dl: 7 }, /3 critérios/, true],
];

const MORFINA = { drug: 'morfina', daily_dose: 10 };
const METADONA = { drug: 'metadona', daily_dose: 10 };
const PHQ = [0, 0, 0, 0, 0, 0, 0, 0];
const CORTICOIDE = { dose_mg: 10 };
const ABCD2 = {
  ...vetorDe('abcd2', 'logo abaixo de cada borda'),
  unilateral_weakness: false,
  speech_disturbance_without_weakness: false,
};
const APACHE = { ...vetorDe('apache-ii', 'mínimo'), pao2: undefined, ph: undefined, hco3: 24 };

const corticoide = (from: string, to: string, frase: RegExp, diz: boolean): Aviso => [
  'steroid-conversion',
  { ...CORTICOIDE, from, to },
  frase,
  diz,
];

const deMedicamentos: readonly Aviso[] = [
  ['opioid-mme', { opioids: [MORFINA] }, /^Metadona/, false],
  ['opioid-mme', { opioids: [METADONA] }, /^Metadona/, true],
  ['opioid-mme', { opioids: [MORFINA, METADONA] }, /^Metadona/, true],
  corticoide('betametasona', 'prednisona', /^Betametasona/, true),
  corticoide('prednisona', 'betametasona', /^Betametasona/, true),
  corticoide('prednisona', 'hidrocortisona', /^Betametasona/, false),
  corticoide('deflazacorte', 'prednisona', /^Deflazacorte/, true),
  corticoide('prednisona', 'deflazacorte', /^Deflazacorte/, true),
  corticoide('prednisona', 'hidrocortisona', /^Deflazacorte/, false),
  ['vasoactive-infusion', { ...infusao('dopamina', 5), drug: undefined }, /^Sem um fármaco/, true],
  ['vasoactive-infusion', infusao('outro', 5), /^Sem um fármaco/, true],
  ['vasoactive-infusion', infusao('outro', 5), /fora da/, false],
  ['vasoactive-infusion', infusao('dopamina', 5), /^Sem um fármaco/, false],
  ['vasoactive-infusion', infusao('milrinona', 0.5), /insuficiência renal/, true],
  ['vasoactive-infusion', infusao('nitroprussiato', 1), /proteja da luz/, true],
];

const doExame: readonly Aviso[] = [
  ['phq-9', { items: [...PHQ, 0] }, /^Item 9 positivo/, false],
  ['phq-9', { items: [...PHQ, 1] }, /^Item 9 positivo/, true],
  ['qtc', { qt_ms: 400, hr: 60 }, /^Frequência fora/, false],
  ['qtc', { qt_ms: 400, hr: 100 }, /^Frequência fora/, false],
  ['qtc', { qt_ms: 400, hr: 59 }, /^Frequência fora/, true],
  ['qtc', { qt_ms: 400, hr: 101 }, /^Frequência fora/, true],
  ['abcd2', ABCD2, /não soma/, false],
  ['abcd2', { ...ABCD2, unilateral_weakness: true }, /não soma/, false],
  ['abcd2', { ...ABCD2, speech_disturbance_without_weakness: true }, /não soma/, false],
  [
    'abcd2',
    { ...ABCD2, unilateral_weakness: true, speech_disturbance_without_weakness: true },
    /não soma/,
    true,
  ],
  ['apache-ii', APACHE, /contaram 0: oxigenação \(sem gasometria\)\.$/, true],
  ['apache-ii', vetorDe('apache-ii', 'mínimo'), SEM_DADOS, false],
  [
    'phoenix-sepsis',
    { ...PHOENIX, lactate: undefined, map: undefined, fio2: undefined },
    /contaram 0: oxigenação \(.*\), lactato, /,
    true,
  ],
];

export const AVISOS: readonly Aviso[] = [
  ...doCoracaoEPulmao,
  ...doRimEMetabolismo,
  ...deMedicamentos,
  ...doExame,
  ...deInfusao,
  ...deVazao,
  ...alem('norepinefrina', 1, /choque refratário/),
  ...alem('norepinefrina_hemitartarato', 1, /choque refratário/),
  ...alem('epinefrina', 0.5, /choque refratário/),
  ...alem('nitroprussiato', 2, /cianeto/),
  ...alem('propofol', 66.66, /síndrome da infusão/),
];

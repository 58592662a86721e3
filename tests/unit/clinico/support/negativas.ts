import type { Negativa } from './notas.ts';
import { vetorDe } from './rodar.ts';

/** Outputs that are left out and inputs that are refused, each with the beginning of its reason. */

const APACHE = { ...vetorDe('apache-ii', 'mínimo'), pao2: undefined };
const SEM_GASES = { ...APACHE, ph: undefined, hco3: 24 };
const CAM = { acute_change_or_fluctuation: true, inattention_errors: 3 };
const COCKCROFT = { age: 40, creatinine: 1, gender: 'masculino', weight: 70 };
const CURB = vetorDe('curb-65', 'do lado que não conta');
const PESCOCO = { age: 30, dangerous_mechanism: false, paresthesias: false };
const AGUA = { weight_kg: 65, gender: 'masculino', age: 40 };
const INSULINA = { target_mg_dl: 120, total_daily_dose: 40 };
const ARTRITE = vetorDe('das28', 'logo abaixo de 2,6');
const GLASGOW = { eye: 4, verbal: 5, motor: 6 };
const OSMOLALIDADE = { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 14 };
const PHOENIX = vetorDe('phoenix-sepsis', 'nada alterado');
const SEM_PESO_IDEAL = { gender: 'feminino', height_cm: 102.15217391304348 };

export const AUSENCIAS: readonly Negativa[] = [
  ['anion-gap', vetorDe('anion-gap', '7, abaixo'), 'anion_gap_corrected', /Informe a albumina/],
  ['cockcroft-gault', COCKCROFT, 'ibw_kg', /Informe a altura/],
  ['cockcroft-gault', { ...COCKCROFT, ...SEM_PESO_IDEAL }, 'clcr_ibw', /não dá um peso possível/],
  ['ideal-body-weight', SEM_PESO_IDEAL, 'ibw_kg', /não dá um peso possível/],
  ['ideal-body-weight', { gender: 'masculino', height_cm: 170 }, 'adjbw_kg', /Informe o peso/],
  [
    'ideal-body-weight',
    { gender: 'masculino', height_cm: 152.4, weight_kg: 50 },
    'adjbw_kg',
    /não passa do ideal/,
  ],
  ['bmi', { weight: 60, height: 170, age: 19.9 }, 'class_who', /escore-z/],
  ['das28', ARTRITE, 'das28_crp', /PCR/],
  ['das28', { ...ARTRITE, esr: undefined, crp_mg_l: 3 }, 'das28_esr', /VHS/],
  ['delta-ratio', { sodium: 140, chloride: 100, bicarbonate: 24 }, 'delta_ratio', /bicarbonato/],
  ['delta-ratio', { sodium: 140, chloride: 118, bicarbonate: 10 }, 'delta_ratio', /ânion gap/],
  ['free-water-deficit', { ...AGUA, sodium: 150, target_sodium: 150 }, 'deficit_l', /acima de 140/],
  ['gestational-age', { lmp: '1900-01-01' }, 'weeks', /data de referência/],
  ['gestational-age', { lmp: '2199-12-31' }, 'days', /data de referência/],
  ['insulin-correction', { ...INSULINA, glucose_mg_dl: 99.5 }, 'correction_u', /abaixo de 100/],
  ['ldl', { total_cholesterol: 70, hdl: 50, triglycerides: 100 }, 'friedewald', /valor possível/],
  ['ldl', { total_cholesterol: 250, hdl: 50, triglycerides: 401 }, 'friedewald', /acima de 400/],
  ['ldl', { total_cholesterol: 250, hdl: 50, triglycerides: 801 }, 'sampson', /acima de 800/],
  ['cam-icu', { rass: -4 }, 'positive', /não avaliável/],
  ['glasgow', { eye: 4, verbal_nt: true, motor: 6 }, 'score', /: AO4, RV NT, RM6\.$/],
  ['parkland', { weight_kg: 70, tbsa_pct: 20, hours_since_burn: 8 }, 'rate_first_ml_h', /^Já se/],
  ['ranson', vetorDe('ranson', 'só a admissão'), 'score', /hematócrito, aumento do BUN, cálcio/],
  ['serum-osmolality', OSMOLALIDADE, 'osmolar_gap', /^Informe a osmolalidade/],
  ['sodium-deficit', { ...AGUA, sodium: 130, target_sodium: 130 }, 'deficit_meq', /já está/],
];

const gestacao = (entrada: object, onde: string, frase: RegExp): Negativa => [
  'gestational-age',
  { ...entrada },
  onde,
  frase,
];

const VASOPRESSINA = { drug: 'vasopressina', drug_u: 20, volume_ml: 100, dose_u_min: 0.03 };
const FENTANILA = { drug: 'fentanila', weight_kg: 70, drug_mg: 2, volume_ml: 200 };

const infusao = (entrada: object, onde: string, frase: RegExp): Negativa => [
  'vasoactive-infusion',
  { ...entrada },
  onde,
  frase,
];

const DE_INFUSAO: readonly Negativa[] = [
  infusao({ ...VASOPRESSINA, weight_kg: 70 }, 'weight_kg', /^Peso em kg: .* Vasopressina; remova/),
  infusao({ ...VASOPRESSINA, drug_mg: 1 }, 'drug_mg', /em mg: não se usa com Vasopressina/),
  infusao({ ...VASOPRESSINA, drug_u: undefined }, 'drug_u', /entre 0,1 e 1000 U/),
  infusao({ ...VASOPRESSINA, rate_ml_h: 9 }, 'rate_ml_h', /^Informe só um: Dose ou Vazão\.$/),
  infusao({ ...VASOPRESSINA, drug: 'nitroglicerina' }, 'drug_u', /em U: não se usa com Nitro/),
  infusao(
    { ...FENTANILA, dose_mcg_kg_min: 0.02 },
    'dose_mcg_kg_min',
    /^Dose em mcg\/kg\/min: .*Fent/,
  ),
  infusao({ ...FENTANILA, dose_mcg_kg_min: 0.02 }, 'dose_mcg_kg_h', /^Informe Dose ou Vazão\.$/),
  infusao({ ...FENTANILA, weight_kg: undefined, rate_ml_h: 5 }, 'weight_kg', /^Peso: informe/),
  infusao({ ...FENTANILA, drug: 'nitroglicerina', dose_mcg_min: 5 }, 'weight_kg', /Nitroglicerina/),
];

export const RECUSAS: readonly Negativa[] = [
  ...DE_INFUSAO,
  ['aa-gradient', { age: 40, patm: 447, rq: 0.8, fio2: 0.5, paco2: 160, pao2: 90 }, 'paco2', /oxi/],
  ['abcd2', { ...vetorDe('abcd2', 0), sbp: 100, dbp: 100 }, 'dbp', /menor que a sistólica/],
  ['curb-65', { ...CURB, sbp: 80, dbp: 80 }, 'dbp', /menor que a sistólica/],
  ['map', { sbp: 80, dbp: 80 }, 'dbp', /menor que o da sistólica/],
  [
    'ldl',
    { total_cholesterol: 80, hdl: 80, triglycerides: 90 },
    'hdl',
    /menor que o do colesterol/,
  ],
  ['apache-ii', { ...SEM_GASES, fio2: 0.5, pao2: 90 }, 'aa_gradient', /gradiente/],
  ['apache-ii', { ...SEM_GASES, fio2: 0.502, pao2: 90 }, 'aa_gradient', /gradiente/],
  ['apache-ii', { ...SEM_GASES, fio2: 0.3, aa_gradient: 90 }, 'pao2', /PaO₂/],
  ['apache-ii', { ...SEM_GASES, fio2: 0.497, aa_gradient: 90 }, 'pao2', /PaO₂/],
  ['apache-ii', { ...APACHE, fio2: 0.3 }, 'pao2', /PaO₂/],
  ['bmi', { weight: 60, height: 3.1 }, 'height', /30 e 272 cm/],
  ['bmi', { weight: 60, height: 29.5 }, 'height', /30 e 272 cm/],
  ['cam-icu', { rass: 0 }, 'acute_change_or_fluctuation', /responda este item/],
  ['cam-icu', { acute_change_or_fluctuation: true, rass: 0 }, 'inattention_errors', /responda/],
  ['cam-icu', { ...CAM, rass: 0 }, 'disorganized_errors', /responda este item/],
  ['cam-icu', { ...CAM, rass: 1 }, 'disorganized_errors', /responda este item/],
  ['canadian-c-spine', PESCOCO, 'low_risk_factor_present', /baixo risco/],
  ['canadian-c-spine', { ...PESCOCO, low_risk_factor_present: true }, 'able_rotate_45', /45°/],
  ['glasgow', { ...GLASGOW, eye_nt: true }, 'eye', /escolha um dos dois/],
  ['glasgow', { ...GLASGOW, eye: undefined, eye_nt: false }, 'eye', /não é testável/],
  ['pediatric-weight', { age_months: 156 }, 'age_months', /peso medido/],
  ['phoenix-sepsis', { ...PHOENIX, age_months: 216 }, 'age_months', /SOFA/],
  [
    'phoenix-sepsis',
    { ...PHOENIX, imv: true, respiratory_support: false },
    'respiratory_support',
    /corrija a ventilação/,
  ],
  ['renal-function', { ...COCKCROFT, age: 17.5 }, 'age', /Schwartz/],
  gestacao({ us_date: '2200-01-01', us_weeks: 8, us_days: 0 }, 'us_date', /entre 1900 e 2199/),
  gestacao(
    { us_date: '1900-01-01', us_weeks: 8, us_days: 0, reference_date: '1899-01-01' },
    'us_date',
    /posterior/,
  ),
  gestacao({ lmp: '1899-12-31' }, 'lmp', /entre 1900 e 2199/),
  gestacao({ lmp: '2200-01-01' }, 'lmp', /entre 1900 e 2199/),
  gestacao({ lmp: '2025-01-02', reference_date: '2025-01-01' }, 'lmp', /posterior/),
  gestacao({ lmp: '2025-01-01', reference_date: '2025-10-30' }, 'lmp', /301 dias/),
  gestacao({ lmp: '2025-01-01', us_days: 3 }, 'us_days', /no lugar da DUM/),
  gestacao({ lmp: '2025-01-01', us_weeks: 8 }, 'us_weeks', /no lugar da DUM/),
  gestacao({ us_date: '2025-01-01', us_weeks: 8 }, 'us_days', /semanas e dias/),
  gestacao({ us_date: '2025-01-01', us_days: 3 }, 'us_weeks', /semanas e dias/),
];

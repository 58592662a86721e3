import { describe, expect, it } from 'vitest';
import { type Entrada, execucaoDe, respostaDe } from './support/rodar.ts';
import { VETORES } from './todos-os-vetores.ts';

/** What tools say beside a number, and refuse, on both sides of the edge from which they say it. */

/** The inputs of a vector, known by its note or its position. */
function vetor(id: string, qual: string | number): Entrada {
  const vetores = VETORES.get(id) ?? [];
  const achado =
    typeof qual === 'number' ? vetores[qual] : vetores.find(({ nota }) => nota?.includes(qual));
  if (!achado) throw new Error(`no vector ${qual} of ${id}`);
  return achado.entrada;
}

const CURB = vetor('curb-65', 'do lado que não conta');
const APACHE = { ...vetor('apache-ii', 0), ph: 7.4, hco3: undefined };
const ASA = { physical_status: 6, emergency: true };
const CAM = { acute_change_or_fluctuation: true, inattention_errors: 3 };
const COCKCROFT = { age: 40, creatinine: 1, gender: 'masculino', weight: 70 };
const AGUA = { weight_kg: 65, gender: 'masculino', age: 40, sodium: 120 };
const AR = { age: 40, fio2: 0.21, pao2: 95, paco2: 40 };
const EM_447 = { age: 40, patm: 447, rq: 0.8 };

const UREIA = /corte impresso pela SBPT/;
const ACIMA = /acima do esperado/;
const FORA = /fora da faixa de derivação/;

describe('says', () => {
  it.each<[string, Entrada, RegExp, boolean]>([
    ['aa-gradient', AR, ACIMA, false],
    ['aa-gradient', { ...AR, pao2: 80 }, ACIMA, true],
    ['aa-gradient', { ...EM_447, fio2: 0.21, paco2: 40, pao2: 20 }, ACIMA, false],
    ['aa-gradient', { ...EM_447, fio2: 0.21, paco2: 40, pao2: 19.9 }, ACIMA, true],
    ['aa-gradient', { ...EM_447, fio2: 0.5, paco2: 40, pao2: 150 }, /negativo/, false],
    ['aa-gradient', { ...EM_447, fio2: 0.5, paco2: 40, pao2: 150.1 }, /negativo/, true],
    ['adrogue-madias', { ...AGUA, infusate_sodium: 440 }, /mais de 8/, false],
    ['adrogue-madias', { ...AGUA, infusate_sodium: 441 }, /mais de 8/, true],
    ['asa', ASA, /classe VI não leva/, true],
    ['asa', { ...ASA, emergency: false }, /classe VI não leva/, false],
    ['asa', { ...ASA, physical_status: 5 }, /classe VI não leva/, false],
    ['cockcroft-gault', COCKCROFT, /altura não foi informada/, true],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 170 }, /altura não foi informada/, false],
    ['cockcroft-gault', COCKCROFT, FORA, false],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.3 }, FORA, true],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4 }, FORA, false],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 50 }, /: o ideal,/, true],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 49.9 }, /: o real /, true],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 60 }, /: o ideal,/, true],
    ['cockcroft-gault', { ...COCKCROFT, height_cm: 152.4, weight: 60.1 }, /: o ajustado /, true],
    ['curb-65', CURB, UREIA, false],
    ['curb-65', { ...CURB, urea_mg_dl: 42.1 }, UREIA, true],
    ['curb-65', { ...CURB, urea_mg_dl: 50 }, UREIA, true],
    ['curb-65', { ...CURB, urea_mg_dl: 50.1 }, UREIA, false],
    ['fena', { ...vetor('fena', 0), urine_sodium: 140, urine_creatinine: 2 }, /100 %/, false],
    ['fena', { ...vetor('fena', 0), urine_sodium: 141, urine_creatinine: 2 }, /100 %/, true],
  ])('%s %j: %s, %s', (id, entrada, frase, diz) => {
    const { alertas } = respostaDe(id, entrada);
    expect(alertas.some(({ texto }) => frase.test(texto))).toBe(diz);
    expect(alertas.every(({ texto }) => texto.trim() === texto && texto.endsWith('.'))).toBe(true);
  });
});

describe('leaves out', () => {
  it.each<[string, Entrada, string, RegExp]>([
    ['anion-gap', vetor('anion-gap', '7, abaixo'), 'anion_gap_corrected', /albumina/],
    ['cockcroft-gault', COCKCROFT, 'ibw_kg', /Informe a altura/],
    ['cockcroft-gault', { ...COCKCROFT, gender: 'feminino', height_cm: 102.1 }, 'clcr_ibw', /não dá um peso possível/],
    [
      'ideal-body-weight',
      { gender: 'feminino', height_cm: 102.15217391304348 },
      'ibw_kg',
      /não dá um peso possível/,
    ],
    ['bmi', { weight: 60, height: 170, age: 19.9 }, 'class_who', /escore-z/],
  ])('%s %j: %s', (id, entrada, saida, motivo) => {
    const { ausencias, resultado } = respostaDe(id, entrada);
    expect(ausencias.find((ausencia) => ausencia.saida === saida)?.motivo).toMatch(motivo);
    expect(resultado).not.toHaveProperty(saida);
  });
});

describe('refuses', () => {
  const SEM_GASES = { ...APACHE, ph: undefined, hco3: 24 };
  it.each<[string, Entrada, string, RegExp]>([
    ['aa-gradient', { ...EM_447, fio2: 0.5, paco2: 160, pao2: 90 }, 'paco2', /oxigênio/],
    ['abcd2', { ...vetor('abcd2', 0), sbp: 100, dbp: 100 }, 'dbp', /menor que a sistólica/],
    ['curb-65', { ...CURB, sbp: 80, dbp: 80 }, 'dbp', /menor que a sistólica/],
    [
      'apache-ii',
      { ...SEM_GASES, fio2: 0.5, pao2: 90, aa_gradient: undefined },
      'aa_gradient',
      /gradiente/,
    ],
    ['apache-ii', { ...SEM_GASES, fio2: 0.3, pao2: undefined, aa_gradient: 90 }, 'pao2', /PaO₂/],
    [
      'apache-ii',
      { ...APACHE, fio2: 0.3, pao2: undefined, aa_gradient: undefined },
      'pao2',
      /PaO₂/,
    ],
    ['cam-icu', { rass: 0 }, 'acute_change_or_fluctuation', /responda este item/],
    ['cam-icu', { ...CAM, rass: 0 }, 'disorganized_errors', /responda este item/],
    [
      'canadian-c-spine',
      { age: 30, dangerous_mechanism: false, paresthesias: false },
      'low_risk_factor_present',
      /baixo risco/,
    ],
    [
      'canadian-c-spine',
      {
        age: 30,
        dangerous_mechanism: false,
        paresthesias: false,
        low_risk_factor_present: true,
      },
      'able_rotate_45',
      /45°/,
    ],
  ])('%s %j by %s', (id, entrada, campo, frase) => {
    const execucao = execucaoDe(id, entrada);
    expect(execucao.ok ? undefined : execucao.recusas[campo]).toMatch(frase);
  });
});

import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';

/** What the vectors cannot say: bands with no output of their own, refusals and notes. */

type Entrada = Readonly<Record<string, unknown>>;

function execucaoDe(id: string, entrada: Entrada) {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`o registro não tem ${id}`);
  return executar(ferramenta, entrada);
}

function respostaDe(id: string, entrada: Entrada) {
  const execucao = execucaoDe(id, entrada);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao.resposta;
}

const avisosDe = (id: string, entrada: Entrada) =>
  respostaDe(id, entrada).alertas.map(({ texto }) => texto);

const FENA = { plasma_sodium: 140, urine_creatinine: 20, plasma_creatinine: 2 };
const FEUREA = { plasma_urea: 100, urine_creatinine: 40, plasma_creatinine: 2 };
const GAP = { sodium: 140, bicarbonate: 24 };
const DELTA = { sodium: 140, bicarbonate: 14 };

describe('falls into the band', () => {
  it.each<[string, Entrada, string[]]>([
    ['fena', { ...FENA, urine_sodium: 13.9 }, ['pre_renal']],
    ['fena', { ...FENA, urine_sodium: 14 }, ['indeterminada']],
    ['fena', { ...FENA, urine_sodium: 28 }, ['indeterminada']],
    ['fena', { ...FENA, urine_sodium: 28.1 }, ['intrinseca']],
    ['feurea', { ...FEUREA, urine_urea: 700 }, ['pre_renal']],
    ['feurea', { ...FEUREA, urine_urea: 701 }, ['indeterminada']],
    ['feurea', { ...FEUREA, urine_urea: 1000 }, ['indeterminada']],
    ['feurea', { ...FEUREA, urine_urea: 1001 }, ['intrinseca']],
    ['anion-gap', { ...GAP, chloride: 109 }, ['baixo']],
    ['anion-gap', { ...GAP, chloride: 108 }, ['normal']],
    ['anion-gap', { ...GAP, chloride: 104 }, ['normal']],
    ['anion-gap', { ...GAP, chloride: 103 }, ['elevado']],
    // With the albumin only the corrected gap is read: 12 becomes 17.
    ['anion-gap', { ...GAP, chloride: 104, albumin_g_dl: 2 }, ['elevado']],
    ['delta-ratio', { ...DELTA, chloride: 111 }, ['hipercloremica']],
    ['delta-ratio', { ...DELTA, chloride: 110 }, ['mista']],
    ['delta-ratio', { ...DELTA, chloride: 105 }, ['mista']],
    ['delta-ratio', { ...DELTA, chloride: 104 }, ['gap_elevado']],
    ['delta-ratio', { ...DELTA, chloride: 94 }, ['gap_elevado']],
    ['delta-ratio', { ...DELTA, chloride: 93 }, ['alcalose_associada']],
    ['delta-ratio', { ...DELTA, chloride: 114 }, []],
    ['serum-osmolality', { sodium: 130, glucose_mg_dl: 90, bun_mg_dl: 27.9 }, ['baixa']],
    ['serum-osmolality', { sodium: 130, glucose_mg_dl: 90, bun_mg_dl: 28 }, ['normal']],
    ['serum-osmolality', { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 28 }, ['normal']],
    ['serum-osmolality', { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 28.1 }, ['alta']],
    [
      'serum-osmolality',
      { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 28, measured_osm: 305 },
      ['normal', 'gap_normal'],
    ],
    [
      'serum-osmolality',
      { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 28, measured_osm: 305.1 },
      ['normal', 'gap_elevado'],
    ],
    [
      'serum-osmolality',
      { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 28, measured_osm: 284.9 },
      ['normal', 'gap_baixo'],
    ],
  ])('%s %o: %o', (id, entrada, codigos) => {
    expect(respostaDe(id, entrada).classes.map(({ codigo }) => codigo)).toEqual(codigos);
  });
});

describe('refuses, and says what to do', () => {
  const ADULTO = { age: 17.9, weight: 50, creatinine: 0.8, gender: 'feminino' };
  it.each<[string, Entrada, string, RegExp]>([
    ['renal-function', ADULTO, 'age', /Schwartz/],
    ['cockcroft-gault', ADULTO, 'age', /18/],
    ['pediatric-weight', { age_months: 156 }, 'age_months', /peso medido/],
    ['bmi', { weight: 70, height: 17.5 }, 'height', /30 e 272 cm/],
    [
      'serum-osmolality',
      { sodium: 140, glucose_mg_dl: 90, bun_mg_dl: 14, urea_mg_dl: 30 },
      'urea_mg_dl',
      /só um/,
    ],
    ['serum-osmolality', { sodium: 140, glucose_mg_dl: 90 }, 'urea_mg_dl', /Ureia ou BUN/],
  ])('%s %o', (id, entrada, campo, frase) => {
    const execucao = execucaoDe(id, entrada);
    expect(execucao.ok ? {} : execucao.recusas).toHaveProperty(campo);
    expect(execucao.ok ? '' : execucao.recusas[campo]).toMatch(frase);
  });
});

describe('notes', () => {
  const PESSOA = { age: 48, creatinine: 1.1, gender: 'feminino' };

  it('that the two estimates of renal function have different units', () => {
    const avisos = avisosDe('renal-function', { ...PESSOA, weight: 70 });
    expect(avisos.join(' ')).toMatch(/mL\/min, CKD-EPI em mL\/min\/1,73 m².*peso real/);
  });

  it.each([
    [50, 165, /o real .*50,0 kg/],
    [60, 165, /o ideal, 56,9 kg/],
    [104, 165, /o ajustado .*75,7 kg; ClCr 75 mL\/min/],
  ])('the weight to use: %d kg, %d cm', (weight, height_cm, frase) => {
    for (const id of ['cockcroft-gault', 'renal-function']) {
      expect(avisosDe(id, { ...PESSOA, weight, height_cm })).toEqual(
        expect.arrayContaining([expect.stringMatching(frase)]),
      );
    }
  });

  it.each<[string, Entrada, Entrada, RegExp]>([
    [
      'mdrd-4',
      { age: 30, creatinine: 0.8, gender: 'feminino' },
      { age: 85, creatinine: 3, gender: 'feminino' },
      /> 60/,
    ],
    [
      'schwartz-bedside',
      { height_cm: 110, creatinine: 0.6 },
      { height_cm: 110, creatinine: 1 },
      /entre 15 e 75/,
    ],
    [
      'fena',
      { ...FENA, urine_sodium: 400, plasma_creatinine: 9 },
      { ...FENA, urine_sodium: 14 },
      /100 %/,
    ],
    [
      'ideal-body-weight',
      { height_cm: 152.3, gender: 'feminino' },
      { height_cm: 152.4, gender: 'feminino' },
      /fora da faixa de derivação/,
    ],
    ['winters', { bicarbonate: 24 }, { bicarbonate: 23.9 }, /acidose metabólica/],
    [
      'corrected-sodium',
      { sodium: 130, glucose_mg_dl: 401 },
      { sodium: 130, glucose_mg_dl: 400 },
      /Hillier/,
    ],
    [
      'corrected-sodium',
      { sodium: 130, glucose_mg_dl: 100 },
      { sodium: 130, glucose_mg_dl: 101 },
      /sódio medido/,
    ],
    [
      'sodium-deficit',
      { weight_kg: 70, gender: 'masculino', age: 40, sodium: 115, target_sodium: 124 },
      { weight_kg: 70, gender: 'masculino', age: 40, sodium: 115, target_sodium: 123 },
      /8 mmol\/L/,
    ],
    [
      'free-water-deficit',
      { weight_kg: 70, gender: 'masculino', age: 40, sodium: 151 },
      { weight_kg: 70, gender: 'masculino', age: 40, sodium: 150 },
      /10 a 12/,
    ],
    [
      'adrogue-madias',
      { weight_kg: 70, gender: 'masculino', age: 40, sodium: 115, infusate_sodium: 513 },
      { weight_kg: 70, gender: 'masculino', age: 40, sodium: 115, infusate_sodium: 154 },
      /mais de 8/,
    ],
  ])('%s: only where it applies (%o, not %o)', (id, comNota, semNota, frase) => {
    expect(avisosDe(id, comNota).join(' ')).toMatch(frase);
    expect(avisosDe(id, semNota).join(' ')).not.toMatch(frase);
  });
});

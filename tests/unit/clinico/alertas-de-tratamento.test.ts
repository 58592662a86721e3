import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';

/** What tools that lead to a treatment say besides their numbers, and what they refuse to answer. */

function rodar(id: string, entrada: object) {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`no ${id} in the registry`);
  return executar(ferramenta, entrada);
}

function alertas(id: string, entrada: object): string[] {
  const execucao = rodar(id, entrada);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao.resposta.alertas.map(({ nivel, texto }) => `${nivel}: ${texto}`);
}

function camposRecusados(id: string, entrada: object): string[] {
  const execucao = rodar(id, entrada);
  return execucao.ok ? [] : Object.keys(execucao.recusas);
}

describe('insulin-correction', () => {
  const com = (glucose_mg_dl: number) =>
    alertas('insulin-correction', { glucose_mg_dl, target_mg_dl: 120, total_daily_dose: 40 });

  it('shows what to do in hypoglycaemia, only below 70', () => {
    expect(com(69)).toEqual([expect.stringMatching(/^critico: Hipoglicemia\. .*15 g/)]);
    expect(com(70)).toEqual([]);
  });

  it('warns of stacking when it gives a dose', () => {
    expect(com(121)).toEqual([expect.stringContaining('dentro de 4 h')]);
    expect(com(120)).toEqual([]);
  });
});

describe('vasoactive-infusion', () => {
  const solucao = { weight_kg: 70, drug_mg: 16, volume_ml: 250 };
  const com = (drug: string | undefined, dose_mcg_kg_min: number) =>
    alertas('vasoactive-infusion', { ...solucao, ...(drug && { drug }), dose_mcg_kg_min });

  it('asks which norepinephrine was informed, base or salt', () => {
    expect(com('norepinefrina', 0.1)).toEqual([expect.stringMatching(/lidos como base.*8 mg/)]);
    expect(com('norepinefrina_hemitartarato', 0.1)).toEqual([
      expect.stringContaining('divididos por 2'),
    ]);
  });

  it.each([
    ['dopamina', 2, 20],
    ['dobutamina', 2, 20],
    ['epinefrina', 0.01, 0.5],
    ['esmolol', 50, 300],
  ])('%s is usual from %d to %d, and warned beyond', (drug, minimo, maximo) => {
    expect(com(drug, minimo)).toEqual([]);
    expect(com(drug, maximo)).toEqual([]);
    const fora = expect.arrayContaining([expect.stringContaining('fora da faixa usual')]);
    expect(com(drug, minimo * 0.99)).toEqual(fora);
    expect(com(drug, maximo * 1.01)).toEqual(fora);
  });

  it('speaks of cyanide and of the propofol syndrome above their doses', () => {
    expect(com('nitroprussiato', 2)).not.toContainEqual(expect.stringContaining('cianeto'));
    expect(com('nitroprussiato', 2.1)).toContainEqual(expect.stringContaining('cianeto'));
    expect(com('propofol', 66)).toEqual([]);
    expect(com('propofol', 67)).toEqual([expect.stringContaining('síndrome da infusão')]);
  });

  it('says that nothing was compared when it does not know the drug', () => {
    expect(com(undefined, 0.1)).toEqual([expect.stringContaining('não foi conferida')]);
  });

  it('refuses the unit of another drug, and says which fields are its own', () => {
    const { weight_kg, ...semPeso } = solucao;
    const recusados = (entrada: object) => camposRecusados('vasoactive-infusion', entrada);
    expect(recusados({ ...solucao, drug: 'fentanila', dose_mcg_kg_min: 0.05 })).toEqual([
      'dose_mcg_kg_min',
      'dose_mcg_kg_h',
    ]);
    expect(recusados({ ...solucao, drug: 'vasopressina', dose_u_min: 0.03 })).toEqual([
      'weight_kg',
      'drug_mg',
      'drug_u',
    ]);
    expect(recusados({ ...semPeso, drug: 'nitroglicerina', dose_mcg_min: 10 })).toEqual([]);
    expect(
      recusados({ ...semPeso, drug: 'nitroglicerina', dose_mcg_min: 10, rate_ml_h: 3 }),
    ).toEqual(['dose_mcg_min', 'rate_ml_h']);
  });

  it('judges what hangs on the drug once it is known', () => {
    const errado = { ...solucao, drug: 'noradrenalinaa' };
    expect(camposRecusados('vasoactive-infusion', errado)).toEqual(['drug']);
    expect(camposRecusados('vasoactive-infusion', { ...errado, drug_u: 1 })).toEqual(['drug']);
  });

  it('answers in the unit of the drug alone', () => {
    const execucao = rodar('vasoactive-infusion', {
      drug: 'vasopressina',
      drug_u: 20,
      volume_ml: 100,
      rate_ml_h: 6,
    });
    if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
    expect(Object.keys(execucao.resposta.resultado)).toEqual([
      'rate_ml_h',
      'concentration_u_ml',
      'dose_u_min',
      'drug',
    ]);
    expect(execucao.resposta.interpretacao).toBe('Vasopressina.');
    expect(execucao.resposta.ausencias).toEqual([]);
    expect(execucao.resposta.alertas).toEqual([]);
  });
});

describe('gestational-age', () => {
  it.each([
    [
      'a last period after the reference',
      { lmp: '2025-01-02', reference_date: '2025-01-01' },
      'lmp',
    ],
    ['302 days', { lmp: '2025-01-01', reference_date: '2025-10-30' }, 'lmp'],
    ['an ultrasound without its age', { us_date: '2025-02-02' }, 'us_weeks'],
    ['an ultrasound without days', { us_date: '2025-02-02', us_weeks: 8 }, 'us_days'],
    ['weeks of an ultrasound with a last period', { lmp: '2025-01-02', us_weeks: 8 }, 'us_weeks'],
    [
      'an ultrasound after the reference',
      { us_date: '2025-02-02', us_weeks: 8, us_days: 0, reference_date: '2025-02-01' },
      'us_date',
    ],
    [
      '302 days by ultrasound',
      { us_date: '2025-02-02', us_weeks: 40, us_days: 0, reference_date: '2025-02-26' },
      'us_date',
    ],
    ['a year mistyped', { lmp: '0225-01-02' }, 'lmp'],
    ['a year that ends the calendar', { lmp: '9999-12-31' }, 'lmp'],
  ])('refuses %s', (_, entrada, campo) => {
    expect(camposRecusados('gestational-age', entrada)).toEqual([campo]);
  });

  it('refuses both ways at once, by both names', () => {
    const entrada = { lmp: '2025-01-02', us_date: '2025-02-02', us_weeks: 8, us_days: 0 };
    expect(camposRecusados('gestational-age', entrada)).toEqual(['lmp', 'us_date']);
  });
});

describe('others', () => {
  it.each([
    ['map', { sbp: 120, dbp: 120 }, 'dbp'],
    ['ldl', { total_cholesterol: 100, hdl: 100, triglycerides: 100 }, 'hdl'],
    ['aa-gradient', { age: 40, fio2: 0.21, pao2: 80, paco2: 250 }, 'paco2'],
    ['fib-4', { age: 40, ast: 30, alt: 30, platelets: 0 }, 'platelets'],
  ])('%s refuses fields that contradict one another', (id, entrada, campo) => {
    expect(camposRecusados(id, entrada)).toEqual([campo]);
  });

  it.each([
    ['parkland', { weight_kg: 70, tbsa_pct: 0.2 }, /0,2 % é um valor incomum/],
    ['holliday-segar', { weight_kg: 66 }, /teto usual/],
    ['ldl', { total_cholesterol: 130, hdl: 50, triglycerides: 110 }, /pouco confiável/],
    ['steroid-conversion', { from: 'deflazacorte', dose_mg: 6, to: 'prednisona' }, /7,5 mg/],
    ['steroid-conversion', { from: 'prednisona', dose_mg: 5, to: 'betametasona' }, /0,75 mg/],
    ['opioid-mme', { opioids: [{ drug: 'metadona', daily_dose: 5 }] }, /meia-vida/],
    ['aa-gradient', { age: 40, fio2: 0.21, pao2: 110, paco2: 40 }, /negativo/],
    ['aa-gradient', { age: 40, fio2: 0.21, pao2: 80, paco2: 40 }, /acima do esperado/],
    ['aa-gradient', { age: 40, fio2: 0.5, pao2: 80, paco2: 40 }, /vale em ar ambiente/],
    ['qtc', { qt_ms: 360, hr: 101 }, /prefira Fridericia/],
  ])('%s warns of %j', (id, entrada, texto) => {
    expect(alertas(id, entrada)).toEqual([expect.stringMatching(texto)]);
  });
});

import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';

/** What the vectors cannot say: bands with no output of their own, refusals, units and notes. */

type Entrada = Readonly<Record<string, unknown>>;

function execucaoDe(id: string, entrada: Entrada, unidades = {}) {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`o registro não tem ${id}`);
  return executar(ferramenta, entrada, unidades);
}

function respostaDe(id: string, entrada: Entrada, unidades = {}) {
  const execucao = execucaoDe(id, entrada, unidades);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao.resposta;
}

function camposRecusados(id: string, entrada: Entrada) {
  const execucao = execucaoDe(id, entrada);
  return execucao.ok ? [] : Object.keys(execucao.recusas);
}

const SANGRANDO = {
  bun_mg_dl: 10,
  hemoglobin: 14,
  gender: 'masculino',
  sbp: 120,
  hr: 80,
  melena: true,
  syncope: false,
  hepatic_disease: false,
  cardiac_failure: false,
};
const ENDOSCOPIA = {
  age: 70,
  hr: 80,
  sbp: 120,
  comorbidity: 'nenhuma',
  diagnosis: 'outros',
  stigmata: false,
};
const ADMISSAO = {
  etiology: 'nao_biliar',
  age: 40,
  wbc: 12,
  glucose_mg_dl: 120,
  ldh: 200,
  ast: 60,
};
const RANSON = {
  ...ADMISSAO,
  hct_drop_pct: 2,
  bun_rise_mg_dl: 1,
  calcium_mg_dl: 9,
  pao2: 80,
  base_deficit: 1,
  fluid_sequestration_l: 2,
};
const BISAP = {
  bun_mg_dl: 10,
  impaired_mental_status: true,
  sirs_count: 2,
  age: 40,
  pleural_effusion: false,
};
const ABDOME = {
  migration: true,
  anorexia: true,
  nausea_vomiting: false,
  rlq_tenderness: true,
  rebound: false,
  temp_c: 36.5,
  wbc: 8,
  left_shift: false,
};
const ARTRITE = { tjc28: 4, sjc28: 4, global_health_mm: 65.7, esr: 1 };
const PESCOCO = { age: 30, dangerous_mechanism: false, paresthesias: false };
const CABECA = {
  gcs_lt_15_at_2h: false,
  suspected_open_depressed_fracture: false,
  basal_fracture_sign: false,
  vomiting_episodes: 0,
  age: 30,
  retrograde_amnesia_ge_30min: false,
  dangerous_mechanism: false,
};

describe('falls into the band', () => {
  it.each<[string, Entrada, string[]]>([
    ['glasgow-blatchford', SANGRANDO, ['baixo']],
    ['glasgow-blatchford', { ...SANGRANDO, hr: 100 }, ['nao_baixo']],
    ['rockall', ENDOSCOPIA, ['baixo']],
    ['rockall', { ...ENDOSCOPIA, hr: 100 }, ['nao_baixo']],
    ['ranson', { ...RANSON, ast: 300, calcium_mg_dl: 7 }, ['nao_grave']],
    ['ranson', { ...RANSON, ast: 300, calcium_mg_dl: 7, pao2: 50 }, ['grave']],
    ['bisap', BISAP, ['nao_alto']],
    ['bisap', { ...BISAP, pleural_effusion: true }, ['alto']],
    ['alvarado', ABDOME, ['baixo']],
    ['alvarado', { ...ABDOME, rebound: true }, ['intermediario']],
    ['alvarado', { ...ABDOME, wbc: 11 }, ['intermediario']],
    ['alvarado', { ...ABDOME, wbc: 11, rebound: true }, ['alto']],
    ['das28', ARTRITE, ['remissao']],
    ['das28', { ...ARTRITE, global_health_mm: 65.8 }, ['baixa']],
    ['das28', { ...ARTRITE, tjc28: 9, global_health_mm: 68.5 }, ['baixa']],
    ['das28', { ...ARTRITE, tjc28: 9, global_health_mm: 68.6 }, ['moderada']],
    ['das28', { ...ARTRITE, tjc28: 25, sjc28: 16, global_health_mm: 84.2 }, ['moderada']],
    ['das28', { ...ARTRITE, tjc28: 25, sjc28: 16, global_health_mm: 84.3 }, ['alta']],
    ['das28', { ...ARTRITE, crp_mg_l: 20 }, ['remissao', 'moderada']],
    ['maddrey', { pt_patient_s: 17, pt_control_s: 12, bilirubin: 9 }, ['true']],
    ['maddrey', { pt_patient_s: 17, pt_control_s: 12, bilirubin: 8.9 }, ['false']],
    ['canadian-ct-head', { ...CABECA, dangerous_mechanism: true }, ['medio']],
    ['canadian-c-spine', { ...PESCOCO, paresthesias: true }, ['true']],
  ])('%s %j', (id, entrada, esperadas) => {
    expect(respostaDe(id, entrada).classes.map(({ codigo }) => codigo)).toEqual(esperadas);
  });
});

describe('the neck rule asks each step only when it is reached', () => {
  it.each<[Entrada, string[]]>([
    [PESCOCO, ['low_risk_factor_present']],
    [{ ...PESCOCO, able_rotate_45: true }, ['low_risk_factor_present']],
    [{ ...PESCOCO, low_risk_factor_present: true }, ['able_rotate_45']],
    [{ ...PESCOCO, low_risk_factor_present: false }, []],
    [{ ...PESCOCO, age: 65 }, []],
  ])('%j', (entrada, esperados) => {
    expect(camposRecusados('canadian-c-spine', entrada)).toEqual(esperados);
  });
});

it.each([
  ['canadian-ct-head', CABECA],
  ['canadian-c-spine', { ...PESCOCO, dangerous_mechanism: true }],
])('%s takes 16 years, unmarked, and refuses 15', (id, entrada) => {
  expect(respostaDe(id, { ...entrada, age: 16 }).alertas).toEqual([]);
  expect(camposRecusados(id, { ...entrada, age: 15 })).toEqual(['age']);
});

describe('Ranson before 48 hours', () => {
  it('names what is missing, which is not the oxygen when the cause is biliary', () => {
    const { pao2: _, calcium_mg_dl: __, ...semDois } = RANSON;
    const faltam = (etiology: string) =>
      respostaDe('ranson', { ...semDois, etiology }).ausencias.map(({ motivo }) => motivo);
    const soCalcio = 'Faltam dados das primeiras 48 h: cálcio.';
    const osDois = 'Faltam dados das primeiras 48 h: cálcio, PaO₂.';
    expect(faltam('biliar')).toEqual([soCalcio, soCalcio]);
    expect(faltam('nao_biliar')).toEqual([osDois, osDois]);
  });

  it('says that three criteria are enough, and not before', () => {
    const avisos = (mais: Entrada) => respostaDe('ranson', { ...ADMISSAO, ...mais }).alertas.length;
    expect(avisos({ age: 60, wbc: 17 })).toBe(0);
    expect(avisos({ age: 60, wbc: 17, calcium_mg_dl: 7 })).toBe(1);
  });
});

describe('urea in the place of BUN', () => {
  it.each<[string, Entrada, string, number, number]>([
    ['bisap', { ...BISAP, bun_mg_dl: 53.5 }, 'bun_mg_dl', 2, 3],
    ['ranson', { ...RANSON, bun_rise_mg_dl: 10.7 }, 'bun_rise_mg_dl', 0, 1],
  ])('%s divides by 2.14', (id, entrada, campo, noCorte, acima) => {
    const emUreia = (mais: number) => {
      const dado = Number(entrada[campo]) + mais;
      return respostaDe(id, { ...entrada, [campo]: dado }, { [campo]: 'mg/dL de ureia' }).resultado;
    };
    expect(emUreia(-0.1).score).toBe(noCorte);
    expect(emUreia(0.1).score).toBe(acima);
  });
});

it('Glasgow-Blatchford counts urea in mmol/L at the cuts of the paper', () => {
  const { bun_mg_dl: _, ...resto } = SANGRANDO;
  const comUreia = (mmol: number) =>
    respostaDe(
      'glasgow-blatchford',
      { ...resto, melena: false, urea_mg_dl: mmol },
      { urea_mg_dl: 'mmol/L' },
    ).resultado.score;
  expect([6.4, 6.5, 7.9, 8, 9.9, 10, 24.9, 25].map(comUreia)).toEqual([0, 2, 2, 3, 3, 4, 4, 6]);
});

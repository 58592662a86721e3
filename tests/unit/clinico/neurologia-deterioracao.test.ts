import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { VETORES } from './todos-os-vetores.ts';

/** What vectors cannot say of the scores of consciousness and deterioration: bands, alerts, refusals. */

type Entrada = Readonly<Record<string, unknown>>;

function rodar(id: string, entrada: Entrada) {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`no ${id} in the registry`);
  return executar(ferramenta, entrada);
}

function resposta(id: string, entrada: Entrada) {
  const execucao = rodar(id, entrada);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao.resposta;
}

function recusas(id: string, entrada: Entrada) {
  const execucao = rodar(id, entrada);
  return execucao.ok ? {} : execucao.recusas;
}

/** The inputs of a vector by its note. */
function vetor(id: string, nota: string): Entrada {
  const achado = VETORES.get(id)?.find((um) => um.nota === nota);
  if (!achado) throw new Error(`no vector '${nota}' of ${id}`);
  return achado.entrada;
}

const NIHSS = vetor('nihss', 'mínimo');
const CIWA = vetor('ciwa-ar', 'mínimo');
const MEWS = vetor('mews', 'bordas de baixo das faixas que valem 0');
const SOFA = vetor('sofa', 'mínimo');
const PEWS = vetor('pews', 'mínimo');
const APACHE = vetor('apache-ii', 'mínimo');
const PHOENIX = vetor('phoenix-sepsis', 'nada alterado');
const TOPO_NIHSS = { arm_left: 4, arm_right: 4, leg_left: 4 };

/** Bands whose code is no output: both sides of each edge. */
const FAIXAS: readonly (readonly [id: string, entrada: Entrada, codigo: string])[] = [
  ['nihss', NIHSS, 'sem_deficit'],
  ['nihss', { ...NIHSS, facial: 1 }, 'leve'],
  ['nihss', { ...NIHSS, arm_left: 4 }, 'leve'],
  ['nihss', { ...NIHSS, arm_left: 4, facial: 1 }, 'moderado'],
  ['nihss', { ...NIHSS, ...TOPO_NIHSS, language: 3 }, 'moderado'],
  ['nihss', { ...NIHSS, ...TOPO_NIHSS, leg_right: 4 }, 'moderado_grave'],
  ['nihss', { ...NIHSS, ...TOPO_NIHSS, leg_right: 4, gaze: 2, sensory: 2 }, 'moderado_grave'],
  ['nihss', { ...NIHSS, ...TOPO_NIHSS, leg_right: 4, gaze: 2, language: 3 }, 'grave'],
  ['ciwa-ar', { ...CIWA, tremor: 7, anxiety: 2 }, 'leve'],
  ['ciwa-ar', { ...CIWA, tremor: 7, anxiety: 3 }, 'moderada'],
  ['ciwa-ar', { ...CIWA, tremor: 7, anxiety: 7, orientation: 4 }, 'moderada'],
  ['ciwa-ar', { ...CIWA, tremor: 7, anxiety: 7, nausea: 5 }, 'grave'],
  ['cam-icu', vetor('cam-icu', 'itens 1, 2 e 4, nas bordas'), 'true'],
  ['cam-icu', vetor('cam-icu', 'sem mudança aguda nem flutuação'), 'false'],
  ['mini-cog', { recall: 2, clock_normal: false }, 'true'],
  ['mini-cog', { recall: 3, clock_normal: false }, 'false'],
  ['mews', { ...MEWS, sbp: 80, hr: 40 }, 'abaixo_do_corte'],
  ['mews', { ...MEWS, sbp: 80, hr: 40, avpu: 'V' }, 'alto'],
  ['qsofa', { rr: 22, sbp: 101, gcs: 15 }, 'nao_alto'],
  ['qsofa', { rr: 22, sbp: 100, gcs: 15 }, 'alto'],
  ['sofa', { ...SOFA, gcs: 14 }, 'abaixo_do_corte'],
  ['sofa', { ...SOFA, gcs: 12 }, 'disfuncao_organica'],
  ['pews', { ...PEWS, behavior: 3 }, 'abaixo_do_corte'],
  ['pews', { ...PEWS, behavior: 2, respiratory: 2 }, 'chamar'],
];

it.each(FAIXAS)('%s %j is read as %s', (id, entrada, codigo) => {
  expect(resposta(id, entrada).classes.map((classe) => classe.codigo)).toEqual([codigo]);
});

const RECUSAS: readonly (readonly [nome: string, id: string, entrada: Entrada, campo: string])[] = [
  ['an item neither scored nor untestable', 'glasgow', { eye: 4, motor: 6 }, 'verbal'],
  ['untestable answered no', 'glasgow', { eye: 4, verbal_nt: false, motor: 6 }, 'verbal'],
  ['scored and untestable', 'glasgow', { eye: 4, verbal: 5, motor: 6, eye_nt: true }, 'eye'],
  ['a child that is neither', 'pediatric-gcs', { eye: 4, verbal: 5 }, 'motor'],
  [
    'diastolic over systolic',
    'abcd2',
    { ...vetor('abcd2', 'logo abaixo de cada borda'), sbp: 80 },
    'dbp',
  ],
  [
    'an item missing while assessable',
    'cam-icu',
    { rass: -3, acute_change_or_fluctuation: true, disorganized_errors: 0 },
    'inattention_errors',
  ],
  ['low FiO₂ without PaO₂', 'apache-ii', { ...APACHE, pao2: undefined }, 'pao2'],
  ['high FiO₂ with PaO₂ alone', 'apache-ii', { ...APACHE, fio2: 0.5 }, 'aa_gradient'],
  ['neither pH nor bicarbonate', 'apache-ii', { ...APACHE, ph: undefined }, 'ph'],
  ['18 years', 'phoenix-sepsis', { ...PHOENIX, age_months: 216 }, 'age_months'],
  [
    'ventilated without support',
    'phoenix-sepsis',
    { ...PHOENIX, imv: true, respiratory_support: false },
    'respiratory_support',
  ],
];

it.each(RECUSAS)('refuses %s (%s)', (_, id, entrada, campo) => {
  expect(Object.keys(recusas(id, entrada))).toEqual([campo]);
});

describe('says what it does not know', () => {
  it('the components of a Glasgow that has no total', () => {
    const { ausencias, classes } = resposta('glasgow', { eye: 3, verbal_nt: true, motor: 5 });
    expect(ausencias.map(({ saida }) => saida)).toEqual(['score', 'severity']);
    expect(ausencias[0]?.motivo).toContain('AO3, RV NT, RM5');
    expect(classes).toEqual([]);
  });

  it('a CAM-ICU that cannot be assessed is not a negative one', () => {
    const { ausencias, classes } = resposta('cam-icu', { rass: -4 });
    expect(ausencias[0]?.motivo).toContain('não é negativo');
    expect(classes).toEqual([]);
  });

  const SEM_OXIGENACAO = 'oxigenação (PaO₂, ou SpO₂ até 97%, com FiO₂)';

  it.each([
    [{}, undefined],
    [{ lactate: undefined, gcs: undefined }, 'lactato, Glasgow'],
    [{ pao2: undefined }, SEM_OXIGENACAO],
    [{ pao2: undefined, spo2: 98 }, SEM_OXIGENACAO],
    [{ pao2: undefined, spo2: 97 }, undefined],
    [{ respiratory_support: undefined }, 'suporte respiratório'],
    [{ respiratory_support: undefined, imv: true }, undefined],
  ])('the items missing from a Phoenix with %j', (troca, faltantes) => {
    expect(resposta('phoenix-sepsis', { ...PHOENIX, ...troca }).alertas).toEqual(
      faltantes === undefined
        ? []
        : [
            {
              nivel: 'aviso',
              texto: `Calculado com dados faltantes, que contaram 0: ${faltantes}.`,
            },
          ],
    );
  });

  it('the gases missing from an APACHE II', () => {
    const semGases = { ...APACHE, pao2: undefined, ph: undefined, hco3: 24 };
    expect(resposta('apache-ii', semGases).alertas.map(({ nivel }) => nivel)).toEqual(['aviso']);
    expect(resposta('apache-ii', APACHE).alertas).toEqual([]);
  });

  it('what could still make a SIRS positive', () => {
    const nada = { temp_c: 37, hr: 80, rr: 16, wbc: 8 };
    const avisos = (entrada: Entrada) => resposta('sirs', entrada).alertas.map((a) => a.texto);
    expect(avisos(nada)).toEqual([
      'Calculado com dados faltantes, que contaram 0: PaCO₂, bastões.',
    ]);
    expect(avisos({ ...nada, rr: 24 })).toEqual([
      'Calculado com dados faltantes, que contaram 0: bastões.',
    ]);
    expect(avisos({ ...nada, rr: 24, wbc: 13 })).toEqual([]);
    expect(avisos({ ...nada, paco2: 40, bands_pct: 5 })).toEqual([]);
  });
});

it('calls for a child with an item worth 3, whatever the sum', () => {
  const niveis = (entrada: Entrada) => resposta('pews', entrada).alertas.map(({ nivel }) => nivel);
  expect(niveis({ ...PEWS, respiratory: 3 })).toEqual(['critico']);
  expect(niveis({ ...PEWS, respiratory: 2, behavior: 2 })).toEqual([]);
});

it('tells that speech does not add to weakness', () => {
  const base = vetor('abcd2', 'logo abaixo de cada borda');
  const fala = { ...base, speech_disturbance_without_weakness: true };
  expect(resposta('abcd2', fala).alertas).toEqual([]);
  expect(resposta('abcd2', { ...fala, unilateral_weakness: true }).alertas).toHaveLength(1);
});

it('gives no mortality from an APACHE II', () => {
  expect(Object.keys(resposta('apache-ii', APACHE).resultado)).toEqual(['aps', 'score']);
});

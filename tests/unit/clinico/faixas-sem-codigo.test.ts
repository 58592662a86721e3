import { executar } from '@domain/clinico/motor/executar.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { expect, it } from 'vitest';

/** Bands whose code is no output: the vectors cannot name them, so both sides of each edge are here. */
const CASOS: readonly (readonly [id: string, entrada: object, codigo: string])[] = [
  ['map', { sbp: 84, dbp: 55 }, 'abaixo_do_alvo'],
  ['map', { sbp: 85, dbp: 55 }, 'no_alvo'],
  ['shock-index', { hr: 59, sbp: 120 }, 'abaixo'],
  ['shock-index', { hr: 60, sbp: 120 }, 'normal'],
  ['shock-index', { hr: 70, sbp: 100 }, 'normal'],
  ['shock-index', { hr: 71, sbp: 100 }, 'intermediario'],
  ['shock-index', { hr: 89, sbp: 100 }, 'intermediario'],
  ['shock-index', { hr: 90, sbp: 100 }, 'alto'],
  ['qtc', { qt_ms: 390, hr: 60 }, 'curto'],
  ['qtc', { qt_ms: 391, hr: 60 }, 'normal'],
  ['qtc', { qt_ms: 449, hr: 60 }, 'normal'],
  ['qtc', { qt_ms: 450, hr: 60 }, 'prolongado_no_homem'],
  ['qtc', { qt_ms: 460, hr: 60 }, 'prolongado'],
  ['qtc', { qt_ms: 499, hr: 60 }, 'prolongado'],
  ['qtc', { qt_ms: 500, hr: 60 }, 'alto_risco'],
  // Bazett 474 and Fridericia 407: outside 60–100 bpm the latter is read.
  ['qtc', { qt_ms: 300, hr: 150 }, 'normal'],
  // Bazett 478 and Fridericia 447: within, the former.
  ['qtc', { qt_ms: 390, hr: 90 }, 'prolongado'],
  ['rox-index', { spo2: 85, fio2: 1, rr: 30 }, 'alto'],
  ['rox-index', { spo2: 85.5, fio2: 1, rr: 30 }, 'alto_6h'],
  ['rox-index', { spo2: 86.75, fio2: 1, rr: 25 }, 'alto_12h'],
  ['rox-index', { spo2: 77, fio2: 1, rr: 20 }, 'indeterminado'],
  ['rox-index', { spo2: 97.5, fio2: 0.5, rr: 40 }, 'indeterminado'],
  ['rox-index', { spo2: 97.6, fio2: 0.5, rr: 40 }, 'baixo'],
  ['homa-ir', { glucose_mg_dl: 81, insulin_uui_ml: 11.5 }, 'sem_resistencia'],
  ['homa-ir', { glucose_mg_dl: 81, insulin_uui_ml: 13.5 }, 'acima_do_corte_de_sindrome_metabolica'],
  ['homa-ir', { glucose_mg_dl: 81, insulin_uui_ml: 13.6 }, 'resistencia'],
  ['fib-4', { age: 50, ast: 41, alt: 64, platelets: 200 }, 'baixo'],
  ['fib-4', { age: 50, ast: 41.6, alt: 64, platelets: 200 }, 'indeterminado'],
  ['fib-4', { age: 64, ast: 49, alt: 64, platelets: 200 }, 'indeterminado'],
  ['fib-4', { age: 65, ast: 49, alt: 64, platelets: 200 }, 'baixo'],
  ['fib-4', { age: 80, ast: 40, alt: 64, platelets: 200 }, 'indeterminado'],
  ['fib-4', { age: 50, ast: 86, alt: 64, platelets: 200 }, 'alto'],
  ['opioid-mme', { opioids: [{ drug: 'morfina', daily_dose: 49.9 }] }, 'abaixo_de_50'],
  ['opioid-mme', { opioids: [{ drug: 'morfina', daily_dose: 50 }] }, 'de_50_a_90'],
  ['opioid-mme', { opioids: [{ drug: 'oxicodona', daily_dose: 60 }] }, 'de_90'],
  ['gestational-age', { lmp: '2025-01-01', reference_date: '2025-09-16' }, 'pre_termo'],
  ['gestational-age', { lmp: '2025-01-01', reference_date: '2025-09-17' }, 'termo_precoce'],
  ['gestational-age', { lmp: '2025-01-01', reference_date: '2025-10-01' }, 'termo'],
  ['gestational-age', { lmp: '2025-01-01', reference_date: '2025-10-15' }, 'termo_tardio'],
  ['gestational-age', { lmp: '2025-01-01', reference_date: '2025-10-22' }, 'pos_termo'],
  ['apgar', { appearance: 0, pulse: 1, grimace: 0, activity: 1, respiration: 1 }, 'grave'],
  ['apgar', { appearance: 1, pulse: 1, grimace: 0, activity: 1, respiration: 1 }, 'moderada'],
  ['apgar', { appearance: 1, pulse: 2, grimace: 1, activity: 1, respiration: 1 }, 'moderada'],
  ['apgar', { appearance: 1, pulse: 2, grimace: 1, activity: 1, respiration: 2 }, 'boa'],
];

it.each(CASOS)('%s %j is read as %s', (id, entrada, codigo) => {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`no ${id} in the registry`);
  const execucao = executar(ferramenta, entrada);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  expect(execucao.resposta.classes.map((classe) => classe.codigo)).toEqual([codigo]);
});

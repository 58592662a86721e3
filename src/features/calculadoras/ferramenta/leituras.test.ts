import { bmi } from '@domain/clinico/ferramentas/bmi.ts';
import { phq9 } from '@domain/clinico/ferramentas/phq-9.ts';
import { qsofa } from '@domain/clinico/ferramentas/qsofa.ts';
import { renalFunction } from '@domain/clinico/ferramentas/renal-function.ts';
import { steroidConversion } from '@domain/clinico/ferramentas/steroid-conversion.ts';
import { vasoactiveInfusion } from '@domain/clinico/ferramentas/vasoactive-infusion.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { expect, it } from 'vitest';
import { leituras } from './leituras.ts';

function lidas(ferramenta: Ferramenta, entrada: Record<string, unknown>) {
  const execucao = executar(ferramenta, entrada);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return leituras(ferramenta, execucao.resposta, entrada).map(({ nome, faixas }) => [
    nome,
    faixas.map(({ rotulo }) => rotulo),
  ]);
}

it('a band stands under the number that it reads, and under no other', () => {
  const entrada = { age: 80, weight: 60, creatinine: 4, gender: 'masculino' };
  const [primeira, ...resto] = lidas(renalFunction, entrada);
  expect(primeira?.[1]).toEqual([]);
  expect(resto.filter(([, faixas]) => faixas?.length)).toEqual([
    ['ckd_epi_2021', ['G5, falência renal']],
  ]);
});

it('a number read in two ways has both bands, and their codes are not shown again', () => {
  expect(lidas(bmi, { weight: 80, height: 170, age: 70 })).toEqual([
    ['bmi', ['Sobrepeso (pré-obesidade)', 'Idoso: sobrepeso']],
  ]);
});

it('an output without bands is still an output', () => {
  expect(lidas(phq9, { items: [1, 1, 1, 1, 1, 0, 0, 0, 0] })).toEqual([
    ['score', ['Sintomas leves']],
    ['suicide_item_positive', []],
  ]);
  expect(lidas(qsofa, { rr: 24, sbp: 95, gcs: 15 })).toEqual([['score', ['Risco alto']]]);
});

it('what the person gave does not come first, unless there is nothing else', () => {
  const nomes = (entrada: Record<string, unknown>) =>
    lidas(vasoactiveInfusion, { drug: 'nitroglicerina', drug_mg: 50, volume_ml: 250, ...entrada })
      .map(([nome]) => nome)
      .join(' ');
  expect(nomes({ dose_mcg_min: 10 })).toBe('rate_ml_h dose_mcg_min concentration_mcg_ml drug');
  expect(nomes({ rate_ml_h: 3 })).toBe('dose_mcg_min rate_ml_h concentration_mcg_ml drug');
  const igual = { from: 'prednisona', dose_mg: 5, to: 'prednisolona' };
  expect(lidas(steroidConversion, igual)).toEqual([['dose_mg', []]]);
});

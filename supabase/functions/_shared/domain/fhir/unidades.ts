import type { Quantidade } from './tipos.ts';

const UCUM = 'http://unitsofmeasure.org';

/**
 * Units of the outputs of tools, in UCUM (The Unified Code for Units of Measure, 2.1). Not here: `U`
 * of insulin or vasopressin, which in UCUM is a unit of enzymes; drops, whose volume is the
 * equipment's; and what is a unit of one tool alone.
 */
const CODIGOS: ReadonlyMap<string, string> = new Map([
  ['pontos', '{score}'],
  ['%', '%'],
  ['mmHg', 'mm[Hg]'],
  ['mmol/L', 'mmol/L'],
  ['mEq', 'meq'],
  ['mOsm/kg', 'mosm/kg'],
  ['mg', 'mg'],
  ['mg/dL', 'mg/dL'],
  ['mcg/mL', 'ug/mL'],
  ['mcg/min', 'ug/min'],
  ['mcg/kg/min', 'ug/kg/min'],
  ['mcg/kg/h', 'ug/kg/h'],
  ['mg/kg/h', 'mg/kg/h'],
  ['kg', 'kg'],
  ['kg/m²', 'kg/m2'],
  ['m²', 'm2'],
  ['L', 'L'],
  ['mL', 'mL'],
  ['mL/h', 'mL/h'],
  ['mL/min', 'mL/min'],
  ['mL/dia', 'mL/d'],
  ['mL/min/1,73 m²', 'mL/min/{1.73_m2}'],
  ['ms', 'ms'],
  ['min', 'min'],
  ['dias', 'd'],
  ['semanas', 'wk'],
]);

/**
 * Writes a number in a unit of ours: coded where UCUM has the same unit, in words where it has not.
 */
export function quantidadeEm(value: number, unidade: string): Quantidade {
  if (unidade === '') return { value, system: UCUM, code: '1' };
  const code = CODIGOS.get(unidade);
  return { value, unit: unidade, ...(code !== undefined && { system: UCUM, code }) };
}

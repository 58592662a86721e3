import { respostaDeCalculoSchema } from '@domain/contracts/calculators.ts';
import { beforeAll, expect, it } from 'vitest';
import { registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

/** The infusion of drugs asks by the drug: each in its own unit, and nothing of another one. */

const funcoes = usarFuncoes();
let token: string;

beforeAll(async () => {
  ({ token } = await registrar(funcoes, 'plantonista'));
});

const postar = (corpo: unknown) =>
  funcoes.chamar('POST', '/calculators/vasoactive-infusion', { token, corpo });

async function calcular(corpo: unknown) {
  return respostaDeCalculoSchema.parse((await postar(corpo)).corpo);
}

it('answers in its unit, and to who names no drug as it always did', async () => {
  const vasopressina = { drug: 'vasopressina', drug_u: 20, volume_ml: 100, dose_u_min: 0.04 };
  expect((await calcular(vasopressina)).resultado).toEqual({
    rate_ml_h: expect.closeTo(12, 9),
    concentration_u_ml: 0.2,
    dose_u_min: 0.04,
    drug: 'vasopressina',
  });
  const semFarmaco = { dose_mcg_kg_min: 0.2, weight_kg: 70, drug_mg: 4, volume_ml: 250 };
  expect((await calcular(semFarmaco)).resultado).toMatchObject({
    rate_ml_h: 52.5,
    concentration_mcg_ml: 16,
  });
  const emMcg = {
    drug: 'dexmedetomidina',
    weight_kg: 80,
    drug_mg: 200,
    volume_ml: 50,
    dose_mcg_kg_h: 0.2,
    unidades: { drug_mg: 'mcg' },
  };
  expect((await calcular(emMcg)).resultado.rate_ml_h).toBeCloseTo(4, 9);
});

it('refuses the fields of another drug by their names', async () => {
  const pedido = { drug: 'vasopressina', weight_kg: 70, drug_u: 20, volume_ml: 100 };
  expect(erroDe(await postar({ ...pedido, dose_mcg_kg_min: 0.1 }), 400).campos).toEqual({
    weight_kg: 'Peso em kg: não se usa com Vasopressina; remova este campo.',
    dose_mcg_kg_min: 'Dose em mcg/kg/min: não se usa com Vasopressina; remova este campo.',
    dose_u_min: 'Informe Dose ou Vazão.',
  });
});

import { linhas, numero, opcional } from '@domain/clinico/motor/campos.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import { perguntas } from '@domain/clinico/motor/incomum.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { PESO } from './support/ferramenta-de-tudo.ts';

type Valores = Readonly<Record<string, unknown>>;

function camposDe(id: string) {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new Error(`no tool ${id}`);
  return ferramenta.campos;
}

/** What a tool asks back, by field. */
function sobre(id: string, dados: Valores, unidades: Valores = {}) {
  const feitas = perguntas(camposDe(id), dados, unidades);
  return Object.fromEntries(feitas.map(({ campo, texto }) => [campo, texto]));
}

describe('a number', () => {
  const LACTATO_DE_18 =
    'Lactato: 18 mmol/L é um valor incomum, confirme a unidade: 18 mg/dL seriam 2 mmol/L.';
  const BILIRRUBINA_DE_34 =
    'Bilirrubina total: 34 mg/dL é um valor incomum, confirme a unidade: 34 µmol/L seriam 1,99 mg/dL.';

  it('is asked back with what it would be in the unit that makes it usual', () => {
    expect(sobre('phoenix-sepsis', { lactate: 18 })).toEqual({ lactate: LACTATO_DE_18 });
    expect(sobre('meld', { bilirubin: 34 })).toEqual({ bilirubin: BILIRRUBINA_DE_34 });
  });

  it.each([
    ['phoenix-sepsis', 'lactate', 0.3, 15],
    ['meld', 'bilirubin', 0.1, 30],
    ['meld', 'inr', 0.8, 15],
    ['fib-4', 'ast', 5, 1000],
  ])('of %s, %s, is usual from %d to %d and asked back on both sides', (id, campo, de, ate) => {
    const pergunta = (valor: number) => Object.keys(sobre(id, { [campo]: valor }));
    expect([de, ate].flatMap(pergunta)).toEqual([]);
    expect([de - 0.01, ate + 0.01].flatMap(pergunta)).toEqual([campo, campo]);
  });

  it('is said in the unit in which it was given, and judged in its own', () => {
    const emGramas = (valor: number) => perguntas({ peso: PESO }, { peso: valor }, { peso: 'g' });
    expect(emGramas(2000)).toEqual([]);
    expect(emGramas(70)).toEqual([
      {
        campo: 'peso',
        regra: 'valor.incomum',
        texto: 'Peso: 70 g é um valor incomum, confirme a unidade: 70 kg seriam 70.000 g.',
      },
    ]);
  });

  it('without a unit is only confirmed', () => {
    expect(sobre('meld', { inr: 16 })).toEqual({ inr: 'INR: 16 é um valor incomum, confirme.' });
  });

  it('that is none, or in a unit that is not its own, is not asked back', () => {
    for (const peso of ['900', null, undefined, [900]])
      expect(perguntas({ peso: PESO }, { peso })).toEqual([]);
    expect(perguntas({ peso: PESO }, { peso: 250 }, { peso: 'lb' })).toEqual([]);
    expect(perguntas({ peso: PESO }, Object.create({ peso: 250 }))).toEqual([]);
  });

  it('of a list says its place', () => {
    const campos = { remedios: linhas('Remédios', { dose: PESO, resto: opcional(PESO) }, 3) };
    const feitas = perguntas(campos, { remedios: [{ dose: 4 }, { dose: 250 }, null] });
    expect(feitas.map(({ campo }) => campo)).toEqual(['remedios.1.dose']);
    expect(perguntas(campos, { remedios: 'x' })).toEqual([]);
  });

  it('has one limit where the other side has none', () => {
    const campo = numero({ rotulo: 'Vezes', minimo: 0, maximo: 100, incomumAcima: 20 });
    expect(perguntas({ campo }, { campo: 0 })).toEqual([]);
    expect(perguntas({ campo }, { campo: 21 })).toHaveLength(1);
  });
});

describe('weight and height', () => {
  const TROCADOS =
    'Peso 175 kg com altura 70 cm dá IMC de 357,1 kg/m², valor incomum: confirme se não estão trocados.';

  it('are asked back when they are swapped, in centimetres and in metres', () => {
    const ambos = { weight: TROCADOS, height: TROCADOS };
    expect(sobre('bmi', { weight: 175, height: 70 })).toEqual(ambos);
    expect(sobre('bmi', { weight: 175, height: 0.7 })).toEqual(ambos);
    expect(sobre('bsa', { weight_kg: 175, height_cm: 0.7 }, { height_cm: 'm' })).toEqual({
      weight_kg: TROCADOS,
      height_cm: TROCADOS,
    });
  });

  it('are asked back when they make no body either way', () => {
    const frase =
      'Peso 20 kg com altura 190 cm dá IMC de 5,5 kg/m², valor incomum: confirme os dois e as unidades.';
    expect(sobre('bmi', { weight: 20, height: 190 })).toEqual({ weight: frase, height: frase });
  });

  it.each([
    ['an adult', 70, 175],
    ['the least usual of an adult', 30.73, 160],
    ['the most usual of an adult', 179.19, 160],
    ['a newborn before term, lighter than any adult could be', 0.9, 35],
    ['a child', 12, 85],
  ])('of %s are usual', (_, weight, height) => {
    expect(sobre('bmi', { weight, height })).toEqual({});
  });

  it('are asked back just beyond, and not before both are there', () => {
    expect(Object.keys(sobre('bmi', { weight: 30.7, height: 160 }))).toEqual(['weight', 'height']);
    expect(Object.keys(sobre('bmi', { weight: 179.3, height: 160 }))).toEqual(['weight', 'height']);
    expect(sobre('bmi', { weight: 175 })).toEqual({});
  });
});

it('the answer has its number all the same, and says each sentence once, with its field', () => {
  const imc = ferramentaPorId('bmi');
  const execucao = imc && executar(imc, { weight: 175, height: 70 });
  if (!execucao?.ok) throw new Error('refused');
  expect(execucao.resposta.resultado.bmi).toBeCloseTo(357.1, 1);
  expect(execucao.resposta.alertas).toMatchObject([
    { nivel: 'aviso', campo: 'weight', verificacao: 'pendente' },
  ]);
});

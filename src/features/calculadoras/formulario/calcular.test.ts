import { bmi } from '@domain/clinico/ferramentas/bmi.ts';
import { ckdEpi2021 } from '@domain/clinico/ferramentas/ckd-epi-2021.ts';
import { gestationalAge } from '@domain/clinico/ferramentas/gestational-age.ts';
import { phq9 } from '@domain/clinico/ferramentas/phq-9.ts';
import { qsofa } from '@domain/clinico/ferramentas/qsofa.ts';
import { vasoactiveInfusion } from '@domain/clinico/ferramentas/vasoactive-infusion.ts';
import {
  apenasPara,
  data,
  linhas,
  numero,
  opcional,
  simNao,
} from '@domain/clinico/motor/campos.ts';
import { comoTexto } from '@domain/clinico/motor/como-texto.ts';
import { definir, type Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { describe, expect, it } from 'vitest';
import { calcular, naCanonica, perguntasDosCampos } from './calcular.ts';
import {
  linhaVazia,
  pedidos,
  type Resposta,
  respostasVazias,
  restanteComoNao,
  simNaoAbertos,
} from './respostas.ts';

const HOJE = '2026-11-21';

const digitado = (texto: string, unidade: string): Resposta => ({ tipo: 'numero', texto, unidade });

function comRespostas(ferramenta: Ferramenta, respostas: Record<string, Resposta>) {
  return calcular(ferramenta, { ...respostasVazias(ferramenta.campos, HOJE), ...respostas }, HOJE);
}

const sexo: Resposta = { tipo: 'escolha', valor: 'feminino' };

describe('a tool that is being filled in', () => {
  it('says how many answers are missing and which, and nothing of the result', () => {
    expect(comRespostas(ckdEpi2021, { age: digitado('54', 'anos') })).toEqual({
      tipo: 'incompleta',
      quantos: 2,
      faltam: ['creatinine', 'gender'],
      recusas: {},
    });
  });

  it('counts a questionnaire by its items', () => {
    const valores = [0, 1, undefined, 0, undefined, 0, 0, 0, 0];
    expect(comRespostas(phq9, { items: { tipo: 'itens', valores } })).toMatchObject({
      tipo: 'incompleta',
      quantos: 2,
      faltam: ['items'],
      recusas: {},
    });
  });

  it('already says what is wrong in what was given', () => {
    const { recusas } = comIncompleta({ age: digitado('12', 'anos') });
    expect(recusas).toEqual({ age: 'Idade: informe um número entre 18 e 120 anos.' });
  });

  it('refuses a number that could be read in two ways', () => {
    const { recusas } = comIncompleta({ creatinine: digitado('1.234', 'mg/dL') });
    expect(recusas.creatinine).toBe(
      'Creatinina: 1.234 pode ser 1234 ou 1,234. Escreva de um desses jeitos.',
    );
  });

  it('says the limits in the unit that was typed', () => {
    const { recusas } = comIncompleta({ creatinine: digitado('4000', 'µmol/L') });
    expect(recusas.creatinine).toBe('Creatinina: informe um número entre 4,42 e 3536 µmol/L.');
  });

  function comIncompleta(respostas: Record<string, Resposta>) {
    const situacao = comRespostas(ckdEpi2021, respostas);
    if (situacao.tipo !== 'incompleta') throw new Error(situacao.tipo);
    return situacao;
  }
});

describe('a tool that has what it needs', () => {
  it.each([
    ['1,2', 'mg/dL', {}],
    ['1.2', 'mg/dL', {}],
    ['106,08', 'µmol/L', { creatinine: 'µmol/L' }],
  ])(
    'answers the same for creatinine %s %s, and keeps what was typed',
    (texto, unidade, unidades) => {
      const situacao = comRespostas(ckdEpi2021, {
        age: digitado('54', 'anos'),
        creatinine: digitado(texto, unidade),
        gender: sexo,
      });
      if (situacao.tipo !== 'pronta') throw new Error(situacao.tipo);
      expect(situacao.resultado.resultado.egfr).toBeCloseTo(53.79, 1);
      expect(situacao.dados.unidades).toEqual(unidades);
      expect(situacao.dados.entrada.creatinine).toBe(Number(texto.replace(',', '.')));
    },
  );

  it('is refused, with the sentence of the field, when a value is outside the limits', () => {
    const situacao = comRespostas(qsofa, {
      rr: digitado('24', 'irpm'),
      sbp: digitado('20', 'mmHg'),
      gcs: digitado('15', 'pontos'),
    });
    expect(situacao).toEqual({
      tipo: 'recusada',
      recusas: { sbp: 'Pressão sistólica: informe um número entre 30 e 350 mmHg.' },
    });
  });

  it('is refused by its own rule', () => {
    const situacao = comRespostas(bmi, {
      weight: digitado('70', 'kg'),
      height: digitado('17', 'cm'),
    });
    expect(situacao).toMatchObject({ tipo: 'recusada', recusas: { height: /nem um nem outro/ } });
  });
});

const varios = definir({
  ...qsofa,
  id: 'varios',
  campos: {
    febre: simNao('Febre', 1),
    tosse: simNao('Tosse', 1),
    antes: opcional(simNao('Já teve antes')),
    inicio: data('Início'),
    doses: linhas(
      'Doses',
      {
        dose: numero({
          rotulo: 'Dose',
          unidade: 'mg',
          alternativas: [{ unidade: 'g', fator: 1000 }],
          minimo: 1,
          maximo: 5000,
        }),
      },
      3,
    ),
    ureia: opcional(numero({ rotulo: 'Ureia', minimo: 1, maximo: 9 })),
    bun: opcional(numero({ rotulo: 'BUN', minimo: 1, maximo: 9 })),
  },
  exigencias: [{ quantos: 'ao-menos-um', de: ['ureia', 'bun'] }],
  saidas: {},
  interpretacoes: [],
  calcular: () => ({}),
});

describe('every kind of field', () => {
  const vazias = respostasVazias(varios.campos, HOJE);

  it('is missing until it is answered, and one of several counts once', () => {
    expect(calcular(varios, vazias, HOJE)).toMatchObject({
      quantos: 5,
      faltam: ['febre', 'tosse', 'inicio', 'doses', 'ureia'],
      recusas: {},
    });
  });

  it('takes what nobody answered as no, except what may be left out', () => {
    expect(simNaoAbertos(varios.campos, vazias)).toBe(2);
    const respondidas = restanteComoNao(varios.campos, {
      ...vazias,
      febre: { tipo: 'sim-nao', valor: true },
    });
    expect(respondidas).toMatchObject({
      febre: { valor: true },
      tosse: { valor: false },
      antes: { valor: undefined },
    });
    expect(simNaoAbertos(varios.campos, respondidas)).toBe(0);
  });

  it('reaches the engine in canonical units inside a list', () => {
    const linha = (chave: number, texto: string, unidade: string) => ({
      ...linhaVazia({}, chave),
      respostas: { dose: { tipo: 'numero', texto, unidade } as const },
    });
    const situacao = calcular(
      varios,
      {
        ...restanteComoNao(varios.campos, vazias),
        inicio: { tipo: 'data', texto: '21/11/2026' },
        doses: { tipo: 'linhas', linhas: [linha(1, '1,5', 'g'), linha(2, '20', 'mg')] },
        bun: digitado('3', ''),
      },
      HOJE,
    );
    if (situacao.tipo !== 'pronta') throw new Error(JSON.stringify(situacao));
    expect(situacao.dados.entrada).toEqual({
      febre: false,
      tosse: false,
      inicio: '2026-11-21',
      doses: [{ dose: 1500 }, { dose: 20 }],
      bun: 3,
    });
  });

  it('takes today for what is in general asked of today, and refuses what has not happened', () => {
    const dum = (texto: string) => comRespostas(gestationalAge, { lmp: { tipo: 'data', texto } });
    expect(dum('01/06/2026')).toMatchObject({ resultado: { resultado: { weeks: 24, days: 5 } } });
    expect(dum('01/12/2026')).toMatchObject({
      tipo: 'recusada',
      recusas: { lmp: 'Data da última menstruação (DUM): não pode estar no futuro.' },
    });
  });

  it('refuses a date that does not exist', () => {
    const situacao = calcular(
      varios,
      { ...vazias, inicio: { tipo: 'data', texto: '31/02/2026' } },
      HOJE,
    );
    expect(situacao).toMatchObject({
      recusas: { inicio: 'Início: informe uma data que exista, como 21/11/2026.' },
    });
  });
});

describe('a tool that asks by the choice made', () => {
  const farmaco = (valor: string | undefined): Resposta => ({ tipo: 'escolha', valor });
  const digitadas = {
    weight_kg: digitado('70', 'kg'),
    drug_mg: digitado('4', 'mg'),
    volume_ml: digitado('250', 'mL'),
    dose_mcg_kg_min: digitado('0,2', 'mcg/kg/min'),
  };
  const infusao = (respostas: Record<string, Resposta>) =>
    comRespostas(vasoactiveInfusion, { ...digitadas, ...respostas });
  const camposCom = (drug: string | undefined) =>
    Object.keys(
      pedidos(vasoactiveInfusion.campos, {
        ...respostasVazias(vasoactiveInfusion.campos, HOJE),
        drug: farmaco(drug),
      }),
    );

  it('shows the fields of that choice, and before one those of none', () => {
    expect(camposCom('vasopressina')).toEqual([
      'drug',
      'drug_u',
      'volume_ml',
      'dose_u_min',
      'rate_ml_h',
    ]);
    expect(camposCom('midazolam')).toEqual([
      'drug',
      'weight_kg',
      'drug_mg',
      'volume_ml',
      'dose_mg_kg_h',
      'rate_ml_h',
    ]);
    expect(camposCom(undefined)).toEqual(['drug', 'volume_ml', 'rate_ml_h']);
  });

  it('misses, refuses and sends only those', () => {
    const faltando = infusao({ drug: farmaco('vasopressina') });
    expect(faltando).toEqual({
      tipo: 'incompleta',
      quantos: 2,
      faltam: ['drug_u', 'dose_u_min'],
      recusas: {},
    });
    const pronta = infusao({
      drug: farmaco('vasopressina'),
      drug_u: digitado('20', 'U'),
      volume_ml: digitado('100', 'mL'),
      dose_u_min: digitado('0,04', 'U/min'),
    });
    if (pronta.tipo !== 'pronta') throw new Error(JSON.stringify(pronta));
    expect(pronta.dados.entrada).toEqual({
      drug: 'vasopressina',
      drug_u: 20,
      volume_ml: 100,
      dose_u_min: 0.04,
    });
    expect(pronta.resultado.resultado.rate_ml_h).toBeCloseTo(12, 9);
    expect(comoTexto(vasoactiveInfusion, pronta.dados, pronta.resultado)).not.toContain('Peso');
  });

  it('still has what was typed when the choice is made back', () => {
    const volta = infusao({
      drug: farmaco('norepinefrina'),
      drug_u: digitado('20', 'U'),
      dose_u_min: digitado('x', 'U/min'),
    });
    expect(volta).toMatchObject({ tipo: 'pronta', resultado: { resultado: { rate_ml_h: 52.5 } } });
  });

  it('takes no yes/no that is not asked for a no', () => {
    const campos = {
      drug: vasoactiveInfusion.campos.drug,
      febre: simNao('Febre'),
      sangra: apenasPara(simNao('Sangra'), 'drug', ['esmolol']),
    };
    const vazias = respostasVazias(campos, HOJE);
    expect(simNaoAbertos(campos, vazias)).toBe(1);
    expect(restanteComoNao(campos, vazias)).toMatchObject({
      febre: { valor: false },
      sangra: { valor: undefined },
    });
    expect(simNaoAbertos(campos, { ...vazias, drug: farmaco('esmolol') })).toBe(2);
  });
});

it('says a typed number in the usual unit too', () => {
  const campo = ckdEpi2021.campos.creatinine;
  expect(naCanonica(campo, { tipo: 'numero', texto: '106,08', unidade: 'µmol/L' })).toBe(
    '1,2 mg/dL',
  );
  expect(naCanonica(campo, { tipo: 'numero', texto: '1,2', unidade: 'mg/dL' })).toBeUndefined();
  expect(naCanonica(campo, { tipo: 'numero', texto: 'x', unidade: 'µmol/L' })).toBeUndefined();
});

describe('an unusual value', () => {
  const feitas = (ferramenta: Ferramenta, respostas: Record<string, Resposta>) =>
    perguntasDosCampos(
      ferramenta,
      { ...respostasVazias(ferramenta.campos, HOJE), ...respostas },
      HOJE,
    );

  it('is asked back at its field while others are missing, in the unit that was typed', () => {
    const creatinine = digitado('15', 'µmol/L');
    expect(feitas(ckdEpi2021, { creatinine })).toEqual({ creatinine: expect.any(String) });
    expect(feitas(ckdEpi2021, { creatinine }).creatinine).toContain('Creatinina: 15 µmol/L é');
    expect(feitas(ckdEpi2021, { creatinine: digitado('vinte', 'µmol/L') })).toEqual({});
    expect(feitas(ckdEpi2021, { creatinine: digitado('1', 'mg/dL') })).toEqual({});
  });

  it('is asked back at both fields where weight and height are swapped', () => {
    const trocados = { weight: digitado('175', 'kg'), height: digitado('70', 'cm') };
    expect(Object.keys(feitas(bmi, trocados))).toEqual(['weight', 'height']);
    expect(comRespostas(bmi, trocados).tipo).toBe('pronta');
  });
});

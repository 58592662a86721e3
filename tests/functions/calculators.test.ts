import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import {
  ferramentaDescritaSchema,
  respostaDeCalculoSchema,
  respostaDeMedicamentosSchema,
  respostaDoCatalogoSchema,
  tabelaDescritaSchema,
} from '@domain/contracts/calculators.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Conta, registrar, registrarEquipe } from './support/contas.ts';
import { erroDe, type Pedido, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let contas: Record<TipoDeUsuario, Conta>;
let token: string;

beforeAll(async () => {
  const clinica = await registrar(funcoes, 'clinica');
  contas = {
    clinica,
    staff: await registrarEquipe(funcoes, clinica),
    medico: await registrar(funcoes, 'medico'),
    hospital: await registrar(funcoes, 'hospital'),
    plantonista: await registrar(funcoes, 'plantonista'),
    paciente: await registrar(funcoes, 'paciente'),
  };
  token = contas.plantonista.token;
});

const postar = (id: string, pedido: Pedido) =>
  funcoes.chamar('POST', `/calculators/${id}`, { token, ...pedido });

async function calcular(id: string, corpo: unknown) {
  const resposta = await postar(id, { corpo });
  expect(resposta).toMatchObject({ status: 200 });
  return respostaDeCalculoSchema.parse(resposta.corpo);
}

async function recusado(id: string, corpo: unknown) {
  const erro = erroDe(await postar(id, { corpo }), 400);
  expect(erro.codigo).toBe('VALIDACAO');
  return erro.campos ?? {};
}

describe('who calculates', () => {
  it.each(TIPOS_DE_USUARIO.filter((tipo) => tipo !== 'paciente'))('a %s', async (tipo) => {
    const pedido = { token: contas[tipo].token, corpo: { weight: 70, height: 175 } };
    expect(await postar('bmi', pedido)).toMatchObject({ status: 200 });
  });

  it('no patient', async () => {
    const pedido = { token: contas.paciente.token };
    for (const [metodo, caminho] of [
      ['GET', '/calculators'],
      ['GET', '/calculators/bmi'],
      ['POST', '/calculators/bmi'],
    ] as const) {
      expect(erroDe(await funcoes.chamar(metodo, caminho, pedido), 403).codigo).toBe('PROIBIDO');
    }
  });
});

describe('the catalogue', () => {
  it('lists every tool there is, with how far each was verified', async () => {
    const { corpo } = await funcoes.chamar('GET', '/calculators', { token });
    const { ferramentas, tabelas, revisao } = respostaDoCatalogoSchema.parse(corpo);
    expect(tabelas.map(({ id }) => id)).toEqual(['drug-interactions', 'dose-adjustment']);
    expect(ferramentas.map(({ id }) => id)).toEqual(FERRAMENTAS.map(({ id }) => id));
    expect(revisao).toBe('Revisão clínica pendente');
  });

  it.each([
    ['dose-adjustment', { clearance: 20, medication: 'aciclovir' }],
    ['dose-adjustment', { clearance: 20, medication: 'xyzol' }],
    ['drug-interactions', { medications: ['varfarina', 'ibuprofeno', 'ibuprofeno', 'xyzol'] }],
  ])('describes %s, which reads a table, as it takes %j and answers', async (id, pedido) => {
    const { corpo } = await funcoes.chamar('GET', `/calculators/${id}`, { token });
    const { esquemas } = tabelaDescritaSchema.parse(corpo);
    expect(Object.keys(pedido)).toEqual(esquemas.entrada.required);
    const { resultado } = respostaDeMedicamentosSchema.parse(
      (await postar(id, { corpo: pedido })).corpo,
    );
    expect(() => z.fromJSONSchema(esquemas.resultado).parse(resultado)).not.toThrow();
    expect(Object.keys(esquemas.resultado.properties as object)).toEqual(
      expect.arrayContaining(Object.keys(resultado)),
    );
  });

  it('takes no filter', async () => {
    const erro = erroDe(await funcoes.chamar('GET', '/calculators?busca=imc', { token }), 400);
    expect(erro.campos).toEqual({ busca: 'Campo desconhecido: remova-o.' });
  });

  it('describes each tool, with the schemas of what it takes and answers', async () => {
    for (const { id, campos } of FERRAMENTAS) {
      const { corpo } = await funcoes.chamar('GET', `/calculators/${id}`, { token });
      const { esquemas, ...descrita } = ferramentaDescritaSchema.parse(corpo);
      expect(descrita).toMatchObject({ id, campos, revisao: 'Revisão clínica pendente' });
      expect(Object.keys(esquemas.entrada.properties as object)).toEqual([
        ...Object.keys(campos),
        'unidades',
      ]);
    }
  });
});

describe('an answer', () => {
  it('has number, class, sources, state and notice', async () => {
    expect(await calcular('qsofa', { rr: 24, sbp: 95, gcs: 14 })).toMatchObject({
      id: 'qsofa',
      versao: '1.0.0',
      resultado: { score: 3 },
      interpretacao: expect.stringMatching(/^Risco alto/),
      classes: [{ saida: 'score', codigo: 'alto', gravidade: 'critico' }],
      alertas: [],
      ausencias: [],
      fontes: [{ doi: '10.1001/jama.2016.0288' }, {}],
      verificacao: { formula: { estado: 'parcial' } },
      aviso: 'Apoio à decisão. Confirme com a bula vigente e o julgamento clínico.',
    });
  });

  it('of a call of the specification has its outputs at the top too', async () => {
    const resposta = await calcular('bmi', { weight: 60, height: 160, age: 78 });
    expect(resposta).toMatchObject({ ...resposta.resultado, id: 'bmi' });
    expect(Number(resposta.bmi)).toBeCloseTo(23.4375, 4);
    expect(await calcular('qsofa', { rr: 24, sbp: 95, gcs: 14 })).not.toHaveProperty('score');
  });

  it('marks what is unusual', async () => {
    const { alertas } = await calcular('qsofa', { rr: 80, sbp: 95, gcs: 14 });
    expect(alertas).toEqual([
      {
        nivel: 'aviso',
        texto: 'Frequência respiratória: 80 irpm é um valor incomum, confirme a unidade.',
        campo: 'rr',
        verificacao: 'pendente',
      },
    ]);
  });

  it('comes of any unit that the field knows, and of no other', async () => {
    const entrada = { age: 40, gender: 'M' };
    const emMg = await calcular('ckd-epi-2021', { ...entrada, creatinine: 1 });
    const emMicromol = await calcular('ckd-epi-2021', {
      ...entrada,
      creatinine: 88.4,
      unidades: { creatinine: 'µmol/L', age: 'anos' },
    });
    expect(Number(emMicromol.resultado.egfr)).toBeCloseTo(Number(emMg.resultado.egfr), 6);

    const outra = { ...entrada, creatinine: 1, unidades: { creatinine: 'g/L' } };
    expect(await recusado('ckd-epi-2021', outra)).toEqual({
      creatinine: 'Creatinina: use uma destas unidades: mg/dL, µmol/L.',
    });
  });
});

describe('a body that is refused', () => {
  it.each([
    ['nothing', {}, ['weight', 'height']],
    ['out of range', { weight: 651, height: 175 }, ['weight']],
    ['a number as text', { weight: '70', height: 175 }, ['weight']],
    ['a decimal comma', { weight: '1,2', height: 175 }, ['weight']],
    ['not a number, as text', { weight: 'NaN', height: 'Infinity' }, ['weight', 'height']],
    ['null', { weight: null, height: 175 }, ['weight']],
    ['a yes', { weight: true, height: 175 }, ['weight']],
    ['lists', { weight: [70], height: [[175]] }, ['weight', 'height']],
    ['an object', { weight: { valueOf: 70 }, height: 175 }, ['weight']],
    ['an unknown field', { weight: 70, height: 175, altura: 1 }, ['altura']],
    ['a height that may be either unit', { weight: 70, height: 17.5 }, ['height']],
    ['a huge number', { weight: 1e308, height: 175 }, ['weight']],
    ['units that are a list', { weight: 70, height: 175, unidades: ['kg'] }, ['unidades']],
    ['units that are null', { weight: 70, height: 175, unidades: null }, ['unidades']],
    ['a unit that is a number', { weight: 70, height: 175, unidades: { weight: 1 } }, ['unidades']],
    ['the unit of no field', { weight: 70, height: 175, unidades: { peso: 'kg' } }, ['peso']],
    ['an unknown unit', { weight: 70, height: 175, unidades: { weight: 'lb' } }, ['weight']],
  ])('%s', async (_, corpo, campos) => {
    expect(Object.keys(await recusado('bmi', corpo)).sort()).toEqual([...campos].sort());
  });

  it.each(['null', '[]', '"70"', '1e999', '0', '[{"weight":70,"height":175}]'])(
    'no object: %s',
    async (bruto) => {
      expect(erroDe(await postar('bmi', { bruto }), 400).campos).toHaveProperty('entrada');
    },
  );

  it('says what is accepted', async () => {
    expect(await recusado('bmi', { weight: 651, height: 175 })).toEqual({
      weight: 'Peso: informe um número entre 0,3 e 650 kg.',
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a key of objects themselves: %s',
    async (chave) => {
      const campos = `"weight":70,"height":175`;
      erroDe(await postar('bmi', { bruto: `{"${chave}":{"weight":1},${campos}}` }), 400);
      const nasUnidades = `{${campos},"unidades":{"${chave}":"kg"}}`;
      erroDe(await postar('bmi', { bruto: nasUnidades }), 400);
    },
  );

  it('broken, huge, deep or of many keys', async () => {
    expect(erroDe(await postar('bmi', { bruto: '{"weight":NaN}' }), 400).codigo).toBe(
      'JSON_INVALIDO',
    );
    erroDe(await postar('bmi', { corpo: { weight: 'x'.repeat(70_000) } }), 413);
    erroDe(await postar('bmi', { bruto: `${'['.repeat(25_000)}${']'.repeat(25_000)}` }), 400);
    const muitas = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`chave_${n}`, n]));
    expect(Object.keys(await recusado('bmi', muitas))).toHaveLength(20);
  });
});

describe('a date to come', () => {
  it('is refused of what happened already, and taken for a day of reference', async () => {
    const lmp = '2190-01-01';
    expect(await recusado('gestational-age', { lmp })).toMatchObject({
      lmp: 'Data da última menstruação (DUM): não pode estar no futuro.',
    });
    const corpo = { lmp: new Date().toISOString().slice(0, 10), reference_date: '2190-01-01' };
    // Refused by the tool, as too long a pregnancy, not as a day to come.
    expect((await recusado('gestational-age', corpo)).lmp).toMatch(/43 semanas/);
  });
});

describe('renal doses', () => {
  const ajustar = async (corpo: unknown) => {
    const resposta = await postar('dose-adjustment', { corpo });
    expect(resposta).toMatchObject({ status: 200 });
    return respostaDeMedicamentosSchema.parse(resposta.corpo);
  };

  it('answer by band, with their outputs at the top too', async () => {
    const resposta = await ajustar({ clearance: 20, medication: 'metformina' });
    expect(resposta).toMatchObject({
      id: 'dose-adjustment',
      acao: 'contraindicado',
      resultado: { acao: 'contraindicado', doses: [{ reconhecido: true }] },
      alertas: [{ nivel: 'critico' }, {}, {}],
      fontes: [{ citacao: expect.any(String) }],
    });
    expect(resposta.interpretacao).toMatch(/^metformina/);
  });

  it('say so when there is no row', async () => {
    const resposta = await ajustar({ clearance: 20, medication: 'xyzol 10 mg' });
    expect(resposta).toMatchObject({ reconhecido: false, fontes: [], alertas: [{}] });
    expect(resposta.interpretacao).toMatch(/não reconhecido/);
    expect(resposta.aviso).toMatch(/não quer dizer que não precisa de ajuste/);
  });

  it('of a drug with several routes answer each, and at the top only what they share', async () => {
    const { resultado } = await ajustar({ clearance: 20, medication: 'aciclovir' });
    expect(resultado).toMatchObject({ reconhecido: true, base: 'ClCr' });
    expect(resultado.doses).toHaveLength(2);
    expect(resultado).not.toHaveProperty('recomendacao');
  });

  it.each([
    [{ clearance: -1, medication: 'metformina' }, 'clearance'],
    [{ clearance: 300.1, medication: 'metformina' }, 'clearance'],
    [{ clearance: '20', medication: 'metformina' }, 'clearance'],
    [{ medication: 'metformina' }, 'clearance'],
    [{ clearance: 20 }, 'medication'],
    [{ clearance: 20, medication: ' ' }, 'medication'],
    [{ clearance: 20, medication: ['metformina'] }, 'medication'],
    [{ clearance: 20, medication: 'x'.repeat(201) }, 'medication'],
    [{ clearance: 20, medication: 'metformina', dose: 1 }, 'dose'],
  ])('refuse %j', async (corpo, campo) => {
    expect(Object.keys(await recusado('dose-adjustment', corpo))).toEqual([campo]);
  });
});

describe('interactions', () => {
  const verificar = async (medications: string[]) => {
    const resposta = await postar('drug-interactions', { corpo: { medications } });
    expect(resposta).toMatchObject({ status: 200 });
    return respostaDeMedicamentosSchema.parse(resposta.corpo);
  };

  it('are found by name, brand and whatever is written around it', async () => {
    const resposta = await verificar(['Viagra 50 mg', 'dinitrato de isossorbida']);
    const interacoes = [{ severidade: 'contraindicada' }];
    expect(resposta).toMatchObject({
      id: 'drug-interactions',
      interacoes,
      resultado: { interacoes },
    });
    expect(resposta.alertas).toMatchObject([{ nivel: 'critico' }]);
  });

  it('never take a name that is not known for safe', async () => {
    const resposta = await verificar(['xyzol', 'dipirona']);
    expect(resposta).toMatchObject({ interacoes: [], nao_reconhecidos: ['xyzol'] });
    expect(resposta.alertas).toMatchObject([{ texto: expect.stringContaining('xyzol') }]);
    expect(resposta.interpretacao).toMatch(/ao menos dois/);
  });

  it.each([
    [{}, 'medications'],
    [{ medications: 'dipirona' }, 'medications'],
    [{ medications: [] }, 'medications'],
    [{ medications: ['dipirona', 1] }, 'medications.1'],
    [{ medications: ['dipirona', ''] }, 'medications.1'],
    [{ medications: [['dipirona']] }, 'medications.0'],
    [{ medications: Array.from({ length: 101 }, () => 'dipirona') }, 'medications'],
  ])('refuse %j', async (corpo, campo) => {
    expect(Object.keys(await recusado('drug-interactions', corpo))).toEqual([campo]);
  });
});

describe('a tool that does not exist', () => {
  it.each(['imc', 'BMI', '__proto__', 'constructor', '..%2fusers', 'x'.repeat(3000)])(
    '%s',
    async (id) => {
      for (const metodo of ['GET', 'POST']) {
        const corpo = metodo === 'POST' ? {} : undefined;
        const resposta = await funcoes.chamar(metodo, `/calculators/${id}`, { token, corpo });
        expect(erroDe(resposta, 404).codigo).toBe('NAO_ENCONTRADO');
      }
    },
  );
});

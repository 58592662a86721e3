import { REGRAS_DO_PACIENTE } from '@domain/validacao/paciente/regras.ts';
import { validarPaciente } from '@domain/validacao/paciente/validar.ts';
import { describe, expect, it } from 'vitest';

const HOJE = '2026-11-21';
const CERTO = {
  nome: 'Helena Prado',
  data_nascimento: '1980-02-29',
  sexo: 'feminino',
  cpf: '529.982.247-25',
};

type Lista = 'erros' | 'avisos' | 'informacoes';
const regras = (dados: object, lista: Lista) =>
  validarPaciente({ ...CERTO, ...dados }, HOJE)[lista].map(
    ({ regra, campo }) => `${regra} ${campo}`,
  );
const comSinais = (sinais: object, resto: object = {}) => ({ sinais_vitais: sinais, ...resto });

it('finds nothing wrong where nothing is', () => {
  expect(validarPaciente(CERTO, HOJE)).toEqual({
    valid: true,
    erros: [],
    avisos: [],
    informacoes: [],
  });
});

describe('a document', () => {
  it.each([
    [{ cpf: '52998224724' }, 'cpf.digitos cpf'],
    [{ cpf: '111.111.111-11' }, 'cpf.digitos cpf'],
    [{ cpf: 52998224725 }, 'cpf.digitos cpf'],
    [{ cnpj: '12.ABC.345/01DE-34' }, 'cnpj.digitos cnpj'],
    [{ cnpj: '11.222.333/0001-80' }, 'cnpj.digitos cnpj'],
    [{ cns: '898 0000 0000 0001' }, 'cns.digitos cns'],
    [{ cns: '123456789012345' }, 'cns.digitos cns'],
    [{ crm: 'doze', crm_uf: 'SP' }, 'crm.formato crm'],
    [{ crm: '123456', crm_uf: 'XX' }, 'crm.formato crm_uf'],
  ])('that does not hold is an error: %j', (dados, achado) => {
    expect(regras(dados, 'erros')).toEqual([achado]);
    expect(validarPaciente({ ...CERTO, ...dados }, HOJE).valid).toBe(false);
  });

  it.each([
    { cpf: '52998224725' },
    { cnpj: '12.abc.345/01de-35' },
    { cnpj: '11.222.333/0001-81' },
    { cns: '898000000000002' },
    { crm: '52-01234-5', crm_uf: 'RJ' },
    { crm: 'CRM 123456P', crm_uf: 'MG' },
  ])('that holds is none: %j', (dados) => {
    expect(regras(dados, 'erros')).toEqual([]);
  });

  it('that only a council can confirm says so', () => {
    expect(regras({ crm: '123456' }, 'avisos')).toEqual(['crm.uf crm_uf']);
    expect(regras({ crm: '123456' }, 'informacoes')).toEqual(['crm.autenticidade crm']);
  });

  it('that a newborn does not have yet is no error', () => {
    const bebe = { cpf: null, data_nascimento: '2026-11-20', nome_mae: 'Rita Prado' };
    expect(regras(bebe, 'erros')).toEqual([]);
    expect(regras(bebe, 'informacoes')).toEqual(['cpf.ausente cpf']);
    expect(regras({ ...bebe, nome_mae: '' }, 'avisos')).toEqual(['recem-nascido.mae nome_mae']);
    expect(regras({ ...bebe, nome_mae: '', data_nascimento: '2026-10-01' }, 'avisos')).toEqual([]);
  });
});

describe('a registration', () => {
  it.each([
    [{ nome: 'Helena' }, 'cadastro.formato nome'],
    [{ nome: '' }, 'nome.ausente nome'],
    [{ nome: null }, 'nome.ausente nome'],
    [{ nome: 12 }, 'cadastro.formato nome'],
    [{ sexo: 'F' }, 'cadastro.formato sexo'],
    [{ telefone: '99' }, 'cadastro.formato telefone'],
    [{ telefone: '(01) 98765-4321' }, 'cadastro.formato telefone'],
    [{ email: 'a@b' }, 'cadastro.formato email'],
    [{ cep: '1234567' }, 'cadastro.formato cep'],
    [{ uf: 'sp' }, 'cadastro.formato uf'],
    [{ data_nascimento: '2026-02-30' }, 'nascimento.data data_nascimento'],
    [{ data_nascimento: '21/11/1980' }, 'nascimento.data data_nascimento'],
    [{ data_nascimento: 19800229 }, 'nascimento.data data_nascimento'],
    [{ data_nascimento: '2026-11-22' }, 'nascimento.data data_nascimento'],
    [{ data_nascimento: '1889-12-31' }, 'nascimento.data data_nascimento'],
    [{ data_nascimento: '1895-11-21' }, 'nascimento.data data_nascimento'],
  ])('has this error alone: %j', (dados, achado) => {
    expect(regras(dados, 'erros')).toEqual([achado]);
  });

  it('takes an age up to 130, and asks from 111 on', () => {
    expect(regras({ data_nascimento: '1895-11-22' }, 'erros')).toEqual([]);
    const incomum = ['nascimento.incomum data_nascimento'];
    expect(regras({ data_nascimento: '1895-11-22' }, 'avisos')).toEqual(incomum);
    expect(regras({ data_nascimento: '1915-11-21' }, 'avisos')).toEqual(incomum);
    expect(regras({ data_nascimento: '1915-11-22' }, 'avisos')).toEqual([]);
    expect(regras({ data_nascimento: HOJE, nome_mae: 'Rita Prado' }, 'avisos')).toEqual([]);
  });

  it('names what it does not know, and no more than twenty', () => {
    expect(regras({ apelido: 'x' }, 'avisos')).toEqual(['campo.desconhecido apelido']);
    const muitos = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`x${n}`, n]));
    expect(regras(muitos, 'avisos')).toHaveLength(20);
    const hostil = JSON.parse('{"__proto__": {"cpf": "1"}, "constructor": 1}');
    expect(validarPaciente(hostil, HOJE).avisos.map(({ campo }) => campo)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});

describe('a vital sign', () => {
  it.each([
    [{ temperatura: 19.9 }, 'sinal.limite sinais_vitais.temperatura'],
    [{ temperatura: 46.1 }, 'sinal.limite sinais_vitais.temperatura'],
    [{ temperatura: 36.55 }, 'sinal.limite sinais_vitais.temperatura'],
    [{ temperatura: '36,5' }, 'sinal.limite sinais_vitais.temperatura'],
    [{ saturacao: 101 }, 'sinal.limite sinais_vitais.saturacao'],
    [{ saturacao: 97.5 }, 'sinal.limite sinais_vitais.saturacao'],
    [{ dor: -1 }, 'sinal.limite sinais_vitais.dor'],
    [{ glicemia: Number.NaN }, 'sinal.limite sinais_vitais.glicemia'],
    [{ frequencia_cardiaca: [80] }, 'sinal.limite sinais_vitais.frequencia_cardiaca'],
    [
      { pressao_sistolica: 80, pressao_diastolica: 80 },
      'sinal.pressao-invertida sinais_vitais.pressao_diastolica',
    ],
  ])('out of its hard limits is an error: %j', (sinais, achado) => {
    expect(regras(comSinais(sinais), 'erros')).toEqual([achado]);
  });

  it('inside its limits is none, at either edge', () => {
    for (const temperatura of [20, 46]) {
      expect(regras(comSinais({ temperatura }), 'erros')).toEqual([]);
      expect(regras(comSinais({ temperatura }), 'avisos')).toContain(
        'sinal.incomum sinais_vitais.temperatura',
      );
    }
    expect(regras(comSinais({ temperatura: 36.6, dor: 0, saturacao: 98 }), 'avisos')).toEqual([]);
    expect(regras(comSinais({ temperatura: null }), 'erros')).toEqual([]);
  });

  it('comes in an object', () => {
    for (const errado of [[36.5], 'texto', 36.5, true]) {
      expect(regras({ sinais_vitais: errado }, 'erros')).toEqual(['sinal.limite sinais_vitais']);
    }
    expect(regras(comSinais({ diurese: 1 }), 'avisos')).toEqual([
      'campo.desconhecido sinais_vitais.diurese',
    ]);
  });

  const nascidoHa = (anos: number) => `${2026 - anos}-06-01`;
  it.each([
    [2, { frequencia_cardiaca: 130 }, 0],
    [30, { frequencia_cardiaca: 130 }, 1],
    [2, { frequencia_cardiaca: 141 }, 1],
    [7, { pressao_sistolica: 83 }, 1],
    [7, { pressao_sistolica: 84 }, 0],
    [30, { pressao_sistolica: 89 }, 1],
    [30, { temperatura: 37.8 }, 1],
    [30, { temperatura: 37.7 }, 0],
    [30, { glicemia: 69 }, 1],
    [30, { glicemia: 70 }, 0],
  ])('is judged by the age: %i years, %j', (anos, sinais, quantos) => {
    const dados = comSinais(sinais, { data_nascimento: nascidoHa(anos) });
    expect(regras(dados, 'avisos')).toHaveLength(quantos);
    expect(regras(dados, 'erros')).toEqual([]);
  });

  it('of somebody of unknown age is not compared, and says so', () => {
    const dados = comSinais({ frequencia_cardiaca: 190 }, { data_nascimento: null });
    expect(regras(dados, 'avisos')).toEqual([]);
    expect(regras(dados, 'informacoes')).toEqual(['sinal.sem-idade sinais_vitais']);
  });

  it('of weight and height asks when an adult is out of the usual', () => {
    const medidas = { peso_kg: 80, altura_cm: 175 };
    expect(regras(comSinais(medidas), 'avisos')).toEqual([]);
    expect(regras(comSinais({ ...medidas, peso_kg: 29 }), 'avisos')).toHaveLength(2);
    expect(regras(comSinais({ ...medidas, altura_cm: 119 }), 'avisos')).toHaveLength(1);
    const crianca = { data_nascimento: nascidoHa(2) };
    expect(regras(comSinais({ peso_kg: 12, altura_cm: 86 }, crianca), 'avisos')).toEqual([]);
  });
});

it('every finding carries its rule’s source and a whole sentence', () => {
  const { erros, avisos, informacoes } = validarPaciente(
    { nome: 1, cpf: 1, crm: 'x', apelido: 1, sinais_vitais: { dor: 11, frequencia_cardiaca: 80 } },
    HOJE,
  );
  const todos = [...erros, ...avisos, ...informacoes];
  expect(todos.length).toBeGreaterThan(5);
  for (const { regra, frase, fonte } of todos) {
    expect(fonte).toBe(REGRAS_DO_PACIENTE[regra as keyof typeof REGRAS_DO_PACIENTE].fonte);
    expect(frase).toMatch(/^\p{Lu}.*\.$/u);
  }
});

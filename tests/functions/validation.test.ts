import {
  respostaDePacienteSchema,
  respostaDePrescricaoSchema,
} from '@domain/contracts/validation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, type Pedido, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let medico: Conta;
let paciente: Conta;

beforeAll(async () => {
  medico = await registrar(funcoes, 'medico');
  paciente = await registrar(funcoes, 'paciente');
});

const postar = (caminho: string, pedido: Pedido) =>
  funcoes.chamar('POST', `/validation/${caminho}`, { token: medico.token, ...pedido });

describe.each(['patient-data', 'prescription'])('%s', (caminho) => {
  it('is not for a patient', async () => {
    const pedido = { token: paciente.token, corpo: {} };
    expect(erroDe(await postar(caminho, pedido), 403).codigo).toBe('PROIBIDO');
  });

  it.each(['null', '[]', '"x"', '1', '1e999', 'true'])('takes an object, not %s', async (bruto) => {
    expect(erroDe(await postar(caminho, { bruto }), 400).codigo).toBe('VALIDACAO');
  });

  it('refuses what is broken or huge, and survives what is deep', async () => {
    expect(erroDe(await postar(caminho, { bruto: '{"a":NaN}' }), 400).codigo).toBe('JSON_INVALIDO');
    erroDe(await postar(caminho, { corpo: { nome: 'x'.repeat(70_000) } }), 413);
    const fundo = `{"nome":${'['.repeat(25_000)}${']'.repeat(25_000)}}`;
    expect((await postar(caminho, { bruto: fundo })).status).toBeLessThan(500);
  });
});

describe('the data of a patient', () => {
  async function conferir(corpo: unknown) {
    const resposta = await postar('patient-data', { corpo });
    expect(resposta).toMatchObject({ status: 200 });
    return respostaDePacienteSchema.parse(resposta.corpo);
  }

  it('are told right', async () => {
    const laudo = await conferir({ nome: 'Helena Prado', cpf: '529.982.247-25' });
    expect(laudo).toMatchObject({ valid: true, erros: [], avisos: [], versao: '2026-11-21' });
  });

  it('are told wrong, each with rule, field, sentence, source and its state', async () => {
    const laudo = await conferir({
      nome: 'Helena Prado',
      cpf: '529.982.247-24',
      sinais_vitais: { temperatura: 60 },
    });
    expect(laudo.valid).toBe(false);
    expect(laudo.erros).toEqual([
      {
        regra: 'cpf.digitos',
        campo: 'cpf',
        frase: 'CPF: os dígitos não conferem. Verifique o número.',
        fonte: 'Receita Federal: dígitos verificadores do CPF',
        verificacao: { estado: 'pendente' },
      },
      {
        regra: 'sinal.limite',
        campo: 'sinais_vitais.temperatura',
        frase: 'Temperatura: informe um número entre 20 e 46 °C.',
        fonte: 'Limites de plausibilidade dos sinais vitais',
        verificacao: { estado: 'pendente' },
      },
    ]);
  });

  it('of any other type are told wrong too', async () => {
    for (const valor of [null, 1, true, [], {}, 'x', [[1]]]) {
      const campos = ['nome', 'cpf', 'data_nascimento', 'email', 'crm', 'sinais_vitais', 'x'];
      const laudo = await conferir(Object.fromEntries(campos.map((campo) => [campo, valor])));
      expect(laudo.valid).toBe(false);
    }
  });
});

describe('a prescription', () => {
  const CERTA = {
    medications: ['Amoxicilina 500 mg 8/8 h por 7 dias'],
    instructions: 'Tomar de 8 em 8 horas por 7 dias.',
    observations: '',
    validity: 10,
  };
  async function conferir(corpo: unknown) {
    const resposta = await postar('prescription', { corpo });
    expect(resposta).toMatchObject({ status: 200 });
    return respostaDePrescricaoSchema.parse(resposta.corpo);
  }

  it('is judged, with its document and the versions of the lists', async () => {
    expect(await conferir(CERTA)).toMatchObject({
      valid: true,
      erros: [],
      receituario: [{ farmaco: 'amoxicilina', lista: 'antimicrobiano', validade_dias: 10 }],
      interacoes: { interacoes: [], nao_reconhecidos: [] },
      versao: { regras: '2026-11-22', listas: { controlados: '2026-11-23' } },
    });
  });

  it('of parts is judged part by part', async () => {
    const item = { farmaco: 'clonazepam', concentracao: '2 mg', dose: '1 comprimido', duracao: 90 };
    const laudo = await conferir({ ...CERTA, medications: [item], validity: 31 });
    expect(laudo.erros.map(({ regra }) => regra)).toEqual(['validade.excede', 'quantidade.excede']);
  });

  it('is judged for its patient, each finding with rule, grade, source and state', async () => {
    const laudo = await conferir({
      ...CERTA,
      medications: ['Isotretinoína 20 mg 1 cápsula ao dia', 'Dipirona 500 mg 6/6 h'],
      alergias: 'mãe alérgica a penicilina; dipirona (edema de glote)',
      paciente: { sexo: 'feminino', idade_anos: 28, gestante: true, semanas: 9 },
    });
    expect(laudo).toMatchObject({ valid: false, revisao: 'Revisão clínica pendente' });
    expect(laudo.erros.map(({ regra }) => regra)).toEqual(
      expect.arrayContaining(['gestacao', 'alergia.mesma']),
    );
    const { grau, achados, por_item } = laudo.seguranca;
    expect(grau).toBe('impede');
    expect(achados[0]).toMatchObject({
      regra: 'g.classe-retinoide.qualquer',
      codigo: 'gestacao',
      grau: 'impede',
      itens: ['medications.0'],
      verificacao: { estado: 'parcial' },
    });
    expect(por_item).toMatchObject([
      { campo: 'medications.0', farmacos: ['isotretinoína'], grau: 'impede' },
      { campo: 'medications.1', farmacos: ['dipirona'], grau: 'impede' },
    ]);
  });

  it('that is empty has errors, not a refusal', async () => {
    const { valid, erros } = await conferir({});
    expect(valid).toBe(false);
    expect(erros.map(({ campo }) => campo)).toEqual(['medications', 'instructions', 'validity']);
  });

  it.each([
    [{ medications: 'dipirona' }, 'medications'],
    [{ medications: [1] }, 'medications.0'],
    [{ medications: [['dipirona']] }, 'medications.0'],
    [{ medications: [{ nome: 'dipirona', dose: 500 }] }, 'medications.0.dose'],
    [{ medications: [{ nome: 'dipirona', cor: 'azul' }] }, 'cor'],
    [{ medications: Array.from({ length: 101 }, () => 'dipirona') }, 'medications'],
    [{ medications: ['x'.repeat(201)] }, 'medications.0.texto'],
    [{ instructions: 1 }, 'instructions'],
    [{ validity: true }, 'validity'],
    [{ validity: [10] }, 'validity'],
    [{ clearance: -1 }, 'clearance'],
    [{ clearance: '60' }, 'clearance'],
    [{ alergias: 1 }, 'alergias'],
    [{ paciente: { gestante: 'sim' } }, 'paciente.gestante'],
    [{ paciente: { semanas: 60 } }, 'paciente.semanas'],
    [{ assinatura: 'carimbo' }, 'assinatura'],
    [{ emissao: '2026-02-30' }, 'emissao'],
    [{ paciente: 'Ana' }, 'paciente'],
    [{ outra: 1 }, 'outra'],
  ])('of other types is refused: %j', async (mudanca, campo) => {
    const erro = erroDe(await postar('prescription', { corpo: { ...CERTA, ...mudanca } }), 400);
    expect(Object.keys(erro.campos ?? {})).toEqual([campo]);
  });

  it('of allergies past ten thousand characters, or of too many medicines in use, is refused', async () => {
    const recusa = async (mudanca: object) =>
      Object.keys(
        erroDe(await postar('prescription', { corpo: { ...CERTA, ...mudanca } }), 400).campos ?? {},
      );
    expect(await recusa({ alergias: 'x'.repeat(10_001) })).toEqual(['alergias']);
    const em_uso = Array.from({ length: 51 }, () => 'dipirona');
    expect(await recusa({ paciente: { em_uso } })).toEqual(['paciente.em_uso']);
  });

  it('of a hundred names that nobody knows is judged in time', async () => {
    const medications = Array.from({ length: 100 }, (_, n) => `desconhecidamina forte ${n} xyz`);
    const { avisos } = await conferir({ ...CERTA, medications });
    expect(avisos).toHaveLength(100);
  });
});

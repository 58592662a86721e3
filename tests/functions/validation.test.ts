import { respostaDePacienteSchema } from '@domain/contracts/validation.ts';
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

describe.each(['patient-data'])('%s', (caminho) => {
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

  it('are told wrong, each with rule, field, sentence and source', async () => {
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
      },
      {
        regra: 'sinal.limite',
        campo: 'sinais_vitais.temperatura',
        frase: 'Temperatura: informe um número entre 20 e 46 °C.',
        fonte: 'Limites de plausibilidade dos sinais vitais',
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

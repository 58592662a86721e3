// @vitest-environment happy-dom
import { pacienteSchema } from '@domain/contracts/paciente.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cadastro } from './api/linhas.ts';
import {
  CADASTRO_VAZIO,
  type CamposDoCadastro,
  camposDoCadastro,
  guardaDoCadastro,
  semelhancaDe,
} from './formulario.ts';

const com = (campos: Partial<CamposDoCadastro>): CamposDoCadastro => ({
  ...CADASTRO_VAZIO,
  ...campos,
});

describe('semelhancaDe', () => {
  it('has nothing to compare while nothing says who it is', () => {
    expect(semelhancaDe(com({}))).toBeNull();
    expect(semelhancaDe(com({ nome: 'Ana', telefone: '(11) 98765-4321' }))).toBeNull();
    expect(semelhancaDe(com({ cpf: '529.982.247-2' }))).toBeNull();
  });

  it('compares what is complete, as it is stored', () => {
    expect(
      semelhancaDe(
        com({ nome: '  Ana   Souza ', cpf: '529.982.247-25', telefone: '11 98765-4321' }),
      ),
    ).toEqual({
      nome: 'Ana Souza',
      cpf: '52998224725',
      telefone: '11987654321',
      data_nascimento: null,
      cns: null,
    });
  });

  it('leaves out what the contract refuses', () => {
    expect(
      semelhancaDe(com({ nome: 'Ana Souza', cpf: '111.111.111-11', data_nascimento: '30/02' })),
    ).toEqual({ nome: 'Ana Souza', cpf: null, data_nascimento: null, telefone: null, cns: null });
  });
});

const GUARDADO: Cadastro = {
  id: '20000000-0000-4000-8000-000000000001',
  clinica_id: '10000000-0000-4000-8000-000000000001',
  nome: 'Ana Souza',
  nome_social: null,
  data_nascimento: '1980-02-01',
  sexo: 'feminino',
  cpf: '52998224725',
  cns: null,
  nome_mae: null,
  naturalidade: null,
  telefone: '11987654321',
  email: null,
  cep: '01310100',
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  uf: null,
  observacoes: null,
  medico_responsavel_id: null,
  responsavel: null,
  revisao: 1,
  ativo: true,
  data_obito: null,
  obito_registrado_em: null,
  registrou: null,
  criado_em: '2026-11-21T12:00:00Z',
  atualizado_em: '2026-11-21T12:00:00Z',
};

it('shows a stored registration in fields that say the same again', () => {
  const campos = camposDoCadastro(GUARDADO);
  expect(campos).toMatchObject({ cpf: '529.982.247-25', cep: '01310-100', nome_social: '' });
  const lido = pacienteSchema.parse(campos);
  expect(GUARDADO).toMatchObject(lido);
  expect(Object.keys(lido)).toEqual(Object.keys(CADASTRO_VAZIO));
});

describe('guardaDoCadastro', () => {
  afterEach(() => sessionStorage.clear());
  const emAndamento = {
    id: '20000000-0000-4000-8000-000000000001',
    campos: com({ nome: 'Ana Souza' }),
  };

  it('gives back what was typed, to the same person in the same clinic', () => {
    guardaDoCadastro('ana', 'serena').guardar(emAndamento);
    expect(guardaDoCadastro('ana', 'serena').ler()).toEqual(emAndamento);
    expect(guardaDoCadastro('bia', 'serena').ler()).toBeNull();
    expect(guardaDoCadastro('ana', 'acacias').ler()).toBeNull();
    guardaDoCadastro('ana', 'serena').apagar();
    expect(guardaDoCadastro('ana', 'serena').ler()).toBeNull();
  });

  it('takes what it cannot read for nothing', () => {
    const guarda = guardaDoCadastro('ana', 'serena');
    guarda.guardar(emAndamento);
    const [chave = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(chave, '{"id":1}');
    expect(guarda.ler()).toBeNull();
  });
});

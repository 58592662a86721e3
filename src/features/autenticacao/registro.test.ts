import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { describe, expect, it } from 'vitest';
import {
  type CamposDoRegistro,
  camposVazios,
  resolverDoRegistro,
  somenteDoTipo,
} from './registro.ts';

const CONVITE = 'convite-de-vinte-e-poucas-letras';
const OPCOES = { fields: {}, shouldUseNativeValidation: false };

/** A form filled in by somebody who fills in everything. */
function preenchido(tipo: CamposDoRegistro['tipo']): CamposDoRegistro {
  return {
    ...camposVazios(tipo, CONVITE),
    nome: '  Maria   da Silva ',
    cnpj: '11.222.333/0001-81',
    crm: '123456',
    crm_uf: 'SP',
    especialidade: 'Cardiologia',
    cpf: '529.982.247-25',
    data_nascimento: '1980-05-20',
    telefone: '(11) 98765-4321',
    email: 'Maria@Clinica.com.br',
    password: 'segredo123',
    aceite_termos: true,
  };
}

describe('the form of every type', () => {
  it.each(TIPOS_DE_USUARIO)('%s is accepted by the contract of the server', async (tipo) => {
    const { values, errors } = await resolverDoRegistro(preenchido(tipo), undefined, OPCOES);
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      tipo,
      nome: 'Maria da Silva',
      email: 'maria@clinica.com.br',
      convite: CONVITE,
    });
  });

  it.each(TIPOS_DE_USUARIO)('%s left empty says what is missing, field by field', async (tipo) => {
    const { errors } = await resolverDoRegistro(camposVazios(tipo), undefined, OPCOES);
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['nome', 'email', 'password', 'aceite_termos']),
    );
  });
});

it('a type is sent only what it is asked for', () => {
  expect(Object.keys(somenteDoTipo(preenchido('paciente')))).toEqual([
    'tipo',
    'nome',
    'email',
    'password',
    'telefone',
    'aceite_termos',
    'cpf',
    'data_nascimento',
    'convite',
  ]);
  expect(somenteDoTipo(camposVazios('clinica'))).not.toHaveProperty('convite');
});

it('staff cannot register without an invitation', async () => {
  const semConvite = { ...preenchido('staff'), convite: '' };
  const { errors } = await resolverDoRegistro(semConvite, undefined, OPCOES);
  expect(errors.convite?.message).toMatch(/peça o link de convite/);
});

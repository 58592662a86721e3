import { describe, expect, it } from 'vitest';
import { linhasDoCadastro } from './cadastro.ts';

const VAZIO = {
  nome: 'Carlos Martins',
  nome_social: null,
  data_nascimento: null,
  sexo: 'ignorado',
  cpf: null,
  cns: null,
  nome_mae: null,
  naturalidade: null,
  telefone: null,
  email: null,
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  uf: null,
  medico_responsavel: null,
  criado_em: '2025-01-01T12:00:00Z',
  atualizado_em: '2025-01-01T12:00:00Z',
};
const valores = (cadastro: Parameters<typeof linhasDoCadastro>[0]) =>
  Object.fromEntries(linhasDoCadastro(cadastro).map(({ rotulo, valor }) => [rotulo, valor]));

describe('a registration', () => {
  it('shows what the clinic has, as people write it', () => {
    expect(
      valores({
        ...VAZIO,
        data_nascimento: '1968-03-14',
        sexo: 'masculino',
        cpf: '90100010164',
        telefone: '19900000041',
        cep: '13010000',
        logradouro: 'Rua das Paineiras',
        numero: '37',
        cidade: 'Campinas',
        uf: 'SP',
      }),
    ).toMatchObject({
      Nascimento: '14/03/1968',
      'Sexo no nascimento': 'Masculino',
      CPF: '901.000.101-64',
      Telefone: '(19) 90000-0041',
      Endereço: 'Rua das Paineiras, 37, Campinas/SP, 13010-000',
    });
  });

  it('says what the clinic does not have', () => {
    const { Nome, ...outros } = valores(VAZIO);
    expect(Nome).toBe('Carlos Martins');
    expect(new Set(Object.values(outros))).toEqual(new Set([null]));
  });
});

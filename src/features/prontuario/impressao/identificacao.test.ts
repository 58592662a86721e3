import { expect, it } from 'vitest';
import { identificacao, quemNoPapel } from './identificacao.ts';

const ANA = {
  id: '20000000-0000-4000-8000-000000000001',
  clinica_id: '10000000-0000-4000-8000-000000000001',
  nome: 'Antônio Lima',
  nome_social: 'Ana Lima',
  data_nascimento: '1970-01-02',
  sexo: 'feminino' as const,
  cpf: '52998224725',
  cns: null,
  telefone: null,
  ativo: true,
  data_obito: null,
};
const QUALIFICACAO = {
  nome_mae: 'Rosa Lima',
  naturalidade: 'Recife/PE',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13010000',
};

const valores = (campos: { rotulo: string; valor: string }[]) =>
  Object.fromEntries(campos.map(({ rotulo, valor }) => [rotulo, valor]));

it('tells namesakes apart on every page', () => {
  expect(quemNoPapel(ANA)).toEqual([
    'Ana Lima (nome civil: Antônio Lima)',
    'Nascimento 02/01/1970 · CPF 529.982.247-25',
  ]);
  expect(quemNoPapel({ ...ANA, nome_social: null, data_nascimento: null, cpf: null })).toEqual([
    'Antônio Lima',
    '',
  ]);
});

it('carries every field that a record must have', () => {
  expect(valores(identificacao(ANA, QUALIFICACAO))).toEqual({
    'Nome completo': 'Antônio Lima',
    'Nome social': 'Ana Lima',
    Nascimento: '02/01/1970',
    Sexo: 'Feminino',
    'Nome da mãe': 'Rosa Lima',
    Naturalidade: 'Recife/PE',
    Endereço: 'Rua das Flores, 10 · Centro · Campinas/SP · CEP 13010-000',
    CPF: '529.982.247-25',
  });
});

it('says when the patient died, right after the birth', () => {
  const [, , nascimento, obito] = identificacao({ ...ANA, data_obito: '2026-03-12' }, QUALIFICACAO);
  expect([nascimento?.rotulo, obito]).toEqual([
    'Nascimento',
    { rotulo: 'Óbito', valor: '12/03/2026' },
  ]);
});

it('says so where a required field was not filled in', () => {
  const vazio = { ...ANA, sexo: 'ignorado' as const, data_nascimento: null, cpf: null };
  const lidos = valores(identificacao(vazio, null));
  for (const rotulo of ['Nascimento', 'Sexo', 'Nome da mãe', 'Naturalidade', 'Endereço', 'CPF']) {
    expect(lidos[rotulo], rotulo).toBe('não informado');
  }
});

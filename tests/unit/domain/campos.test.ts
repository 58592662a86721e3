import {
  cnpj,
  cns,
  cpf,
  crm,
  data,
  dataDeNascimento,
  linha,
  nomeCompleto,
  nomeDaInstituicao,
  opcional,
  senhaNova,
  telefone,
  uf,
} from '@domain/contracts/campos.ts';
import { email } from '@domain/contracts/email.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

const CAMPOS = {
  cnpj,
  cns,
  cpf,
  crm,
  data,
  dataDeNascimento,
  email,
  nomeCompleto,
  nomeDaInstituicao,
  senhaNova,
  telefone,
  uf,
};
type Campo = keyof typeof CAMPOS;

function frases(schema: z.ZodMiniType, valor: unknown): string[] {
  const resultado = schema.safeParse(valor);
  return resultado.success ? [] : resultado.error.issues.map(({ message }) => message);
}

it.each<[Campo, string, string]>([
  ['cpf', '529.982.247-25', '52998224725'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['cns', '898 0011 6066 0761', '898001160660761'],
  ['crm', 'CRM 123.456', '123456'],
  ['uf', 'SP', 'SP'],
  ['email', '  Ana.Lima+1@Clinica.COM.br ', 'ana.lima+1@clinica.com.br'],
  ['telefone', '(11) 98765-4321', '11987654321'],
  ['telefone', '+55 21 3456-7890', '2134567890'],
  ['telefone', '5534567890', '5534567890'],
  ['nomeCompleto', '  Ana \t Lima\u00a0Sá ', 'Ana Lima Sá'],
  ['nomeCompleto', "D'Ávila O’Neil", "D'Ávila O’Neil"],
  ['nomeDaInstituicao', 'AB', 'AB'],
  ['senhaNova', 'abcdefg1', 'abcdefg1'],
  ['senhaNova', ' çã 1234 ', ' çã 1234 '],
  ['data', '2024-02-29', '2024-02-29'],
  ['dataDeNascimento', '1890-01-01', '1890-01-01'],
])('%s takes "%s" and keeps "%s"', (campo, digitado, guardado) => {
  expect(CAMPOS[campo].parse(digitado)).toBe(guardado);
});

it.each<[Campo, unknown]>([
  ['cpf', '529.982.247-26'],
  ['cpf', ''],
  ['cpf', 52998224725],
  ['cpf', `529.982.247-25${' '.repeat(10)}`],
  ['cnpj', '11.222.333/0001-82'],
  ['cns', '898001160660760'],
  ['crm', 'SP 123'],
  ['uf', 'sp'],
  ['uf', 'XX'],
  ['email', 'ana'],
  ['email', 'ana@clinica'],
  ['email', 'ana@clinica.b'],
  ['email', 'ana lima@clinica.com'],
  ['email', 'ana@@clinica.com'],
  ['email', '<ana@clinica.com>'],
  ['email', 'ana\u0000@clinica.com'],
  ['email', `${'a'.repeat(244)}@clinica.com`],
  ['telefone', '98765-4321'],
  ['telefone', '(01) 98765-4321'],
  ['telefone', '(11) 88765-4321'],
  ['telefone', '(11) 6765-4321'],
  ['nomeCompleto', 'Ana'],
  ['nomeCompleto', 'A 1'],
  ['nomeCompleto', 'Ana \u0007Lima'],
  ['nomeCompleto', 'Ana \ud800Lima'],
  ['nomeCompleto', `Ana ${'a'.repeat(117)}`],
  ['nomeDaInstituicao', 'A'],
  ['nomeDaInstituicao', 'A'.repeat(161)],
  ['senhaNova', 'abcdef1'],
  ['senhaNova', 'abcdefgh'],
  ['senhaNova', '12345678'],
  ['senhaNova', 'abcdefg1\u0000'],
  ['senhaNova', `1${'a'.repeat(72)}`],
  ['senhaNova', `1${'ç'.repeat(36)}`],
  ['data', '2023-02-29'],
  ['data', '2024-13-01'],
  ['data', '29/02/2024'],
  ['data', '2024-2-9'],
  ['dataDeNascimento', '1889-12-31'],
])('%s refuses %j in a sentence', (campo, valor) => {
  const ditas = frases(CAMPOS[campo], valor);
  expect(ditas.length).toBeGreaterThan(0);
  for (const frase of ditas) expect(frase).toMatch(/^[\p{Lu}][\p{L}-]*: .+\.$/u);
});

describe('what is far too long', () => {
  it.each<[Campo, string]>([
    ['email', `a@${'a.'.repeat(31_000)}@`],
    ['nomeCompleto', 'a'.repeat(62_000)],
  ])('is looked at no further: %s', (campo, texto) => {
    expect(frases(CAMPOS[campo], texto)).toHaveLength(1);
  });
});

describe('a line', () => {
  const apelido = linha('Apelido', 2, 4);
  it('counts what is left after trimming', () => {
    expect(apelido.parse('  a   b ')).toBe('a b');
    expect(frases(apelido, '   a  ')).toEqual(['Apelido: use ao menos 2 letras.']);
    expect(frases(apelido, 'abcde')).toEqual(['Apelido: use no máximo 4 letras.']);
    expect(frases(linha('Apelido', 1, 4), '')).toEqual(['Apelido: preencha este campo.']);
    expect(frases(apelido, 12)).toEqual(['Apelido: informe um texto.']);
  });
});

describe('an optional field', () => {
  const campo = opcional(cpf);
  it('is null when empty, and judged when filled', () => {
    expect(campo.parse(undefined)).toBeUndefined();
    expect(campo.parse(null)).toBeNull();
    expect(campo.parse('')).toBeNull();
    expect(campo.parse('529.982.247-25')).toBe('52998224725');
    expect(frases(campo, '1')).toHaveLength(1);
  });
});

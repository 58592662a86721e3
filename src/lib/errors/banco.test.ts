import { expect, it } from 'vitest';
import { erroDoBanco, PRAZO_DO_PACIENTE } from './banco.ts';
import { ApiError, ErroDeRede, ehDefinitivo, mensagemDeErro } from './erros.ts';

it.each([
  ['P0001', 'Este convite venceu. Peça um novo à clínica.'],
  ['42501', 'Apenas clínicas podem vincular médicos'],
  ['23514', 'A data do atendimento está no futuro.'],
  ['AG003', 'Consta óbito em 12/03/2026 no cadastro deste paciente: não se espera por vaga.'],
  [PRAZO_DO_PACIENTE, 'O prazo para cancelar por aqui terminou. Ligue para a clínica.'],
])('%s shows the sentence that a rule of ours wrote', (code, message) => {
  expect(erroDoBanco({ code, message }, 400).message).toBe(message);
});

it.each([
  ['42501', 'permission denied for table profiles', 'Você não tem permissão para fazer isto.'],
  [
    '42501',
    'new row violates row-level security policy for table "pacientes"',
    'Você não tem permissão para fazer isto.',
  ],
  [
    '23514',
    'new row for relation "pacientes" violates check constraint "x"',
    'Um dos dados não é aceito. Confira os campos.',
  ],
  ['23505', 'duplicate key value (cpf)=(52998224725)', 'Já existe um registro com estes dados.'],
  ['XX000', 'internal detail', 'Não foi possível concluir. Tente de novo em instantes.'],
])("%s never shows PostgreSQL's own words: %s", (code, message, sentenca) => {
  expect(erroDoBanco({ code, message }, 400).message).toBe(sentenca);
});

it('only sentences of ours are shown', () => {
  expect(mensagemDeErro(new ErroDeRede())).toMatch(/^Sem conexão/);
  expect(mensagemDeErro(new TypeError('x is undefined'))).toBe(
    'Algo não saiu como esperado. Tente de novo em instantes.',
  );
});

it.each([
  [404, true],
  [422, true],
  [500, false],
  [503, false],
])('asking again after %i is useless: %s', (status, definitivo) => {
  expect(ehDefinitivo(new ApiError('x', { status }))).toBe(definitivo);
});

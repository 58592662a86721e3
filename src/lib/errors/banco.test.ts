import { expect, it } from 'vitest';
import { erroDoBanco } from './banco.ts';
import { ApiError, ErroDeRede, ehDefinitivo, mensagemDeErro } from './erros.ts';

it.each([
  ['P0001', 'CONVITE_INVALIDO', 'Este convite venceu. Peça um novo à clínica.'],
  ['42501', 'PROIBIDO', 'Apenas clínicas podem vincular médicos'],
  ['23514', 'REGRA_VIOLADA', 'A data do atendimento está no futuro.'],
])(
  '%s shows the sentence that a rule of ours wrote, by the code it names',
  (code, details, message) => {
    const falha = erroDoBanco({ code, message, details }, 400);
    expect(falha).toMatchObject({ message, codigo: details });
  },
);

it.each([
  [
    'AG003',
    'REGRA_VIOLADA',
    'Consta óbito em 12/03/2026 no cadastro deste paciente: não se espera por vaga.',
  ],
  ['AG002', 'SO_PELA_CLINICA', 'O prazo para cancelar por aqui terminou. Ligue para a clínica.'],
  ['PR001', 'ABERTO_EM_OUTRA_JANELA', 'Este rascunho está aberto em outra janela.'],
])('%s, an SQLSTATE of ours, shows the sentence it brings', (code, codigo, message) => {
  expect(erroDoBanco({ code, message }, 400)).toMatchObject({ message, codigo });
});

it.each([
  [
    '23P01',
    'conflicting key value violates exclusion constraint "one_appointment_at_a_time_in_a_room"',
    'A sala já está ocupada neste horário.',
  ],
  [
    '23P01',
    'conflicting key value violates exclusion constraint "one_appointment_at_a_time_for_a_doctor"',
    'O médico já tem atendimento neste horário.',
  ],
  [
    '23505',
    'duplicate key value violates unique constraint "one_registration_a_cpf"',
    'Já existe um paciente com este CPF ou CNS nesta clínica. Abra o cadastro dele.',
  ],
])('%s by a constraint that people run into says its own sentence', (code, message, sentenca) => {
  expect(erroDoBanco({ code, message }, 409).message).toBe(sentenca);
});

it.each([
  ['a code that brings no sentence', 'BLOQUEADO'],
  ['no code', 'Key (cpf)=(52998224725) already exists.'],
  ['a name that every object has', 'constructor'],
])('a DETAIL that is %s lets nothing through', (_, details) => {
  const falha = { code: '23514', message: 'internal detail', details };
  expect(erroDoBanco(falha, 400).message).toBe('Um dos dados não é aceito. Confira os campos.');
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

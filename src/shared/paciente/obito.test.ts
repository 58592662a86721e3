import { SEXOS } from '@domain/contracts/paciente.ts';
import { describe, expect, it } from 'vitest';
import { falecimento, idadeDoPaciente, obitoEm } from './obito.ts';

describe('a death in words', () => {
  it('goes by sex, and takes no side where it is not known', () => {
    expect(SEXOS.map((sexo) => falecimento({ sexo, data_obito: '2026-03-12' }))).toEqual([
      'Falecida em 12/03/2026',
      'Falecido em 12/03/2026',
      'Óbito em 12/03/2026',
      'Óbito em 12/03/2026',
    ]);
  });

  it('is nothing of who is alive', () => {
    expect(falecimento({ sexo: 'feminino', data_obito: null })).toBeNull();
    expect(obitoEm(null)).toBeNull();
    expect(obitoEm('2026-03-12')).toBe('Óbito em 12/03/2026');
  });
});

it.each([
  ['today, of who is alive', '1950-11-23', null, '75 anos'],
  ['at death, of who died', '1950-11-23', '2020-11-23', '70 anos'],
  ['the day before a birthday', '1950-11-23', '2020-11-22', '69 anos'],
  ['of who lived a day', '2020-11-22', '2020-11-23', '1 dia'],
  ['unknown without a birth', null, '2020-11-22', null],
])('the age is %s', (_, data_nascimento, data_obito, idade) => {
  expect(idadeDoPaciente({ data_nascimento, data_obito }, '2026-11-22')).toBe(idade);
});

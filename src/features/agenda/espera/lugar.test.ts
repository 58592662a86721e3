import { describe, expect, it } from 'vitest';
import { linhaDoLugar, lugarSchema } from './lugar.ts';

const ID = '10000000-0000-4000-8000-000000000001';
const CAMPOS = {
  paciente: ID,
  tipo: ID,
  medico: '',
  periodo: 'qualquer',
  dias: [1, 2, 3, 4, 5, 6, 7],
  de: '',
  ate: '',
  prioridade: '2',
  observacoes: '  ',
} as const;
const queixas = (parte: object) =>
  lugarSchema.safeParse({ ...CAMPOS, ...parte }).error?.issues.map(({ path }) => path.join());

describe('a place in the waiting list', () => {
  it.each([
    {},
    { de: '2026-12-01' },
    { ate: '2026-12-01' },
    { de: '2026-12-01', ate: '2026-12-01' },
  ])('takes %j', (parte) => {
    expect(queixas(parte)).toBeUndefined();
  });

  it.each([
    ['paciente', { paciente: '' }],
    ['tipo', { tipo: '' }],
    ['dias', { dias: [] }],
    ['de', { de: 'amanhã cedo' }],
    ['ate', { ate: '2026-02-30' }],
    ['ate', { de: '2026-12-02', ate: '2026-12-01' }],
    ['observacoes', { observacoes: 'a'.repeat(501) }],
  ])('refuses %s of %j', (campo, parte) => {
    expect(queixas(parte)).toEqual([campo]);
  });

  it('is written without what was left empty', () => {
    expect(linhaDoLugar(ID, lugarSchema.parse(CAMPOS))).toEqual({
      clinica_id: ID,
      paciente_id: ID,
      tipo_id: ID,
      medico_id: null,
      periodo: 'qualquer',
      dias_da_semana: [1, 2, 3, 4, 5, 6, 7],
      a_partir_de: null,
      ate: null,
      prioridade: 2,
      observacoes: null,
    });
  });
});

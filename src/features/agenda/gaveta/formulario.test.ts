import { expect, it } from 'vitest';
import { SEM_REPETICAO } from '../serie/repeticao.ts';
import { pedidoSchema } from './formulario.ts';

const ID = 'e0000000-0000-4000-8000-000000000001';
const PEDIDO = {
  paciente: ID,
  tipo: ID,
  medico: ID,
  dia: '2026-11-23',
  hora: '09:00',
  duracao: 30,
  sala: '',
  encaixe: false,
  motivo: '',
  observacoes: '',
  ...SEM_REPETICAO,
};

const recusas = (resto: object) =>
  pedidoSchema.safeParse({ ...PEDIDO, ...resto }).error?.issues.map(({ path }) => path[0]) ?? [];

it('aceita o que a recepção costuma marcar', () => {
  expect(recusas({})).toEqual([]);
  expect(recusas({ dia: '2028-02-29' })).toEqual([]);
  expect(recusas({ repete: 'semanal', vezes: 10 })).toEqual([]);
});

it.each([
  ['29 de fevereiro de um ano comum', { dia: '2027-02-29' }, 'dia'],
  ['31 de fevereiro', { dia: '2027-02-31' }, 'dia'],
  ['um dia que não se entendeu', { dia: 'quando der' }, 'dia'],
  ['meia-noite dita como 24 horas', { hora: '24:00' }, 'hora'],
  ['uma hora que não existe', { hora: '99:99' }, 'hora'],
  ['quatro minutos', { duracao: 4 }, 'duracao'],
  ['treze horas', { duracao: 780 }, 'duracao'],
  ['um encaixe sem motivo', { encaixe: true, motivo: ' ' }, 'motivo'],
  ['ninguém', { paciente: '' }, 'paciente'],
  ['100.000 letras', { observacoes: 'a'.repeat(100_000) }, 'observacoes'],
  ['uma série de uma vez', { repete: 'semanal', vezes: 1 }, 'vezes'],
  ['uma série sem fim', { repete: 'mensal_dia', vezes: null }, 'vezes'],
  ['uma série que acaba antes', { repete: 'semanal', fim: 'ate', ate: '2026-11-22' }, 'ate'],
])('recusa %s, no seu campo', (_, resto, campo) => {
  expect(recusas(resto)).toEqual([campo]);
});

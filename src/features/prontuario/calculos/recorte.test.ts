import { expect, it } from 'vitest';
import type { CalculoPorExtenso } from '@/shared/calculos/por-extenso.ts';
import { maisRecentes, noPapel } from './recorte.ts';

const FUSO = 'America/Sao_Paulo';
const ANULADO = { em: '2026-11-21T12:00:00Z', motivo: 'Paciente trocado.' };

const calculo = (id: string, outros: Partial<CalculoPorExtenso> = {}): CalculoPorExtenso => ({
  id,
  ferramenta: 'qsofa',
  nome: 'qSOFA',
  resultado: '2 pontos',
  leitura: 'Risco alto.',
  autor: 'Dra. Helena Prado',
  autorId: 'helena',
  em: '2026-11-20T12:00:00Z',
  versao: '1.0.0',
  anulado: null,
  ...outros,
});
const ids = (calculos: readonly CalculoPorExtenso[]) => calculos.map(({ id }) => id).join(' ');

it('the record shows the latest result of each tool', () => {
  const tfg = { ferramenta: 'ckd-epi-2021' };
  expect(ids(maisRecentes([calculo('c'), calculo('b', tfg), calculo('a')]))).toBe('c b');
});

it('an annulled latest result stays in sight, with the one that counts', () => {
  const anulado = { anulado: ANULADO };
  expect(ids(maisRecentes([calculo('c', anulado), calculo('b', anulado), calculo('a')]))).toBe(
    'c a',
  );
  expect(ids(maisRecentes([calculo('a', anulado)]))).toBe('a');
});

it('the paper tells them oldest first, annulled ones too', () => {
  const todos = [calculo('b', { anulado: ANULADO }), calculo('a')];
  expect(ids(noPapel(todos, { fuso: FUSO }, 'helena'))).toBe('a b');
});

it('a period counts by the calendar of the clinic', () => {
  const todos = [
    calculo('depois', { em: '2026-11-21T03:00:00+00:00' }),
    calculo('fim', { em: '2026-11-21T02:59:59.999+00:00' }),
    calculo('inicio', { em: '2026-11-20T03:00:00+00:00' }),
    calculo('antes', { em: '2026-11-20T02:59:59.999+00:00' }),
  ];
  const dia = { de: '2026-11-20', ate: '2026-11-20', fuso: FUSO };
  expect(ids(noPapel(todos, dia, 'helena'))).toBe('inicio fim');
});

it('a filter by author counts; one by what an entry contains leaves every result out', () => {
  const todos = [calculo('b', { autorId: 'rui' }), calculo('a')];
  expect(ids(noPapel(todos, { fuso: FUSO, autor: 'minhas' }, 'helena'))).toBe('a');
  expect(ids(noPapel(todos, { fuso: FUSO, autor: 'rui' }, 'helena'))).toBe('b');
  expect(noPapel(todos, { fuso: FUSO, comDiagnostico: true }, 'helena')).toEqual([]);
  expect(noPapel(todos, { fuso: FUSO, texto: 'tosse' }, 'helena')).toEqual([]);
});

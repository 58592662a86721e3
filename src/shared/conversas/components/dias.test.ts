import { expect, it } from 'vitest';
import type { Mensagem } from '../api/linhas.ts';
import { nomeDoDia, porDia } from './dias.ts';

const mensagem = (numero: number, criada_em: string): Mensagem => ({
  id: `m${numero}`,
  numero,
  criada_em,
  lado: 'paciente',
  autor_id: 'a',
  autor_nome: 'Paula',
  texto: 'Oi',
  anexos: [],
});

const MENSAGENS = [
  mensagem(3, '2026-11-22T03:00:00Z'),
  mensagem(1, '2026-11-21T12:00:00Z'),
  mensagem(2, '2026-11-22T02:59:59Z'),
];

it.each([
  [
    'America/Sao_Paulo',
    [
      ['2026-11-21', [1, 2]],
      ['2026-11-22', [3]],
    ],
  ],
  [
    'America/Noronha',
    [
      ['2026-11-21', [1]],
      ['2026-11-22', [2, 3]],
    ],
  ],
  ['America/Rio_Branco', [['2026-11-21', [1, 2, 3]]]],
])('orders messages by number and parts them at midnight in %s', (fuso, esperados) => {
  const dias = porDia(MENSAGENS, fuso);
  expect(dias.map(({ dia, mensagens }) => [dia, mensagens.map(({ numero }) => numero)])).toEqual(
    esperados,
  );
});

it('names today, and any other day in words', () => {
  expect(nomeDoDia('2026-11-21', '2026-11-21')).toBe('Hoje');
  expect(nomeDoDia('2026-11-20', '2026-11-21')).toBe('sexta-feira, 20 de novembro de 2026');
});

import { expect, it } from 'vitest';
import { nomesParaConferir, ultimaMudanca } from './em-uso.ts';

const medicamento = (nome: string, dcbs: string[], em = '2026-11-20T12:00:00+00:00') => ({
  nome,
  dcbs,
  atualizado_em: em,
});

it('a name that the tables know goes as it is written, another by its ingredients', () => {
  const emUso = [
    medicamento('Losartana 50 mg', ['losartana']),
    medicamento('Fórmula da farmácia', ['metformina', 'sitagliptina']),
    medicamento('Chá de boldo', []),
  ];
  const nomes = nomesParaConferir(emUso, (nome) => nome.startsWith('Losartana'));
  expect(nomes).toEqual(['Losartana 50 mg', 'metformina', 'sitagliptina', 'Chá de boldo']);
});

it('the list is of its latest change, whatever offset the instants are written with', () => {
  const emUso = [
    medicamento('a', [], '2026-11-20T23:30:00-03:00'),
    medicamento('b', [], '2026-11-21T01:00:00+00:00'),
  ];
  expect(ultimaMudanca(emUso)).toBe('2026-11-21T02:30:00.000Z');
  expect(ultimaMudanca([])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { diferencas, juntar } from './revisao.ts';

const LIDO = { nome: 'Maria', telefone: '1', numero: '10', etiquetas: ['a'] };
const AQUI = { ...LIDO, telefone: '2', numero: '11' };
const SALVO = { ...LIDO, telefone: '3', nome: 'Maria Souza' };

it('says what the other person changed, beside what stands here', () => {
  expect(diferencas(LIDO, AQUI, SALVO)).toEqual([
    { nome: 'nome', aqui: 'Maria', salvo: 'Maria Souza' },
    { nome: 'telefone', aqui: '2', salvo: '3' },
  ]);
});

it('says nothing of a field in which both wrote the same, nor of an equal list', () => {
  const igual = { ...LIDO, telefone: '3', etiquetas: ['a'] };
  expect(diferencas(LIDO, igual, { ...LIDO, telefone: '3', etiquetas: ['a'] })).toEqual([]);
});

it('keeps what was typed here, and what only the other person changed', () => {
  expect(juntar(LIDO, AQUI, SALVO)).toEqual({
    nome: 'Maria Souza',
    telefone: '2',
    numero: '11',
    etiquetas: ['a'],
  });
});

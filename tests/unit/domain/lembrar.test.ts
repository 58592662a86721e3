import { lembrando, lembrandoPorBase } from '@domain/lembrar.ts';
import { expect, it } from 'vitest';

it('works out each text once, for as long as it is among the latest', () => {
  const feitos: string[] = [];
  const ler = lembrando(2, (texto) => {
    feitos.push(texto);
    return { texto };
  });
  const primeiro = ler('a');
  expect(ler('a')).toBe(primeiro);
  ler('b');
  ler('c');
  expect(feitos).toEqual(['a', 'b', 'c']);
  expect(ler('b')).toEqual({ texto: 'b' });
  expect(ler('a')).toEqual(primeiro);
  expect(feitos).toEqual(['a', 'b', 'c', 'a']);
});

it('keeps no long text', () => {
  let vezes = 0;
  const ler = lembrando(2, (texto) => {
    vezes += 1;
    return { texto };
  });
  const longo = 'x'.repeat(501);
  expect([ler(longo), ler(longo)]).toEqual([{ texto: longo }, { texto: longo }]);
  expect(vezes).toBe(2);
});

it('answers by the tables that are asked, and never by others', () => {
  const ler = lembrandoPorBase(2, (base: { nome: string }, texto) => ({ dito: base.nome + texto }));
  const [uma, outra] = [{ nome: 'uma ' }, { nome: 'outra ' }];
  expect(ler(uma, 'x')).toEqual({ dito: 'uma x' });
  expect(ler(outra, 'x')).toEqual({ dito: 'outra x' });
  expect(ler(uma, 'x')).toBe(ler(uma, 'x'));
});

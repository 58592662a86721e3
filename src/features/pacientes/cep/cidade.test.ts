import { expect, it } from 'vitest';
import { type CepColetado, faixasPorCidade } from '../../../../scripts/cep/faixas.ts';
import { cidadeDoCep, cidadeEm } from './cidade.ts';

const de = (municipio: string, ...ceps: string[]): CepColetado[] =>
  ceps.map((cep) => ({ cep, municipio, nome: municipio, uf: 'SP' }));

it('makes ranges of what is of one city alone', () => {
  const faixas = faixasPorCidade([
    ...de('Osasco', '06010000', '06010999', '06290000'),
    ...de('Barueri', '06401000', '06402000'),
    // Of two cities, and of a state that has no such CEP.
    ...de('Jandira', '06600000', '06700001'),
    ...de('Cotia', '06700000'),
    ...de('Manaus', '69000000'),
  ]);
  expect(faixas).toEqual(['06010-06290 Osasco', '06401-06402 Barueri', '06600 Jandira']);
  expect(cidadeEm(faixas, '06150-000')).toBe('Osasco');
  expect(cidadeEm(faixas, '06291000')).toBeUndefined();
  expect(cidadeEm(faixas, '06009-999')).toBeUndefined();
  expect(cidadeEm(faixas, '06601000')).toBeUndefined();
  expect(cidadeEm(faixas, '0615')).toBeUndefined();
});

// As the addresses of their city halls or main streets are published.
it.each([
  ['01310-100', 'São Paulo'],
  ['20040-002', 'Rio de Janeiro'],
  ['30130-010', 'Belo Horizonte'],
  ['40010-000', 'Salvador'],
  ['50030-230', 'Recife'],
  ['60030-000', 'Fortaleza'],
  ['69005-010', 'Manaus'],
  ['70040-010', 'Brasília'],
  ['80010-010', 'Curitiba'],
  ['88010-000', 'Florianópolis'],
  ['90010-150', 'Porto Alegre'],
  ['13083-970', 'Campinas'],
  ['76954-000', "Alta Floresta D'Oeste"],
  ['00000-000', undefined],
  ['99999-999', undefined],
])('the table says of %s: %s', async (cep, cidade) => {
  expect(await cidadeDoCep(cep)).toBe(cidade);
});

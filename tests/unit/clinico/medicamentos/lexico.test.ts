import { criarLexico } from '@domain/clinico/medicamentos/lexico.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { expect, it } from 'vitest';

/** A lexicon of three drugs, made anew, so that how it is made shows. */
const fazer = () =>
  criarLexico(
    [
      { dcb: 'dipirona', sinonimos: ['metamizol'], marcas: ['Novalgina'] },
      { dcb: 'timolol', sinonimos: [], marcas: ['Timoptol'] },
      { dcb: 'cafeína', sinonimos: [], marcas: [] },
    ],
    [{ marca: 'Dorex', componentes: ['dipirona', 'cafeína'] }],
    {
      marcas: [
        { marca: 'Timoptol', via: 'oftalmica' },
        { marca: 'cafeína', via: 'oral' },
      ],
    },
  );

it.each([
  ['dipirona', { nome: 'dipirona', especie: 'dcb', dcbs: ['dipirona'] }],
  ['metamizol', { nome: 'metamizol', especie: 'sinonimo', dcbs: ['dipirona'] }],
  ['novalgina', { nome: 'Novalgina', especie: 'marca', dcbs: ['dipirona'] }],
  ['timoptol', { nome: 'Timoptol', especie: 'marca', dcbs: ['timolol'], via: 'oftalmica' }],
  // Only of a brand is the route known by the name.
  ['cafeina', { nome: 'cafeína', especie: 'dcb', dcbs: ['cafeína'] }],
  ['dorex', { nome: 'Dorex', especie: 'marca', dcbs: ['dipirona', 'cafeína'] }],
])('keeps %s', (chave, nome) => {
  expect(fazer().porChave.get(chave)).toStrictEqual(nome);
});

it.each([
  ['dipirona', { dcbs: ['dipirona'] }],
  ['metamizol 1 g', { dcbs: ['dipirona'] }],
  ['Novalgina 500 mg', { dcbs: ['dipirona'], marca: 'Novalgina' }],
  ['Timoptol', { dcbs: ['timolol'], marca: 'Timoptol', via: 'oftalmica' }],
  ['dipirona + cafeína', { dcbs: ['dipirona', 'cafeína'] }],
  ['dipirona + metamizol', { dcbs: ['dipirona'] }],
  ['Dorex (cafeína + dipirona)', { dcbs: ['dipirona', 'cafeína'], marca: 'Dorex' }],
  ['cafeína + dipirona (Dorex)', { dcbs: ['cafeína', 'dipirona'], marca: 'Dorex' }],
])('recognises %s, with its brand and route where there are', (texto, achado) => {
  expect(reconhecer(fazer(), texto)).toStrictEqual({ texto, reconhecido: true, ...achado });
});

it.each([
  'inexistina (dipirona)',
  'dipirona (timolol)',
  'metamizol) dipirona (Novalgina)',
  'dipirona (Novalgina) (outra',
])('does not recognise %s', (texto) => {
  expect(reconhecer(fazer(), texto)).toMatchObject({ texto, reconhecido: false });
});

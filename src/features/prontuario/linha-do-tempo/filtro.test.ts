import { expect, it } from 'vitest';
import { buscaDoFiltro, filtroDaBusca, opcoesDeAutor, temFiltro } from './filtro.ts';

const EU = { id: 'eu', nome: 'Dra. Helena' };
const ELA = { id: 'ela', nome: 'Dra. Marta' };
const ELE = { id: 'ele', nome: 'Dr. Rui' };

it('goes to the address and comes back the same', () => {
  const filtro = {
    autor: 'ela',
    de: '2026-01-01',
    ate: '2026-02-01',
    comDiagnostico: true,
    texto: 'asma',
  };
  expect(filtroDaBusca(buscaDoFiltro(filtro))).toEqual(filtro);
  expect(temFiltro(filtro)).toBe(true);
  expect(temFiltro(filtroDaBusca({}))).toBe(false);
});

it('offers who writes their own and each colleague', () => {
  expect(opcoesDeAutor([EU, ELA], { id: 'eu', escreve: true }).map(({ label }) => label)).toEqual([
    'Todas as evoluções',
    'Escritas por mim',
    'De Dra. Marta',
  ]);
});

it('offers who only reads each author, and nothing where there is one', () => {
  const clinica = { id: 'clinica', escreve: false };
  expect(opcoesDeAutor([ELA, ELE], clinica).map(({ value }) => value)).toEqual(['', 'ela', 'ele']);
  expect(opcoesDeAutor([ELA], clinica)).toEqual([]);
});

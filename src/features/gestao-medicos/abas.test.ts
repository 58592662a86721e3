import { pode, type TipoDeUsuario } from '@domain/permissoes.ts';
import { expect, it } from 'vitest';
import { abasDe } from './abas.ts';

const nomes = (tipo: TipoDeUsuario) =>
  abasDe((permissao) => pode({ tipo }, permissao)).map(({ nome }) => nome);

it('shows staff what there is, and nothing that changes it', () => {
  expect(nomes('staff')).toEqual(['medicos', 'historico']);
});

it('shows clinics and hospitals everything, in one order', () => {
  const todas = ['medicos', 'vincular', 'convites', 'equipe', 'historico'];
  expect(nomes('clinica')).toEqual(todas);
  expect(nomes('hospital')).toEqual(todas);
});

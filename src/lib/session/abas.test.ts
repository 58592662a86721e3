// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, perfilDe, tokenDe, usuarioDe } from '../../../tests/unit/support/api.ts';
import { acompanharAbas } from './abas.ts';
import type { EstadoDaSessao } from './sessao.ts';

const usuaria = usuarioDe();
const DENTRO: EstadoDaSessao = {
  situacao: 'autenticado',
  usuario: { id: usuaria.id, email: usuaria.email },
  perfil: perfilDe(),
  permissoes: [],
};
const FORA: EstadoDaSessao = { situacao: 'anonimo', usuario: null, perfil: null };

let estado: EstadoDaSessao = DENTRO;
const sessao = {
  ler: () => estado,
  iniciar: vi.fn(() => Promise.resolve()),
  encerrarPorOutraAba: vi.fn(() => Promise.resolve()),
};
const recomecar = vi.fn();
let deixar: () => void;

beforeEach(() => {
  estado = DENTRO;
  vi.clearAllMocks();
  deixar = acompanharAbas(sessao, recomecar);
});
afterEach(() => deixar());

function outraAba(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

it.each([['auth_token'], [null]])('a sign-out elsewhere (%s) signs out here', (chave) => {
  outraAba(chave, null);
  expect(sessao.encerrarPorOutraAba).toHaveBeenCalledOnce();
});

it('a sign-in elsewhere signs in here', () => {
  estado = FORA;
  outraAba('auth_token', tokenDe(usuaria.id, 1));
  expect(sessao.iniciar).toHaveBeenCalledOnce();
});

it("another person's sign-in starts this tab over", () => {
  outraAba('auth_token', tokenDe(ID_DA_CLINICA, 1));
  expect(recomecar).toHaveBeenCalledOnce();
});

it("the same person's renewal changes nothing, nor does another key", () => {
  outraAba('auth_token', tokenDe(usuaria.id, 2));
  outraAba('theme', null);
  expect(recomecar).not.toHaveBeenCalled();
  expect(sessao.iniciar).not.toHaveBeenCalled();
  expect(sessao.encerrarPorOutraAba).not.toHaveBeenCalled();
});

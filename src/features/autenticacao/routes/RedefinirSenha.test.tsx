import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/errors/erros.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { pedirLinkDeSenha } from '../api/conta.ts';
import { RedefinirSenha } from './RedefinirSenha.tsx';

vi.mock('../api/conta.ts', () => ({ pedirLinkDeSenha: vi.fn() }));
const redefinirSenha = vi.fn();

beforeEach(() => {
  vi.mocked(pedirLinkDeSenha).mockReset().mockResolvedValue();
  redefinirSenha.mockReset().mockResolvedValue(undefined);
});

const abrir = (hash = '') =>
  mostrar(<RedefinirSenha />, {
    sessao: { ...sessaoDe(null), redefinirSenha },
    endereco: `/redefinir-senha${hash}`,
  }).screen;

it('asks for the e-mail, and says the same whoever has it', async () => {
  const tela = abrir();
  const email = await tela.findByLabelText(/E-mail/);
  const enviar = tela.getByRole('button', { name: 'Enviar link' });
  fireEvent.click(enviar);
  expect(await tela.findAllByText(/E-mail: confira o endereço/)).not.toHaveLength(0);
  expect(pedirLinkDeSenha).not.toHaveBeenCalled();

  fireEvent.change(email, { target: { value: 'Helena@Pleno.demo' } });
  fireEvent.click(enviar);
  expect(await tela.findByText(/Se houver uma conta com helena@pleno.demo/)).toBeTruthy();
  expect(pedirLinkDeSenha).toHaveBeenCalledExactlyOnceWith('helena@pleno.demo');
});

it('opened by a link, sends what it carries with the new password', async () => {
  const token = 'a1b2c3d4e5f6a7b8c9d0e1f2';
  const tela = abrir(`#${token}`);
  const senha = await tela.findByLabelText(/Nova senha/);
  const salvar = tela.getByRole('button', { name: 'Salvar e entrar' });
  fireEvent.change(senha, { target: { value: 'curta1' } });
  fireEvent.click(salvar);
  expect(await tela.findAllByText(/use ao menos 8 caracteres/)).not.toHaveLength(0);
  expect(redefinirSenha).not.toHaveBeenCalled();

  fireEvent.change(senha, { target: { value: 'Outra2026boa' } });
  fireEvent.click(salvar);
  await waitFor(() =>
    expect(redefinirSenha).toHaveBeenCalledExactlyOnceWith(token, 'Outra2026boa', undefined),
  );
});

it('asks for the code of a second factor, and sends both', async () => {
  const token = 'a1b2c3d4e5f6a7b8c9d0e1f2';
  redefinirSenha.mockRejectedValueOnce(
    new ApiError('Digite o código.', { status: 403, codigo: 'SEGUNDO_FATOR' }),
  );
  const tela = abrir(`#${token}`);
  fireEvent.change(await tela.findByLabelText(/Nova senha/), { target: { value: 'Outra2026boa' } });
  const salvar = tela.getByRole('button', { name: 'Salvar e entrar' });
  fireEvent.click(salvar);
  const codigo = await tela.findByLabelText(/Código do aplicativo/);
  fireEvent.change(codigo, { target: { value: '123 456' } });
  fireEvent.click(salvar);
  await waitFor(() =>
    expect(redefinirSenha).toHaveBeenLastCalledWith(token, 'Outra2026boa', '123456'),
  );
});

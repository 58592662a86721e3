import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ABERTO, type SituacaoDeAcesso } from '../api/situacao.ts';
import { Barreira } from './Barreira.tsx';

const { endereco } = vi.hoisted(() => ({ endereco: { pathname: '' } }));
vi.mock('@tanstack/react-router', () => ({
  Outlet: () => 'tela do paciente',
  useLocation: () => endereco,
}));
vi.mock('./Muro.tsx', () => ({ Muro: () => 'acesso restrito' }));

const OCULTO: SituacaoDeAcesso = { ...ABERTO, restrito: true, oculto: true };
const PACIENTE = '/prontuario/paciente/1';

function abrir(pathname: string, situacao: SituacaoDeAcesso, leProntuario = true) {
  endereco.pathname = pathname;
  return render(<Barreira situacao={situacao} leProntuario={leProntuario} />);
}

it.each([
  ['an open record', PACIENTE, ABERTO, true],
  ['a restricted one that the reader reads', PACIENTE, { ...OCULTO, oculto: false }, true],
  ['the registration of a hidden one', `${PACIENTE}/cadastro`, OCULTO, true],
  ['its log', `${PACIENTE}/acessos`, OCULTO, true],
  ['what who reads no records sees', PACIENTE, OCULTO, false],
])('lets %s through', (_, pathname, situacao, leProntuario) => {
  abrir(pathname, situacao, leProntuario);
  expect(screen.getByText('tela do paciente')).toBeTruthy();
});

it.each([PACIENTE, `${PACIENTE}/visualizar/2`, `${PACIENTE}/nova`, `${PACIENTE}/editar/2`])(
  'shows the wall before %s of a hidden record',
  async (pathname) => {
    abrir(pathname, OCULTO);
    expect(await screen.findByText('acesso restrito')).toBeTruthy();
    expect(screen.queryByText('tela do paciente')).toBeNull();
  },
);

it('an emergency that ends closes the record, but takes nothing from who is writing', async () => {
  const tela = abrir(`${PACIENTE}/nova`, ABERTO);
  tela.rerender(<Barreira situacao={OCULTO} leProntuario />);
  expect(screen.getByText('tela do paciente', { exact: false })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('O acesso de emergência terminou');

  endereco.pathname = PACIENTE;
  tela.rerender(<Barreira situacao={OCULTO} leProntuario />);
  expect(await screen.findByText('acesso restrito')).toBeTruthy();
});

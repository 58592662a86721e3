import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepararConfirmacao } from '@/components/ConfirmacaoSobDemanda.tsx';
import { foiInterrompida } from '../rascunho/interrompida.ts';
import { AvisoDeInterrupcao, Finalizacao } from './Finalizacao.tsx';
import type { Encerramento } from './useEncerrar.ts';

const ID = '20000000-0000-4000-8000-000000000001';
const enviar = vi.fn<() => Promise<void>>();
const levarAoServidor = vi.fn<() => Promise<number>>();

function Tela() {
  const [aberta, setAberta] = useState(true);
  const levar = useMutation({ mutationFn: levarAoServidor });
  const finalizar = useMutation({ mutationFn: enviar }) as unknown as Encerramento['finalizar'];
  return (
    <Finalizacao
      id={ID}
      nome="Maria Dias"
      aoFechar={() => setAberta(false)}
      {...{ aberta, levar, finalizar }}
    />
  );
}

const montar = (tela = <Tela />) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>{tela}</QueryClientProvider>
    </MantineProvider>,
  );
const botao = (name: string) => screen.getByRole('button', { name });
const passar = (segundos: number) => act(() => vi.advanceTimersByTimeAsync(segundos * 1000));

/** Up to where the doctor said yes, and the seconds run. */
async function confirmar() {
  const tela = montar();
  await passar(1);
  fireEvent.click(botao('Finalizar'), { detail: 1 });
  await passar(0);
  return tela;
}

beforeEach(async () => {
  enviar.mockReset().mockResolvedValue();
  levarAoServidor.mockReset().mockResolvedValue(1);
  prepararConfirmacao();
  await import('@/components/Confirmacao.tsx');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('asks with the focus on what is read: an Enter too many signs nothing', async () => {
  montar();
  await passar(1);
  expect(document.activeElement?.textContent).toContain('Ela entra no prontuário de Maria Dias');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  await passar(20);
  expect(levarAoServidor).not.toHaveBeenCalled();
  expect(enviar).not.toHaveBeenCalled();
});

it('waits eight seconds, then sends', async () => {
  await confirmar();
  expect(levarAoServidor).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toContain('será finalizada em 8 s');
  for (let segundo = 0; segundo < 7; segundo += 1) await passar(1);
  expect(enviar).not.toHaveBeenCalled();
  await passar(1);
  expect(enviar).toHaveBeenCalledOnce();
});

it('is taken back until then, and leaves no mark', async () => {
  await confirmar();
  expect(foiInterrompida(ID)).toBe(true);
  fireEvent.click(botao('Desfazer'));
  await passar(20);
  expect(enviar).not.toHaveBeenCalled();
  expect(foiInterrompida(ID)).toBe(false);
});

it('ignores the second click of a double one, and sends at once who asks for it', async () => {
  await confirmar();
  fireEvent.click(botao('Finalizar agora'), { detail: 2 });
  await passar(0);
  expect(enviar).not.toHaveBeenCalled();
  fireEvent.click(botao('Finalizar agora'), { detail: 1 });
  await passar(0);
  expect(enviar).toHaveBeenCalledOnce();
});

it('does not wait for what did not reach the server', async () => {
  levarAoServidor.mockRejectedValue(new Error('sem conexão'));
  await confirmar();
  expect(foiInterrompida(ID)).toBe(false);
  await passar(20);
  expect(enviar).not.toHaveBeenCalled();
});

it('leaves a draft when the screen is closed meanwhile, and says so once', async () => {
  const { unmount } = await confirmar();
  unmount();
  await passar(20);
  expect(enviar).not.toHaveBeenCalled();
  const volta = montar(<AvisoDeInterrupcao id={ID} />);
  expect(screen.getByRole('alert').textContent).toContain('Esta evolução não foi finalizada');
  volta.unmount();
  montar(<AvisoDeInterrupcao id={ID} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

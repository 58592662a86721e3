import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { criarJuntador } from './juntador.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const acao = vi.fn();
const abrir = () => {
  acao.mockReset();
  return criarJuntador(acao, { juntar: 400, intervalo: 2000 });
};

it('runs once for what comes together', () => {
  const juntador = abrir();
  juntador.pedir();
  vi.advanceTimersByTime(300);
  juntador.pedir();
  expect(acao).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(acao).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(acao).toHaveBeenCalledOnce();
});

it('runs at every interval while it is asked without a pause, and not more often', () => {
  const juntador = abrir();
  for (let passou = 0; passou < 10_000; passou += 100) {
    juntador.pedir();
    vi.advanceTimersByTime(100);
  }
  expect(acao.mock.calls.length).toBe(5);
});

it('does nothing once it is cancelled, and works again when asked', () => {
  const juntador = abrir();
  juntador.pedir();
  juntador.cancelar();
  vi.advanceTimersByTime(10_000);
  expect(acao).not.toHaveBeenCalled();
  juntador.pedir();
  vi.advanceTimersByTime(400);
  expect(acao).toHaveBeenCalledOnce();
});

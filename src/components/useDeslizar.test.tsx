import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AVISOS } from '@/config/constants.ts';
import { useDeslizar } from './useDeslizar.ts';

const aoDispensar = vi.fn();

function Regiao() {
  const regiao = useRef<HTMLElement>(null);
  useDeslizar(regiao, '[data-aviso]', AVISOS.deslizar, aoDispensar);
  return (
    <section ref={regiao}>
      <p data-aviso="a1">
        <b>aviso</b>
      </p>
      <i>fora</i>
    </section>
  );
}

afterEach(() => aoDispensar.mockClear());

function arrastar(texto: string, distancia: number) {
  render(<Regiao />);
  const alvo = screen.getByText(texto);
  fireEvent.pointerDown(alvo, { clientX: 200, pointerId: 1 });
  fireEvent.pointerMove(window, { clientX: 200 + distancia, pointerId: 1 });
  const deslocado = alvo.parentElement?.style.translate;
  fireEvent.pointerUp(window, { clientX: 200 + distancia, pointerId: 1 });
  return { deslocado, depois: alvo.parentElement?.style.translate };
}

it.each([50, -50, 180])('lets go of a toast at %i px', (distancia) => {
  expect(arrastar('aviso', distancia).deslocado).toBe(`${distancia}px`);
  expect(aoDispensar).toHaveBeenCalledOnce();
  expect(aoDispensar.mock.calls[0]?.[0].dataset.aviso).toBe('a1');
});

it.each([49, -49, 0])('puts it back at %i px', (distancia) => {
  expect(arrastar('aviso', distancia).depois).toBe('');
  expect(aoDispensar).not.toHaveBeenCalled();
});

it('moves nothing else', () => {
  arrastar('fora', 200);
  expect(aoDispensar).not.toHaveBeenCalled();
});

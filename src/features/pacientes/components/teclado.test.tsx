import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { LISTA_DE_PACIENTES, moverNaLista, teclaNaBusca } from './teclado.ts';

const abrir = vi.fn();
beforeEach(() => abrir.mockReset());

function mostrar(nomes: string[], { velha = false, respondido = true } = {}) {
  render(
    <>
      <input
        type="search"
        {...{ [BUSCA_DA_TELA]: true }}
        onKeyDown={(evento) => teclaNaBusca(evento, respondido)}
      />
      <ul {...LISTA_DE_PACIENTES} aria-busy={velha} onKeyDown={moverNaLista}>
        {nomes.map((nome) => (
          <li key={nome}>
            <a href="#paciente">{nome}</a>
          </li>
        ))}
      </ul>
    </>,
  );
  for (const link of screen.queryAllByRole('link')) {
    link.addEventListener('click', () => abrir(link.textContent));
  }
  return screen.getByRole('searchbox');
}

const procurar = (busca: HTMLElement, value: string) => {
  fireEvent.change(busca, { target: { value } });
  fireEvent.keyDown(busca, { key: 'Enter' });
};

it('opens the only patient found on Enter', () => {
  procurar(mostrar(['Joana Lima']), 'joana');
  expect(abrir).toHaveBeenCalledExactlyOnceWith('Joana Lima');
});

it.each([
  ['several answer', ['Joana Lima', 'Joana Reis'], {}, 'joana'],
  ['nothing is typed', ['Joana Lima'], {}, ''],
  ['the list is of the words before', ['Joana Lima'], { velha: true }, 'rita'],
  ['the words have not been asked for yet', ['Joana Lima'], { respondido: false }, 'rita'],
])('opens nobody while %s', (_, nomes, estado, texto) => {
  procurar(mostrar(nomes, estado), texto);
  expect(abrir).not.toHaveBeenCalled();
});

it('walks from the field over the patients and back, and stays on the last', () => {
  const busca = mostrar(['Joana Lima', 'Joana Reis']);
  const teclar = (key: string) => fireEvent.keyDown(document.activeElement ?? busca, { key });
  busca.focus();
  teclar('ArrowDown');
  teclar('ArrowDown');
  teclar('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Joana Reis');
  teclar('ArrowUp');
  teclar('ArrowUp');
  expect(document.activeElement).toBe(busca);
});

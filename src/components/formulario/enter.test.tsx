import { MantineProvider, Select, TagsInput } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cuidarDoEnter, ENTER_ENVIA } from './enter.ts';

const aoEnviar = vi.fn<() => void>();
let largar = () => {};

function Ficha({ pergunta = false }: { pergunta?: boolean }) {
  return (
    <MantineProvider env="test">
      <form
        {...(pergunta && ENTER_ENVIA)}
        onSubmit={(evento) => {
          evento.preventDefault();
          aoEnviar();
        }}
      >
        <input aria-label="PA" defaultValue="120" />
        <input aria-label="Fechado" disabled />
        <button type="button">Outra coisa</button>
        <input aria-label="Sim" type="radio" name="febre" />
        <input aria-label="Não" type="radio" name="febre" />
        <input aria-label="Teleconsulta" type="checkbox" />
        <textarea aria-label="Plano" />
        <button type="submit">Finalizar</button>
      </form>
    </MantineProvider>
  );
}

const rotulado = (nome: string) => screen.getByLabelText(nome);
const botao = () => screen.getByRole('button', { name: 'Finalizar' });
const foco = () => document.activeElement;

/** A key where the focus is; yields whether the browser would still do what it does with it. */
const teclar = (mais: KeyboardEventInit = {}) =>
  fireEvent.keyDown(foco() ?? document.body, { key: 'Enter', code: 'Enter', ...mais });

beforeEach(() => {
  aoEnviar.mockReset();
  largar = cuidarDoEnter(window);
});
afterEach(() => largar());

it('goes from field to field, past what is closed or no field, and stops on the button', () => {
  render(<Ficha />);
  rotulado('PA').focus();
  expect(teclar()).toBe(false);
  expect(foco()).toBe(rotulado('Sim'));
  teclar();
  expect(foco()).toBe(rotulado('Teleconsulta'));
  teclar();
  expect(foco()).toBe(rotulado('Plano'));
  // A text of several lines breaks its line.
  expect(teclar()).toBe(true);
  expect(foco()).toBe(rotulado('Plano'));
  expect(aoEnviar).not.toHaveBeenCalled();
});

it('never presses a button with the key that led to it, still held down', () => {
  render(<Ficha />);
  botao().focus();
  expect(teclar({ repeat: true })).toBe(false);
  expect(teclar()).toBe(true);
});

it('sends with Ctrl+Enter from any field, once however long it is held', () => {
  render(<Ficha />);
  rotulado('Plano').focus();
  teclar({ ctrlKey: true });
  teclar({ ctrlKey: true, repeat: true });
  expect(aoEnviar).toHaveBeenCalledOnce();
});

it('leaves a closed button closed', () => {
  render(<Ficha />);
  botao().setAttribute('disabled', '');
  rotulado('PA').focus();
  teclar({ metaKey: true });
  expect(aoEnviar).not.toHaveBeenCalled();
});

it('lets a form that only asks answer', () => {
  render(<Ficha pergunta />);
  rotulado('PA').focus();
  expect(teclar()).toBe(true);
});

it('leaves Enter to a list that highlights something, and to words that are taken one by one', () => {
  render(
    <MantineProvider env="test">
      <form>
        <Select
          label="UF"
          data={['SC', 'SP']}
          searchable
          defaultDropdownOpened
          selectFirstOptionOnChange
        />
        <TagsInput label="Alergias" />
        <button type="submit">Guardar</button>
      </form>
    </MantineProvider>,
  );
  const uf = screen.getByRole<HTMLInputElement>('combobox', { name: 'UF' });
  uf.focus();
  fireEvent.change(uf, { target: { value: 'SP' } });
  teclar();
  expect(uf.value).toBe('SP');
  const alergias = screen.getByRole<HTMLInputElement>('combobox', { name: 'Alergias' });
  alergias.focus();
  fireEvent.change(alergias, { target: { value: 'Dipirona' } });
  teclar();
  expect(screen.getByText('Dipirona')).toBeTruthy();
  expect(foco()).toBe(alergias);
});

import { MantineProvider, Select } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tema } from './tema.ts';

const SALAS = Array.from({ length: 40 }, (_, numero) => `Sala ${numero}`);

it('scrolls a long list itself, and puts no region that the keyboard cannot reach inside it', () => {
  render(
    <MantineProvider theme={tema} env="test">
      <Select label="Sala" data={SALAS} searchable />
    </MantineProvider>,
  );
  const campo = screen.getByRole('combobox', { name: 'Sala' });
  fireEvent.click(campo);
  const lista = screen.getByRole('listbox', { hidden: true });
  expect(lista.style.overflowY).toBe('auto');
  expect(lista.style.maxHeight).not.toBe('');
  expect([...lista.children].every((filho) => filho.role === 'option')).toBe(true);
  expect(campo.getAttribute('aria-controls')).toBe(lista.id);
});

it('keeps a list that finds nothing a list of options', () => {
  render(
    <MantineProvider theme={tema} env="test">
      <Select label="Sala" data={[]} nothingFoundMessage="Nada encontrado." dropdownOpened />
    </MantineProvider>,
  );
  expect(screen.getByText('Nada encontrado.').getAttribute('role')).toBe('option');
});

// @vitest-environment happy-dom
import { MantineProvider, Select } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tema } from './tema.ts';

afterEach(cleanup);

it('keeps a list that finds nothing a list of options', () => {
  render(
    <MantineProvider theme={tema} env="test">
      <Select label="Sala" data={[]} nothingFoundMessage="Nada encontrado." dropdownOpened />
    </MantineProvider>,
  );
  expect(screen.getByText('Nada encontrado.').getAttribute('role')).toBe('option');
});

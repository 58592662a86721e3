import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ListaDeClinicas } from './ListaDeClinicas.tsx';

const { escolher } = vi.hoisted(() => ({ escolher: vi.fn() }));
vi.mock('@/lib/clinica/ActiveClinicaProvider.tsx', () => {
  const disponiveis = ['Clínica Norte', 'Clínica Sul', 'Hospital Sul'].map((nome, posicao) => ({
    id: `clinica-${posicao}`,
    nome,
    email: '',
  }));
  return {
    useActiveClinica: () => ({ clinica: disponiveis[0], disponiveis, escolher, carregando: false }),
  };
});

it('shows as chosen the clinic that Enter takes', () => {
  render(
    <MantineProvider env="test">
      <ListaDeClinicas />
    </MantineProvider>,
  );
  const busca = screen.getByLabelText('Buscar clínica');
  fireEvent.change(busca, { target: { value: 'sul' } });
  const [primeira] = screen.getAllByRole('option');
  expect(primeira?.textContent).toBe('Clínica Sul');
  expect(primeira?.hasAttribute('data-combobox-selected')).toBe(true);
  fireEvent.keyDown(busca, { key: 'Enter', code: 'Enter' });
  expect(escolher).toHaveBeenCalledWith('clinica-1');
});

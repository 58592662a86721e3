import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cuidarDasListas } from '@/components/formulario/unico.ts';
import { Medicamentos } from './Medicamentos.tsx';

vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({ paciente: { id: 'joana' }, clinicaId: 'clinica', escreve: true }),
}));
vi.mock('@/shared/paciente/api/queries.ts', () => ({
  resumoClinicoOptions: () => ({ queryKey: ['resumo'], queryFn: () => null }),
}));
vi.mock('../api/resumo.ts', () => ({
  medicamentosOptions: () => ({ queryKey: ['medicamentos'], queryFn: () => [] }),
}));

let largar = () => {};
beforeEach(() => {
  largar = cuidarDasListas(window);
});
afterEach(() => largar());

it.each([
  ['completes the name that was begun', 'metformi', 'metformina'],
  ['keeps the dose that was written', 'metformina 850 mg', 'metformina 850 mg'],
  ['corrects no name unasked', 'metforminna', 'metforminna'],
])('%s on Enter', async (_, escrito, fica) => {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Medicamentos />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const campo = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Novo medicamento' });
  campo.focus();
  fireEvent.change(campo, { target: { value: escrito } });
  fireEvent.keyDown(campo, { key: 'Enter', code: 'Enter' });
  expect(campo.value.toLowerCase()).toBe(fica);
});

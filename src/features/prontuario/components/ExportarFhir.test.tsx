import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hoje } from '@/lib/format/datas.ts';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { ExportarFhir } from './ExportarFhir.tsx';

const { exportarEmFhir, sucesso, erro, paciente } = vi.hoisted(() => ({
  exportarEmFhir: vi.fn<(paciente: object) => Promise<void>>(),
  sucesso: vi.fn(),
  erro: vi.fn(),
  paciente: { id: '20000000-0000-4000-8000-000000000001', nome: 'Joana Lima' },
}));
vi.mock('../api/exportacao.ts', () => ({ exportarEmFhir }));
vi.mock('@/components/avisar.tsx', () => ({ avisar: { sucesso, erro } }));
vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({ paciente }),
}));

beforeEach(() => vi.resetAllMocks());

async function confirmar() {
  const { screen } = mostrar(<ExportarFhir />, { sessao: sessaoDe(perfilDe()) });
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar em FHIR' }));
  await screen.findByText(/De cada anexo vão nome, tamanho e código de conferência, não o arquivo/);
  expect(exportarEmFhir).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  return screen;
}

it('says what is in the file, and makes it once that is confirmed', async () => {
  const screen = await confirmar();
  await waitFor(() => expect(sucesso).toHaveBeenCalledWith('Prontuário exportado em FHIR.'));
  expect(exportarEmFhir).toHaveBeenCalledExactlyOnceWith(paciente, hoje('America/Sao_Paulo'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells a failure, and stays ready for another try', async () => {
  const falha = new Error('sem rede');
  exportarEmFhir.mockRejectedValueOnce(falha);
  const screen = await confirmar();
  await waitFor(() => expect(erro).toHaveBeenCalled());
  expect(erro.mock.calls[0]?.[0]).toBe(falha);
  expect(sucesso).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Exportar em FHIR' })).toBeDefined();
});

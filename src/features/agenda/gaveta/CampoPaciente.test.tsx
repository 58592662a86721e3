import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { CampoPaciente } from './CampoPaciente.tsx';

const CONHECIDA = '20000000-0000-4000-8000-000000000001';
const { banco, cadastrar } = vi.hoisted(() => ({
  banco: { semelhantes: [] as object[] },
  cadastrar: vi.fn<(id: string, clinica: string, dados: object) => Promise<void>>(),
}));
vi.mock('@/shared/paciente/components/EscolhaDePaciente.tsx', () => ({
  EscolhaDePaciente: ({ onInput }: { onInput: React.FormEventHandler<HTMLInputElement> }) => (
    <input aria-label="Paciente" onInput={onInput} />
  ),
}));
vi.mock('@/shared/paciente/api/mutations.ts', () => ({ cadastrarPaciente: cadastrar }));
vi.mock('@/shared/paciente/api/semelhantes.ts', () => ({
  semelhantesOptions: (_: string, dados: object) => ({
    queryKey: ['semelhantes', dados],
    queryFn: async () => banco.semelhantes,
  }),
}));

beforeEach(() => {
  banco.semelhantes = [];
  cadastrar.mockReset().mockResolvedValue();
});

const enviado = vi.fn();
function Pedido() {
  const { control } = useForm({ defaultValues: { paciente: '', observacoes: 'liga à tarde' } });
  const { paciente, observacoes } = useWatch({ control });
  return (
    <form onSubmit={enviado}>
      <CampoPaciente control={control} name="paciente" clinicaId="clinica" />
      <output>{`${paciente} ${observacoes}`}</output>
    </form>
  );
}

async function cadastrarQuemSeProcurou(nome: string) {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <Pedido />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.input(screen.getByRole('textbox', { name: 'Paciente' }), { target: { value: nome } });
  fireEvent.click(screen.getByRole('button', { name: 'Cadastrar paciente novo' }));
  const campo = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome completo' });
  expect(campo.value).toBe(nome);
}

const escolhido = () => screen.getByRole('status').textContent;

it('registers who was not found inside the booking, and goes on with what was filled in', async () => {
  await cadastrarQuemSeProcurou('Rita Nova');
  fireEvent.change(screen.getByRole('textbox', { name: 'Telefone' }), {
    target: { value: '11 98765-4321' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Cadastrar e usar' }));
  await screen.findByRole('textbox', { name: 'Paciente' });
  expect(cadastrar).toHaveBeenCalledTimes(1);
  const [id = '', clinica, dados] = cadastrar.mock.calls[0] ?? [];
  expect([clinica, dados]).toMatchObject([
    'clinica',
    { nome: 'Rita Nova', telefone: '11987654321' },
  ]);
  expect(escolhido()).toBe(`${id} liga à tarde`);
  expect(enviado).not.toHaveBeenCalled();
});

it('offers who may be the same person first', async () => {
  banco.semelhantes = [
    { id: CONHECIDA, nome: 'Rita Nova', nome_social: null, data_nascimento: '1980-03-12' },
  ];
  await cadastrarQuemSeProcurou('Rita Nova');
  fireEvent.click(screen.getByRole('button', { name: 'Cadastrar e usar' }));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Usar Rita Nova, nascimento 12/03/1980' }),
  );
  await screen.findByRole('textbox', { name: 'Paciente' });
  expect(escolhido()).toBe(`${CONHECIDA} liga à tarde`);
  expect(cadastrar).not.toHaveBeenCalled();
});

it('registers who is somebody else all the same, on a second asking', async () => {
  banco.semelhantes = [
    { id: CONHECIDA, nome: 'Rita Nova', nome_social: null, data_nascimento: null },
  ];
  await cadastrarQuemSeProcurou('Rita Nova');
  fireEvent.click(screen.getByRole('button', { name: 'Cadastrar e usar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'É outra pessoa: cadastrar' }));
  await waitFor(() => expect(cadastrar).toHaveBeenCalledTimes(1));
});

it('refuses a name that is none, and goes back to the search', async () => {
  await cadastrarQuemSeProcurou('R');
  fireEvent.click(screen.getByRole('button', { name: 'Cadastrar e usar' }));
  expect(await screen.findByText(/^Nome:/)).toBeTruthy();
  expect(cadastrar).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Voltar à busca' }));
  expect(screen.getByRole('textbox', { name: 'Paciente' })).toBeTruthy();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA } from '../../../../tests/unit/support/api.ts';
import { usePacientesDaPaleta } from './pacientes.ts';

const JOANA = '20000000-0000-4000-8000-000000000001';
const JOAQUINA = '20000000-0000-4000-8000-000000000002';
const { rpc } = vi.hoisted(() => ({
  rpc: vi.fn<(nome: string, argumentos: Record<string, unknown>) => unknown>(),
}));
vi.mock('@/lib/clinica/ActiveClinicaProvider.tsx', () => ({
  useActiveClinica: () => ({ clinica: { id: ID_DA_CLINICA } }),
}));
vi.mock('@/lib/supabase/consulta.ts', () => ({
  consultar: async (pergunta: (db: { rpc: typeof rpc }) => unknown) => pergunta({ rpc }),
}));

afterEach(() => rpc.mockReset());

const JOANA_LIMA = {
  id: JOANA,
  clinica_id: ID_DA_CLINICA,
  nome: 'Joana Lima',
  nome_social: null,
  data_nascimento: '1980-02-01',
  sexo: 'feminino',
  cpf: null,
  cns: null,
  telefone: null,
  ativo: true,
  data_obito: null,
};

const buscar = (termo: string, permitido = true) => montar(termo, permitido).result;

function montar(termo: string, permitido = true) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return renderHook((props) => usePacientesDaPaleta(props.termo, props.permitido), {
    wrapper,
    initialProps: { termo, permitido },
  });
}

it('asks for active patients alone, as the list of patients does', async () => {
  rpc.mockReturnValue({ abortSignal: () => [JOANA_LIMA] });
  const achados = buscar('joana');
  await waitFor(() => expect(achados.current.acoes).toHaveLength(1));
  expect(achados.current.acoes[0]).toMatchObject({
    rotulo: 'Joana Lima',
    descricao: 'Nascimento 01/02/1980',
  });
  const [nome, argumentos = {}] = rpc.mock.calls[0] ?? [];
  expect(nome).toBe('buscar_pacientes');
  const filtros = Object.entries(argumentos).filter(([chave]) => chave.includes('ativo'));
  expect(filtros.map(([, valor]) => valor)).toEqual([true]);
});

it('says of whom a death is recorded', async () => {
  const falecido = {
    ...JOANA_LIMA,
    nome: 'Ivo Lima',
    data_nascimento: '1950-02-01',
    sexo: 'masculino',
    data_obito: '2026-03-12',
  };
  rpc.mockReturnValue({ abortSignal: () => [falecido] });
  const achados = buscar('ivo');
  await waitFor(() => expect(achados.current.acoes).toHaveLength(1));
  expect(achados.current.acoes[0]).toMatchObject({
    descricao: 'Óbito em 12/03/2026 · Nascimento 01/02/1950',
  });
});

it('shows nobody whom the words typed since do not name', async () => {
  const joaquina = { ...JOANA_LIMA, id: JOAQUINA, nome: 'Joaquina Reis' };
  rpc.mockReturnValue({ abortSignal: () => [JOANA_LIMA, joaquina] });
  const { result, rerender } = montar('joa');
  await waitFor(() => expect(result.current.acoes).toHaveLength(2));
  rerender({ termo: 'joaq', permitido: true });
  expect(result.current.acoes.map(({ rotulo }) => rotulo)).toEqual(['Joaquina Reis']);
  expect(result.current.buscando).toBe(true);
});

it('asks nothing of a single letter, nor for who may not read patients', () => {
  buscar('j');
  buscar('joana', false);
  expect(rpc).not.toHaveBeenCalled();
});

import type { Diagnostico } from '@domain/prontuario/diagnosticos.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { useReceptorDeResultado } from '@/shared/calculadoras/na-tela.ts';
import { type Conteudo, conteudoVazio } from '../rascunho/conteudo.ts';
import { ComoProblema } from './ComoProblema.tsx';
import { EvolucaoAnterior } from './EvolucaoAnterior.tsx';
import { useTextoDasFerramentas } from './useTextoDasFerramentas.ts';

const { anterior, problemas, listar } = vi.hoisted(() => ({
  anterior: vi.fn(),
  problemas: vi.fn(),
  listar: vi.fn(),
}));
vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({ paciente: { id: 'joana' }, clinicaId: 'clinica' }),
}));
vi.mock('@/components/avisar.tsx', () => ({ avisar: { sucesso: vi.fn(), erro: vi.fn() } }));
vi.mock('../api/queries.ts', () => ({
  anteriorOptions: () => ({ queryKey: ['anterior'], queryFn: anterior }),
}));
vi.mock('../api/resumo.ts', () => ({
  problemasOptions: () => ({ queryKey: ['problemas'], queryFn: problemas }),
  listarProblema: listar,
}));
beforeEach(() => {
  anterior.mockReset();
  problemas.mockReset().mockResolvedValue([]);
  listar.mockReset().mockResolvedValue(undefined);
});

const mostrar = (tela: ReactNode) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>{tela}</QueryClientProvider>
    </MantineProvider>,
  );

const DE_ANTES = {
  ocorrido_em: '2026-10-12T13:00:00Z',
  autor_nome: 'Helena Prado',
  subjetivo: 'Sem queixas.',
  objetivo: '',
  avaliacao: '',
  plano: 'Losartana 50 mg\nRetorno em 3 meses',
};

function Nota({ escrita = {} }: { escrita?: Partial<Conteudo> }) {
  const form = useForm<Conteudo>({
    defaultValues: { ...conteudoVazio(Date.now(), 'America/Sao_Paulo'), ...escrita },
  });
  const aoFocar = useTextoDasFerramentas(form);
  const inserir = useReceptorDeResultado();
  return (
    <>
      <EvolucaoAnterior form={form} />
      <form onFocusCapture={aoFocar}>
        {(['subjetivo', 'objetivo', 'plano'] as const).map((campo) => (
          <textarea key={campo} aria-label={campo} {...form.register(campo)} />
        ))}
      </form>
      <button type="button" onClick={() => inserir?.('CURB-65: 2 pontos')}>
        inserir
      </button>
    </>
  );
}

const texto = (campo: string) => screen.getByLabelText<HTMLTextAreaElement>(campo).value;

it('brings one line of the note of before into the same text of today, once', async () => {
  anterior.mockResolvedValue(DE_ANTES);
  mostrar(<Nota escrita={{ plano: 'Dieta' }} />);
  expect(await screen.findByText(/Evolução de 12\/10\/2026, de Helena Prado/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Trazer para hoje: Losartana 50 mg' }));
  const trazida = await screen.findByRole('button', {
    name: 'Já está na de hoje: Losartana 50 mg',
  });
  fireEvent.click(trazida);
  expect(texto('plano')).toBe('Dieta\nLosartana 50 mg');
  expect(texto('subjetivo')).toBe('');
});

it('says of a patient without notes that there is none', async () => {
  anterior.mockResolvedValue(null);
  mostrar(<Nota />);
  expect(await screen.findByText(/ainda não tem evolução finalizada/)).toBeTruthy();
});

it('takes the result of a tool under what was last written in, never among the complaints', () => {
  anterior.mockResolvedValue(null);
  mostrar(<Nota escrita={{ subjetivo: 'Tosse' }} />);
  const inserir = () => fireEvent.click(screen.getByRole('button', { name: 'inserir' }));
  act(() => screen.getByLabelText('subjetivo').focus());
  inserir();
  expect(texto('objetivo')).toBe('CURB-65: 2 pontos');
  act(() => screen.getByLabelText('plano').focus());
  inserir();
  expect(texto('plano')).toBe('CURB-65: 2 pontos');
  expect(texto('subjetivo')).toBe('Tosse');
});

const diagnostico = (codigo: string, certeza: Diagnostico['certeza']): Diagnostico => ({
  sistema: 'cid10',
  codigo,
  descricao: `Nome de ${codigo}`,
  certeza,
});

it('offers as a problem what is confirmed and not listed yet, whatever became of it', async () => {
  problemas.mockResolvedValue([{ codigo: 'I10', situacao: 'resolvido' }]);
  mostrar(
    <ComoProblema
      lista={[
        diagnostico('E11', 'confirmado'),
        diagnostico('I10', 'confirmado'),
        diagnostico('J45', 'hipotese'),
      ]}
    />,
  );
  const oferta = await screen.findByRole('button', { name: 'Adicionar E11 aos problemas' });
  expect(screen.getAllByRole('button')).toEqual([oferta]);
  problemas.mockResolvedValue([{ codigo: 'I10' }, { codigo: 'E11' }]);
  fireEvent.click(oferta);
  await waitFor(() => expect(listar).toHaveBeenCalledOnce());
  expect(listar.mock.calls[0]).toEqual([
    { id: 'joana' },
    { sistema: 'cid10', codigo: 'E11', descricao: 'Nome de E11', desde: null },
  ]);
});

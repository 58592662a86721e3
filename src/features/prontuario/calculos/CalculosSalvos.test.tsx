import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aoPedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { ID_DA_CLINICA, json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { CalculosSalvos } from './CalculosSalvos.tsx';
// Read before the clock runs: the words of the tools come only when they are asked for.
import '@/shared/calculos/por-extenso.ts';

const { tela } = vi.hoisted(() => ({
  tela: {
    paciente: { id: '20000000-0000-4000-8000-000000000001' },
    clinicaId: '10000000-0000-4000-8000-000000000001',
  },
}));
vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => tela,
}));

const linha = (ultimo: number, outros: object = {}) => ({
  id: `70000000-0000-4000-8000-00000000000${ultimo}`,
  ferramenta: 'qsofa',
  versao: '1.0.0',
  resultado: { score: ultimo },
  interpretacao: 'Risco alto.',
  autor_id: ID_DA_CLINICA,
  autor_nome: 'Dr. Rui Sá',
  criado_em: '2026-11-20T12:00:00Z',
  anulado_em: null,
  motivo_da_anulacao: null,
  ...outros,
});

function abrir(linhas: readonly object[]) {
  const rede = redeFalsa(() => json(linhas));
  vi.stubGlobal('fetch', rede.fetch);
  const { screen } = mostrar(
    <SoDentro>
      <CalculosSalvos />
      <p>Depois</p>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  return { screen, rede };
}

it('shows the latest result of a tool, and asks for its drawer', async () => {
  const pedidas: (string | undefined)[] = [];
  const largar = aoPedirCalculadora((id) => pedidas.push(id));
  const { screen } = abrir([linha(2), linha(1)]);
  const botao = await screen.findByRole('button', { name: /^qSOFA 2 pontos Risco alto\./ });
  expect(botao.textContent).toContain('20/11/2026 09:00, Dr. Rui Sá, fórmula v1.0.0');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(botao);
  largar();
  fireEvent.click(botao);
  expect(pedidas).toEqual(['qsofa']);
});

it('an annulled result is struck through and says why', async () => {
  const anulado = { anulado_em: '2026-11-21T17:30:00Z', motivo_da_anulacao: 'Paciente trocado.' };
  const { screen } = abrir([linha(2, anulado)]);
  const botao = await screen.findByRole('button', { name: /^qSOFA/ });
  expect([...botao.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
    '2 pontos',
    'Risco alto.',
  ]);
  expect(botao.textContent).toContain('Anulado em 21/11/2026 14:30: Paciente trocado.');
});

it('a record without results shows nothing', async () => {
  const { screen, rede } = abrir([]);
  await screen.findByText('Depois');
  await vi.waitFor(() => expect(rede.recebidas).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

import type { Perfil } from '@domain/contracts/perfil.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { PrimeirosPassos, usePassos } from './PrimeirosPassos.tsx';
import { TesteDoPlano } from './TesteDoPlano.tsx';

const NADA = {
  ...{ medico: false, equipe: false, tipos: true, horarios: true },
  ...{ paciente: false, agendamento: false, evolucao: false, exemplos: true },
};

function Tela({ id, soLeitura = false }: { id: string; soLeitura?: boolean }) {
  const clinica = { id, nome: 'Consultório', email: 'c@pleno.demo', fuso: 'America/Sao_Paulo' };
  const { pendente, ...comeco } = usePassos({ ...clinica, soLeitura });
  if (pendente) return null;
  return comeco.passos.length > 0 ? <PrimeirosPassos {...comeco} /> : <p>sem passos</p>;
}

function abrir(perfil: Perfil, clinica: { id: string; soLeitura?: boolean }) {
  const rede = redeFalsa(({ caminho }) => json(caminho.includes('remover_exemplos') ? 3 : NADA));
  vi.stubGlobal('fetch', rede.fetch);
  const { screen } = mostrar(
    <SoDentro>
      <Tela {...clinica} />
      <TesteDoPlano />
    </SoDentro>,
    { sessao: sessaoDe(perfil) },
  );
  return { screen, recebidas: rede.recebidas };
}

it('leads a doctor through the own practice, and takes the samples away by one tap', async () => {
  const perfil = perfilDe();
  const { screen, recebidas } = abrir(perfil, { id: perfil.id });
  expect(await screen.findByText('1 de 4 feitos')).toBeTruthy();
  expect(screen.getByText('Escrever a primeira evolução')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remover exemplos' }));
  await waitFor(() =>
    expect(recebidas.some(({ caminho }) => caminho.includes('rpc/remover_exemplos'))).toBe(true),
  );
});

it('asks nothing of a doctor in a clinic, nor in a practice that is only read', async () => {
  const perfil = perfilDe();
  const naClinica = abrir(perfil, { id: '10000000-0000-4000-8000-000000000002' });
  expect(await naClinica.screen.findByText('sem passos')).toBeTruthy();
  expect(naClinica.recebidas).toEqual([]);
});

it('says until when the trial goes and what comes after, before it comes', async () => {
  const ate = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const perfil = perfilDe({ plano_medico: 'premium', plano_em_teste: true, plano_ate: ate });
  const { screen } = abrir(perfil, { id: perfil.id });
  expect(await screen.findByText(/^Teste do premium até \d\d\/\d\d\/\d{4}$/)).toBeTruthy();
  expect(screen.getByText(/continuam aqui para leitura/)).toBeTruthy();
});

it('says that it has ended, and what is left', async () => {
  const perfil = perfilDe({ plano_em_teste: true, plano_ate: '2026-01-31T12:00:00Z' });
  const { screen } = abrir(perfil, { id: perfil.id, soLeitura: true });
  expect(await screen.findByText('Seu teste do premium terminou em 31/01/2026')).toBeTruthy();
  expect(await screen.findByText('sem passos')).toBeTruthy();
});

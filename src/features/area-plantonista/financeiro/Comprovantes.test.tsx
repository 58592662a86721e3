import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { Comprovantes } from './Comprovantes.tsx';

const RECIBO = {
  id: '00000000-0000-4000-8000-000000000002',
  nome: 'recibo.pdf',
  tipo: 'application/pdf',
  bytes: 15_000,
  objeto: 'a'.repeat(40),
  estado: 'conferido',
  sha256: 'a'.repeat(64),
  motivo_recusa: null,
  criado_por: '10000000-0000-4000-8000-000000000011',
  criado_em: '2026-11-20T12:00:00Z',
  inativado_em: null,
  motivo_inativacao: null,
};

it('lists the receipts of a shift, says their limits, and removes one once that is confirmed', async () => {
  let guardados = [RECIBO];
  const rede = redeFalsa(({ caminho }) => {
    if (!caminho.includes('/rpc/remover_anexo')) return json(guardados);
    guardados = [];
    return json(RECIBO.id);
  });
  vi.stubGlobal('fetch', rede.fetch);
  const { screen } = mostrar(
    <SoDentro>
      <Comprovantes plantaoId="00000000-0000-4000-8000-000000000001" />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remover recibo.pdf' }));
  expect(screen.getByText(/PDF, JPEG, PNG ou WebP, até 25 MB/)).toBeTruthy();
  expect(screen.getByText('Até 10 arquivos por plantão. Só você os vê.')).toBeTruthy();
  const removidos = () => rede.recebidas.filter(({ caminho }) => caminho.includes('/rpc/'));
  fireEvent.click(await screen.findByRole('button', { name: 'Manter' }));
  expect(removidos()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remover recibo.pdf' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.queryByText('recibo.pdf')).toBeNull());
  expect(removidos().map(({ corpo }) => corpo)).toEqual([{ p_anexo: RECIBO.id }]);
});

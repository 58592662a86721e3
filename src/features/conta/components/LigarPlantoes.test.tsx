import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { LigarPlantoes } from './LigarPlantoes.tsx';

it('makes a code once it is asked for, and says until when it serves and that nobody else gets it', async () => {
  const rede = redeFalsa(({ caminho }) =>
    caminho.includes('criar_codigo_de_agenda')
      ? json({ codigo: 'A1B2C-3D4E5', expira_em: '2026-11-23T17:15:00Z' })
      : json([]),
  );
  vi.stubGlobal('fetch', rede.fetch);
  const { screen } = mostrar(
    <SoDentro>
      <LigarPlantoes />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Criar código' }));
  await screen.findByText('A1B2C-3D4E5');
  expect(screen.getByText(/Serve uma vez, até 14:15\..*Não o passe a ninguém/)).toBeTruthy();
});

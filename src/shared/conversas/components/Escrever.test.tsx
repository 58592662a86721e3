import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { Escrever } from './Escrever.tsx';

const COLEGA = perfilDe({ id: '10000000-0000-4000-8000-000000000012' });

function abrir(perfil = perfilDe()) {
  const { screen } = mostrar(
    <SoDentro>
      <Escrever conversaId="c1" respostasDe={undefined} recado={null} aoEnviar={() => undefined} />
    </SoDentro>,
    { sessao: sessaoDe(perfil) },
  );
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
}

// What grows with its text asks for the fonts, which this environment has not.
vi.mock('@mantine/core', async (original) => ({
  ...(await original<typeof import('@mantine/core')>()),
  Textarea: ({
    autosize: _,
    minRows: _min,
    maxRows: _max,
    error: _erro,
    ...resto
  }: object & Record<string, unknown>) => <textarea {...resto} />,
}));

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());

it('gives what was typed back to the same person, and to nobody else in the tab', async () => {
  fireEvent.change(await abrir(), { target: { value: 'Traga os exames' } });
  cleanup();
  expect((await abrir(COLEGA)).value).toBe('');
  cleanup();
  expect((await abrir()).value).toBe('Traga os exames');
});

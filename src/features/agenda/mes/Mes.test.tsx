import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { PropsDoConteudo } from '../props.ts';
import { Mes } from './Mes.tsx';

/** A month whose address takes a moment to change, as the router's does. */
function Agenda({ devagar }: { devagar: Promise<void> }) {
  const [dia, setDia] = useState('2026-11-30');
  const props = {
    vista: { dia, vista: 'mes' },
    agora: { dia: '2026-11-23', minuto: 600 },
    estrutura: { regras: { fuso: 'America/Sao_Paulo' } },
    mudar: (novo: { dia?: string }) => void devagar.then(() => setDia(novo.dia ?? dia)),
  } as unknown as PropsDoConteudo;
  return (
    <MantineProvider env="test">
      <Mes {...props} visiveis={[]} tipos={new Map()} />
    </MantineProvider>
  );
}

it('keeps the focus on the day that the arrows reach, however late its month comes', async () => {
  let chegar = () => {};
  const devagar = new Promise<void>((resolver) => {
    chegar = resolver;
  });
  const { container } = render(<Agenda devagar={devagar} />);
  const dia = (qual: string) => container.querySelector<HTMLElement>(`[data-dia="${qual}"]`);
  act(() => dia('2026-11-30')?.focus());
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  await new Promise(requestAnimationFrame);
  await act(async () => chegar());
  expect((document.activeElement as HTMLElement).dataset.dia).toBe('2026-12-07');
});

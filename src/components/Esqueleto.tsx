import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAposEspera } from './useAposEspera.ts';

interface Props {
  /** Skeletons in the shape of what comes; by default, lines of text. */
  children?: ReactNode;
  linhas?: number;
}

/** Holds the place of content on its way: the space at once, the grey only if the wait is noticed. */
export function Esqueleto({ children, linhas = 3 }: Props) {
  const visivel = useAposEspera();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      <div aria-hidden="true" style={{ visibility: visivel ? 'visible' : 'hidden' }}>
        {children ?? <LinhasDeEsqueleto quantas={linhas} />}
      </div>
    </div>
  );
}

function LinhasDeEsqueleto({ quantas }: { quantas: number }) {
  return (
    <Stack gap="sm">
      {Array.from({ length: quantas }, (_, posicao) => `linha-${posicao}`).map((linha) => (
        <Skeleton key={linha} height={48} radius="md" />
      ))}
    </Stack>
  );
}

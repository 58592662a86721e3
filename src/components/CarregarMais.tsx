import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

interface Props {
  lista: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  variante?: 'default' | 'subtle';
  children: string;
}

/** The way to the next page of a list; nothing at its end. */
export function CarregarMais({ lista, variante = 'default', children }: Props) {
  if (!lista.hasNextPage) return null;
  return (
    <Button
      variant={variante}
      loading={lista.isFetchingNextPage}
      onClick={() => void lista.fetchNextPage()}
    >
      {children}
    </Button>
  );
}

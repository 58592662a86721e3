import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Item {
  titulo: string;
  detalhe: string;
  /** What may be done about it, such as saying that it arrived. */
  acao?: ReactNode;
}

interface Props {
  itens: readonly Item[];
  vazio: string;
  /** Removes the item in that place. */
  aoRemover: (n: number) => void;
}

/** What was written down of one kind, in order. */
export function Itens({ itens, vazio, aoRemover }: Props) {
  if (itens.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {vazio}
      </Text>
    );
  }
  return (
    <ul className="linhas">
      {itens.map(({ titulo, detalhe, acao }, n) => (
        // An item has no name of its own, and its place is what is removed.
        <li key={`${n} ${titulo}`}>
          <Group justify="space-between" wrap="wrap">
            <Stack gap={0}>
              <Text span className="como-escrito">
                {titulo}
              </Text>
              <Text span size="sm" c="dimmed" className="numeros">
                {detalhe}
              </Text>
            </Stack>
            <Group gap="xs">
              {acao}
              <Button
                mih={44}
                size="xs"
                variant="subtle"
                aria-label={`Remover ${titulo}`}
                onClick={() => aoRemover(n)}
              >
                Remover
              </Button>
            </Group>
          </Group>
        </li>
      ))}
    </ul>
  );
}

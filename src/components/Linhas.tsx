import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Linhas.module.css';

/** People or invitations, one a line; on a phone each line becomes a card. */
export function Linhas({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <ul className="cartao linhas" aria-label={rotulo}>
      {children}
    </ul>
  );
}

interface PropsDaLinha {
  nome: ReactNode;
  detalhe?: ReactNode;
  meio?: ReactNode;
  acao?: ReactNode;
}

/** One line: who, what is known, what can be done. */
export function Linha({ nome, detalhe, meio, acao }: PropsDaLinha) {
  return (
    <li className={classes.linha}>
      <div className={classes.quem}>
        <Text component="div" inherit fw={600}>
          {nome}
        </Text>
        {detalhe && (
          <Text component="div" c="dimmed" fz="sm">
            {detalhe}
          </Text>
        )}
      </div>
      <Group gap="0.25rem 0.625rem" miw={0} c="dimmed" fz="sm">
        {meio}
      </Group>
      <Group gap={0} align="stretch" justify="flex-end" wrap="nowrap">
        {acao}
      </Group>
    </li>
  );
}

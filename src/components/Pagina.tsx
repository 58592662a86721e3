import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Pagina.module.css';

interface Props {
  titulo: ReactNode;
  descricao?: ReactNode;
  /** Quiet state beside the title, such as "Salvo às 14:32". Announced when it changes. */
  estado?: ReactNode;
  /** The screen's actions, the main one last. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: title, what it is for, its actions, its content. */
export function Pagina({ titulo, descricao, estado, acoes, children }: Props) {
  return (
    <div className={classes.pagina}>
      <header className={classes.cabecalho}>
        <div className={classes.titulos}>
          <Group gap="sm" align="baseline">
            <Title order={1}>{titulo}</Title>
            <Text component="span" size="sm" c="dimmed" role="status">
              {estado}
            </Text>
          </Group>
          {descricao && (
            <Text c="dimmed" className="leitura">
              {descricao}
            </Text>
          )}
        </div>
        {acoes && <div className={classes.acoes}>{acoes}</div>}
      </header>
      {children}
    </div>
  );
}

import { Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Campos.module.css';

interface Props {
  rotulo: ReactNode;
  ajuda?: string | undefined;
  erro?: string | undefined;
  children: ReactNode;
  /** Beside the question where there is room, instead of under it. */
  emLinha?: boolean;
  nome: string;
}

/** A question answered by choosing: what is asked, what helps, what is wrong, and the answers. */
export function Grupo({ rotulo, ajuda, erro, children, emLinha = false, nome }: Props) {
  const id = useId();
  const descricao = [ajuda && `${id}-ajuda`, erro && `${id}-erro`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      className={classes.grupo}
      data-em-linha={emLinha || undefined}
      data-campo={nome}
      aria-labelledby={`${id}-rotulo`}
      {...(descricao && { 'aria-describedby': descricao })}
      {...(erro && { 'aria-invalid': true })}
    >
      <Stack gap={0} miw={0}>
        <Text id={`${id}-rotulo`} span inherit p={0} fw={600}>
          {rotulo}
        </Text>
        {ajuda && (
          <Text id={`${id}-ajuda`} span c="dimmed" fz="sm">
            {ajuda}
          </Text>
        )}
      </Stack>
      {children}
      {erro && (
        <Text id={`${id}-erro`} span c="var(--mantine-color-error)" fz="sm">
          {erro}
        </Text>
      )}
    </div>
  );
}

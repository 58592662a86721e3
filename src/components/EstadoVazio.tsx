import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Desenho } from './Desenho.tsx';
import { DESENHOS, type NomeDoDesenho } from './desenhos.tsx';
import classes from './Estado.module.css';

interface Props {
  /** One sentence: what will live here. */
  frase: ReactNode;
  /** The one thing to do about it. */
  acao?: ReactNode;
  desenho?: NomeDoDesenho;
}

/** A place with nothing in it yet. */
export function EstadoVazio({ frase, acao, desenho = 'lista' }: Props) {
  return (
    <div className={classes.estado}>
      <Desenho>{DESENHOS[desenho]}</Desenho>
      <Text className={classes.frase}>{frase}</Text>
      {acao}
    </div>
  );
}

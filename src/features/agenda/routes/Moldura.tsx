import { Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import classes from './Agenda.module.css';

interface Props {
  /** Beside the title. */
  acoes?: ReactNode;
  carregando?: boolean;
  children: ReactNode;
}

/** The frame of the agenda: wider than other screens, because hours and people fill it. */
export function MolduraDaAgenda({ acoes, carregando = false, children }: Props) {
  return (
    <Stack gap="sm" w="100%">
      <header className={classes.cabecalho}>
        <Title order={1}>Agenda</Title>
        {acoes && <div className={classes.acoes}>{acoes}</div>}
      </header>
      {carregando ? <EsqueletoDaGrade /> : children}
    </Stack>
  );
}

export function EsqueletoDaGrade() {
  return (
    <Esqueleto>
      <Skeleton height="min(34rem, 60dvh)" radius="lg" />
    </Esqueleto>
  );
}

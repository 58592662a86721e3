import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Bloco.module.css';

interface Props {
  titulo: ReactNode;
  /** Quiet state beside the title, such as "Salvo às 14:32". Announced when it changes. */
  estado?: ReactNode;
  /** Where the rest of it is, or what to do about it. */
  acao?: ReactNode;
  children: ReactNode;
}

/** One subject of a screen: its title, what belongs to it, where it leads. */
export function Bloco({ titulo, estado, acao, children }: Props) {
  const id = useId();
  return (
    <section className={classes.bloco} aria-labelledby={id}>
      <header className={classes.cabecalho}>
        <div className={classes.titulos}>
          <Title order={2} size="h3" id={id}>
            {titulo}
          </Title>
          <span role="status" className={classes.estado}>
            {estado}
          </span>
        </div>
        {acao}
      </header>
      {children}
    </section>
  );
}

/** What a block says when it has nothing to show: one quiet sentence. */
export function BlocoVazio({ children }: { children: ReactNode }) {
  return <p className={classes.vazio}>{children}</p>;
}

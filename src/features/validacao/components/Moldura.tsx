import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Marca } from '@/components/Marca.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import classes from './Moldura.module.css';

interface Props {
  titulo: string;
  descricao: string;
  children: ReactNode;
}

/** A page that anybody opens, from a paper in the hand: nothing around it but whose it is. */
export function Moldura({ titulo, descricao, children }: Props) {
  return (
    <div className={classes.moldura}>
      <header className={classes.topo}>
        <a
          href={PAGINAS_PUBLICAS.inicio}
          className={classes.marca}
          aria-label="Pleno, página inicial"
        >
          <Marca />
        </a>
      </header>
      <main id={ID_DO_CONTEUDO} tabIndex={-1} className={classes.conteudo}>
        <Title order={1}>{titulo}</Title>
        <Text c="dimmed" className="leitura">
          {descricao}
        </Text>
        {children}
      </main>
      <footer className={classes.rodape}>
        <Anchor href={PAGINAS_PUBLICAS.termos}>Termos de uso</Anchor>
        <Anchor href={PAGINAS_PUBLICAS.privacidade}>Privacidade</Anchor>
        <Anchor href={PAGINAS_PUBLICAS.ajuda}>Ajuda</Anchor>
      </footer>
    </div>
  );
}

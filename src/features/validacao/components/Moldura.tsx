import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { MarcaParaOInicio } from '@/components/Marca.tsx';
import { Rodape } from '@/components/Rodape.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
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
        <MarcaParaOInicio />
      </header>
      <main id={ID_DO_CONTEUDO} tabIndex={-1} className={classes.conteudo}>
        <Title order={1}>{titulo}</Title>
        <Text c="dimmed" className="leitura">
          {descricao}
        </Text>
        {children}
      </main>
      <Rodape />
    </div>
  );
}

import { type Estagio, EXPLICACAO_DO_ESTAGIO, ROTULO_DO_ESTAGIO } from '@domain/crm/estagios.ts';
import { Stack, Text } from '@mantine/core';
import { type DragEvent, useId, useState } from 'react';
import { TextoLink } from '@/components/ligacoes.tsx';
import { formatarContagem } from '@/lib/format/numero.ts';
import type { Cartao as DadosDoCartao } from '../api/linhas.ts';
import { Cartao } from './Cartao.tsx';
import classes from './Quadro.module.css';
import { COLUNA } from './teclado.ts';

const TIPO_DO_ARRASTO = 'application/x-pleno-cartao';

interface Props {
  estagio: Estagio;
  cartoes: readonly DadosDoCartao[];
  /** How many there are, up to a thousand and one, of which the first are here. */
  total: number;
  nomes: ReadonlyMap<string, string>;
  hoje: string;
  mover: (id: string, para: Estagio) => void;
}

/** One stage of the board: takes the cards that are dropped on it. */
export function Coluna({ estagio, cartoes, total, nomes, hoje, mover }: Props) {
  const titulo = useId();
  const [sobre, setSobre] = useState(false);
  const rotulo = ROTULO_DO_ESTAGIO[estagio];

  const aceitar = (evento: DragEvent) => {
    if (!evento.dataTransfer.types.includes(TIPO_DO_ARRASTO)) return;
    evento.preventDefault();
    setSobre(true);
  };
  const soltar = (evento: DragEvent) => {
    const id = evento.dataTransfer.getData(TIPO_DO_ARRASTO);
    setSobre(false);
    if (!id) return;
    evento.preventDefault();
    mover(id, estagio);
  };

  return (
    <section
      className={classes.coluna}
      aria-labelledby={titulo}
      data-sobre={sobre || undefined}
      {...{ [COLUNA]: estagio }}
      onDragOver={aceitar}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <header className={classes.titulo} title={EXPLICACAO_DO_ESTAGIO[estagio]}>
        <h2 id={titulo}>{rotulo}</h2>
        <Text span className="numeros" inherit c="dimmed">
          {formatarContagem(total)}
        </Text>
      </header>
      {cartoes.length === 0 ? (
        <Text p={6} c="dimmed" fz="sm">
          {EXPLICACAO_DO_ESTAGIO[estagio]}
        </Text>
      ) : (
        <Stack component="ul" gap={8} aria-labelledby={titulo}>
          {cartoes.map((cartao) => (
            <li
              key={cartao.id}
              className={classes.item}
              draggable={cartao.data_obito === null}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(TIPO_DO_ARRASTO, cartao.id);
                dataTransfer.effectAllowed = 'move';
              }}
            >
              <Cartao cartao={cartao} nomes={nomes} hoje={hoje} mover={mover} />
            </li>
          ))}
        </Stack>
      )}
      {total > cartoes.length && (
        <TextoLink
          to="."
          search={(atual) => ({ ...atual, aba: 'lista', estagio })}
          size="sm"
          py={4}
          px={6}
        >
          Ver as {formatarContagem(total)} na lista
        </TextoLink>
      )}
    </section>
  );
}

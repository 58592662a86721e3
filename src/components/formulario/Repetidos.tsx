import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  titulo: string;
  /** What one of them is called: "contato". */
  nome: string;
  /** The keys of those that there are. */
  chaves: readonly string[];
  maximo: number;
  aoAdicionar: () => void;
  aoRemover: (posicao: number) => void;
  /** The fields of one. */
  campos: (posicao: number) => ReactNode;
  children?: ReactNode;
}

/** Fields that a form has as often as one needs: a row each, to be added and removed. */
export function Repetidos(props: Props) {
  const { titulo, nome, chaves, maximo, aoAdicionar, aoRemover, campos, children } = props;
  return (
    <Fieldset legend={titulo}>
      {chaves.map((chave, posicao) => (
        <Group key={chave} align="end" gap="sm" mb="sm">
          {campos(posicao)}
          <Button
            variant="default"
            aria-label={`Remover ${nome} ${posicao + 1}`}
            onClick={() => aoRemover(posicao)}
          >
            Remover
          </Button>
        </Group>
      ))}
      <Button variant="default" disabled={chaves.length >= maximo} onClick={aoAdicionar}>
        Adicionar {nome}
      </Button>
      {children}
    </Fieldset>
  );
}

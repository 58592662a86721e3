import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';

interface Props {
  rotulo: string;
  maximo: number;
  /** What the button says: it is written down as of now. */
  acao: string;
  aoAnotar: (nome: string) => void;
}

/** Writes one thing down by its name, at the time of the tap. */
export function Anotar({ rotulo, maximo, acao, aoAnotar }: Props) {
  const [nome, setNome] = useState('');
  return (
    <Group align="end">
      <TextInput
        label={rotulo}
        maxLength={maximo}
        autoComplete="off"
        value={nome}
        onChange={({ currentTarget }) => setNome(currentTarget.value)}
      />
      <Button
        mih={44}
        variant="default"
        disabled={nome.trim().length < 2}
        onClick={() => {
          aoAnotar(nome.trim());
          setNome('');
        }}
      >
        {acao}
      </Button>
    </Group>
  );
}

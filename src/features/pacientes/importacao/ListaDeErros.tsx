import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './Importacao.module.css';

const POR_VEZ = 100;

interface Props {
  linhas: readonly { numero: number; motivo: string | null }[];
}

/** Rows of the file with what was wrong about each, a hundred at a time. */
export function ListaDeErros({ linhas }: Props) {
  const [mostradas, setMostradas] = useState(POR_VEZ);
  return (
    <>
      <Stack component="ol" className="cartao linhas" gap={0}>
        {linhas.slice(0, mostradas).map(({ numero, motivo }) => (
          <li key={numero} className={classes.erro}>
            <Text span className="numeros" c="dimmed" fz="sm">
              Linha {numero.toLocaleString('pt-BR')}
            </Text>
            <span>{motivo}</span>
          </li>
        ))}
      </Stack>
      {linhas.length > mostradas && (
        <Button variant="subtle" onClick={() => setMostradas(mostradas + POR_VEZ)}>
          Mostrar mais ({(linhas.length - mostradas).toLocaleString('pt-BR')})
        </Button>
      )}
    </>
  );
}

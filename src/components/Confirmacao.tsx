import { Button, Group, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';

interface PropsDaConfirmacao {
  titulo: string;
  aberta: boolean;
  acao: string;
  voltar: string;
  perigosa?: boolean;
  enviando?: boolean;
  aoConfirmar: () => void;
  aoFechar: () => void;
  children: ReactNode;
}

/**
 * Asks before something that cannot be taken back, and says what will happen. What is read has the
 * focus, so that an Enter too many answers nothing; Ctrl+Enter confirms.
 */
export function Confirmacao(props: PropsDaConfirmacao) {
  const { titulo, aberta, acao, voltar, perigosa, enviando, aoConfirmar, aoFechar, children } =
    props;
  const texto = useRef<HTMLParagraphElement>(null);
  // Another question in the same dialog is read before it is answered, too.
  useEffect(() => texto.current?.focus(), [titulo]);

  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
    evento.preventDefault();
    if (!evento.repeat && !enviando) aoConfirmar();
  };
  // The second click of a double one was not meant for what the first one brought.
  const aoClicar = ({ detail }: MouseEvent) => {
    if (detail < 2) aoConfirmar();
  };
  return (
    <Dialogo opened={aberta} onClose={aoFechar} title={titulo}>
      <Stack onKeyDown={aoTeclar}>
        <Text ref={texto} tabIndex={-1} data-autofocus>
          {children}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            {voltar}
          </Button>
          <Button
            color={perigosa ? 'red.9' : 'marca'}
            loading={enviando ?? false}
            onClick={aoClicar}
          >
            {acao}
          </Button>
        </Group>
      </Stack>
    </Dialogo>
  );
}

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

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

/** Asks before something that cannot be taken back, and says what will happen. */
export function Confirmacao(props: PropsDaConfirmacao) {
  const { titulo, aberta, acao, voltar, perigosa, enviando, aoConfirmar, aoFechar, children } =
    props;
  return (
    <Modal opened={aberta} onClose={aoFechar} title={titulo}>
      <Stack>
        <Text>{children}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            {voltar}
          </Button>
          <Button
            data-autofocus
            color={perigosa ? 'red.9' : 'marca'}
            loading={enviando ?? false}
            onClick={aoConfirmar}
          >
            {acao}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

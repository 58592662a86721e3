import { Button } from '@mantine/core';

/** Leaves what is being done for the board. */
export function Voltar({ aoVoltar }: { aoVoltar: () => void }) {
  return (
    <Button mih={44} variant="default" onClick={aoVoltar}>
      Voltar ao quadro
    </Button>
  );
}

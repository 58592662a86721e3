import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** `Copiar como texto`: the text is written when it is asked for. */
export function CopiarTexto({ escrever }: { escrever: () => string }) {
  const area = useClipboard({ timeout: 2500 });
  return (
    <Button
      variant="default"
      leftSection={
        area.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
      }
      onClick={() => area.copy(escrever())}
    >
      {area.copied ? 'Copiado' : 'Copiar como texto'}
    </Button>
  );
}

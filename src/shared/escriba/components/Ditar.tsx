import { Button, type ButtonProps } from '@mantine/core';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import type { useDitado } from '../voz/useDitado.ts';

/** Where speech goes; said wherever the browser's dictation is offered. */
export const AVISO_DO_DITADO =
  'Ditar usa o reconhecimento do navegador: o fabricante dele pode receber o som.';

interface Props extends Pick<ButtonProps, 'disabled'> {
  ditado: ReturnType<typeof useDitado>;
  /** Before it begins to listen. */
  aoComecar?: () => void;
}

/** Begins and ends a dictation; nothing where the browser has none. */
export function Ditar({ ditado, disabled, aoComecar }: Props) {
  if (!ditado.disponivel) return null;
  if (ditado.ditando) {
    return (
      <Button
        color="red"
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={ditado.parar}
      >
        Parar o ditado
      </Button>
    );
  }
  return (
    <Button
      variant="light"
      {...(disabled && { disabled })}
      leftSection={<IconMicrophone size={18} aria-hidden />}
      onClick={() => {
        aoComecar?.();
        ditado.comecar();
      }}
    >
      Ditar
    </Button>
  );
}

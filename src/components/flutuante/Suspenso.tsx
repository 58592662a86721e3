import { type MantineSpacing, Popover } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useState } from 'react';

export interface PropsDoSuspenso {
  /** The button it hangs from, which stands elsewhere and is not drawn here. */
  alvo: HTMLElement;
  aberto: boolean;
  aoMudar: (aberto: boolean) => void;
  rotulo: string;
  largura: number;
  p: MantineSpacing;
  children: ReactNode;
}

/** A panel that hangs from a button, holds the focus while it is open and gives it back. */
export function Suspenso({ alvo, aberto, aoMudar, rotulo, largura, p, children }: PropsDoSuspenso) {
  // It opens once it is there: who had the focus before is noted on opening.
  const [pronto, setPronto] = useState(false);
  useEffect(() => setPronto(true), []);
  return (
    <Popover
      opened={aberto && pronto}
      onChange={aoMudar}
      position="bottom-end"
      width={largura}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Alvo elemento={alvo} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={rotulo} p={p}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Stands in for the button, so that a click on it is not one outside. */
function Alvo({ elemento, ref }: { elemento: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(elemento);
    return () => {
      ref(null);
    };
  }, [elemento, ref]);
  return null;
}

import type { TrechoDaResposta } from '@domain/contracts/assistente.ts';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type MouseEvent, useContext } from 'react';

/** Room for an answer and a passage beside it. */
const LARGA = '(min-width: 68.75em)';

/** Whether the screen has room for a passage beside its answer, right from the first render. */
export function useTelaLarga(): boolean {
  return useMediaQuery(LARGA, false, { getInitialValueInEffect: false });
}

/** A passage that is read beside its answer. */
export interface AoLado {
  readonly trecho: TrechoDaResposta;
  /** The source that was cited; absent, the passage itself. */
  readonly fonte?: string;
  /** Where the focus goes back to. */
  readonly citacao: HTMLElement;
}

/** Opens a passage beside the answer; null where there is no room, as in a drawer and on a phone. */
export const ContextoAoLado = createContext<((lado: AoLado) => void) | null>(null);

/** Opens a citation beside the answer where there is room; false where it opens in its place. */
export function useAbrirAoLado() {
  const abrir = useContext(ContextoAoLado);
  return (
    evento: MouseEvent<HTMLAnchorElement>,
    trecho: TrechoDaResposta | undefined,
    fonte?: string,
  ): boolean => {
    if (!abrir || !trecho) return false;
    evento.preventDefault();
    abrir({ trecho, citacao: evento.currentTarget, ...(fonte && { fonte }) });
    return true;
  };
}

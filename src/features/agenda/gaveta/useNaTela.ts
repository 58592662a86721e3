import { type RefObject, useEffect, useRef } from 'react';

/** Whether what called it is still on the screen, for what goes on after a wait. */
export function useNaTela(): RefObject<boolean> {
  const naTela = useRef(true);
  useEffect(() => {
    naTela.current = true;
    return () => {
      naTela.current = false;
    };
  }, []);
  return naTela;
}

import { useState } from 'react';

/** What a dialog asks about. It is still known while the dialog closes, so that no text flickers. */
export function useAlvo<T>() {
  const [alvo, setAlvo] = useState<T | null>(null);
  const [aberto, setAberto] = useState(false);
  return {
    alvo,
    aberto,
    escolher: (escolhido: T) => {
      setAlvo(escolhido);
      setAberto(true);
    },
    fechar: () => setAberto(false),
  };
}

import { useCallback, useEffect, useState } from 'react';
import { chaveiro } from './aparelho.ts';
import { passkeyDisponivel } from './passkey.ts';

interface EstadoDaPasskey {
  /** Whether this device could make one; false until it is known. */
  disponivel: boolean;
  /** Whether one opens what the person keeps here. */
  tem: boolean;
  reler: () => void;
}

/** Whether a passkey unlocks this device for a person, and whether one could. */
export function usePasskey(usuarioId: string): EstadoDaPasskey {
  const [estado, setEstado] = useState({ disponivel: false, tem: false });
  const reler = useCallback(() => {
    Promise.all([passkeyDisponivel(), chaveiro.passkeyDe(usuarioId)]).then(
      ([disponivel, passkey]) => setEstado({ disponivel, tem: passkey !== null }),
      // Where the browser keeps nothing, there is nothing to open.
      () => undefined,
    );
  }, [usuarioId]);
  useEffect(reler, [reler]);
  return { ...estado, reler };
}

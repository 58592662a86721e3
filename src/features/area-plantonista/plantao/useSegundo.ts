import { useEffect, useState } from 'react';

/**
 * Returns the time now in milliseconds, and renders again each second. It is read, never counted: after
 * a sleep it is right at once.
 */
export function useSegundo(): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    const ler = () => setAgora(Date.now());
    const temporizador = setInterval(ler, 1000);
    document.addEventListener('visibilitychange', ler);
    return () => {
      clearInterval(temporizador);
      document.removeEventListener('visibilitychange', ler);
    };
  }, []);
  return agora;
}

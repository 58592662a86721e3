import { useEffect, useState } from 'react';

const MINUTO = 60_000;

/** Returns the time now in milliseconds, and renders again as each minute begins. */
export function useMinuto(): number {
  const [instante, setInstante] = useState(() => Date.now());
  useEffect(() => {
    let temporizador: ReturnType<typeof setTimeout>;
    const esperar = () => {
      temporizador = setTimeout(
        () => {
          setInstante(Date.now());
          esperar();
        },
        MINUTO - (Date.now() % MINUTO),
      );
    };
    esperar();
    return () => clearTimeout(temporizador);
  }, []);
  return instante;
}

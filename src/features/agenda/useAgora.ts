import { useEffect, useState } from 'react';
import { type NoRelogio, noFuso } from './calendario/fuso.ts';

const MINUTO = 60_000;

/** The clinic's clock, to the minute. */
export function useAgora(fuso: string): NoRelogio {
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
  return noFuso(instante, fuso);
}

import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { createContext, useContext } from 'react';

const Contexto = createContext<string>(FUSO_PADRAO);

/** By whose clock times are shown and read below it: that of the clinic that they are about. */
export const NoFuso = Contexto.Provider;

/**
 * The time zone of the clinic that the screen is about, as `America/Manaus`. Where there is none,
 * that of Brasília; never the device's.
 */
export function useFuso(): string {
  return useContext(Contexto);
}

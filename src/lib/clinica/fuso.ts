import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { createContext, useContext } from 'react';

const Contexto = createContext<string>(FUSO_PADRAO);

/** Provides the time zone of the clinic that everything below it is about. */
export const NoFuso = Contexto.Provider;

/**
 * Returns the time zone of the clinic that the screen is about, as `America/Manaus`; Brasília's
 * where there is none, never the device's.
 */
export function useFuso(): string {
  return useContext(Contexto);
}

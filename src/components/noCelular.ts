import { useMediaQuery } from '@mantine/hooks';
import { MENU } from '@/config/constants.ts';

/** What holds of a screen as narrow as a phone's. */
export const NO_CELULAR = `(max-width: ${MENU.larguraDoCelular - 1}px)`;

/** Whether the screen is as narrow as a phone's, right from the first render. */
export function useNoCelular(): boolean {
  return useMediaQuery(NO_CELULAR, false, { getInitialValueInEffect: false });
}

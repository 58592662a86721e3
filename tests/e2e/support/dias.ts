/** Calendar days of the stories, by the clock of the clinics that they happen in. */
import { diaDe, somarDias } from '@domain/agenda/fuso.ts';

/** Where the browsers and the clinics of the stories are. */
const FUSO = 'America/Sao_Paulo';

/** The day so many days from today, `AAAA-MM-DD`: around midnight, Brazil's and not the machine's. */
export const diaDaqui = (dias: number): string => somarDias(diaDe(new Date(), FUSO), dias);

import { PATHS } from '@/config/paths.ts';

/** On which page a tool opens, by its type. */
export const PAGINA_DO_TIPO = { calculadora: PATHS.calculadoras, escore: PATHS.scores } as const;

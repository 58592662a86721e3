import type { TipoDeAcesso } from '@domain/acessos/acoes.ts';
import type { Periodo, PeriodoNoFuso } from '@/lib/format/periodo.ts';

/** Which accesses of the institution are shown; an absent part filters nothing. */
export interface FiltroDoRegistro extends Periodo {
  tipo?: TipoDeAcesso;
  /** Ids of a person and of a patient. */
  quem?: string;
  paciente?: string;
}

/** The filter, with the calendar that its days are of. */
export type FiltroNoFuso = FiltroDoRegistro & PeriodoNoFuso;

/** Query keys of the log of an institution; each names the clinic whose data it holds. */
export const chavesDoRegistro = {
  acessos: (clinicaId: string, filtro: FiltroNoFuso) =>
    ['acessos', clinicaId, 'registro', filtro] as const,
  emergencias: (clinicaId: string, filtro: FiltroNoFuso) =>
    ['acessos', clinicaId, 'emergencias', filtro] as const,
  pessoas: (clinicaId: string) => ['acessos', clinicaId, 'pessoas'] as const,
};

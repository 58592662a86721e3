import type { Permissao, TipoDeUsuario } from '@domain/permissoes.ts';
import type { Recurso } from '@domain/planos.ts';

/** What the layout needs to know of a screen. */
export interface DadosDaRota {
  /** Document title, announcement and breadcrumb. */
  titulo: string;
  /** The title where one address is another screen for some type of account. */
  tituloDoTipo?: Partial<Record<TipoDeUsuario, string>>;
  /** Without it a person sees what to do instead; none: any signed-in person. */
  permissao?: Permissao;
  /** What it asks of a doctor's plan; individual attendance, only in the own practice. */
  recurso?: Recurso;
  /** Address pattern of the screen above, for the breadcrumbs; none at the first two levels. */
  acima?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Partial<DadosDaRota> {}
}

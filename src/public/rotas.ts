import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { PAGINAS_PUBLICAS, PATHS } from '@/config/paths.ts';

/** Addresses of the public pages. The landing page answers at both of its addresses. */
export const ROTAS = {
  ...PAGINAS_PUBLICAS,
  blog: '/blog',
  sobre: '/sobre',
  carreira: '/carreira',
} as const;

/** Screens of the application that the public pages lead to. */
export const ROTAS_DO_APP = { entrar: PATHS.login, criarConta: PATHS.register } as const;

/** The sign-up screen with the account type already chosen. */
export function criarContaDe(tipo: TipoDeUsuario): string {
  return `${ROTAS_DO_APP.criarConta}?tipo=${tipo}`;
}

/** A help article, open and in view. */
export function artigoDaAjuda(id: string): string {
  return `${ROTAS.ajuda}#${id}`;
}

/** A blog article's own page. */
export function artigoDoBlog(id: string): string {
  return `${ROTAS.blog}/${id}`;
}

/**
 * Headers that name the user in every request (specification §6). They are for whoever reads a log:
 * anybody can write anything in them, so nothing is ever decided by them.
 */
export const CABECALHOS_DE_IDENTIFICACAO = {
  id: 'x-user-id',
  tipo: 'x-user-type',
  email: 'x-user-email',
} as const;

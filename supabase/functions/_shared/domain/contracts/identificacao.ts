/**
 * Headers that name the user in every request (specification §6). They serve whoever reads a log;
 * nothing is decided by them, because anybody can write anything in them.
 */
export const CABECALHOS_DE_IDENTIFICACAO = {
  id: 'x-user-id',
  tipo: 'x-user-type',
  email: 'x-user-email',
} as const;

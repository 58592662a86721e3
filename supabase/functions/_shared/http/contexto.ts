import type { Usuario } from '@domain/contracts/auth.ts';
import type { Banco } from '../db/banco.ts';

/** The context of every route. */
export interface Publico {
  Variables: { requestId: string };
}

/** The context of a route behind `autenticar`: also who calls, and the database as that person. */
export interface Autenticado {
  Variables: Publico['Variables'] & { usuario: Usuario; banco: Banco };
}

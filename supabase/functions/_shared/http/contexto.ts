import type { Usuario } from '@domain/contracts/auth.ts';
import type { Banco } from '../db/banco.ts';

/** What every route finds in its context. */
export interface Publico {
  Variables: { requestId: string };
}

/** What a route behind `autenticar` finds besides: who calls, and the database as that person. */
export interface Autenticado {
  Variables: Publico['Variables'] & { usuario: Usuario; banco: Banco };
}

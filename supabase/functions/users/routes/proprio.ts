import { permissoesDe } from '@domain/permissoes.ts';
import { Hono } from 'hono';
import { autenticar } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';

/** `GET /users/profile` and `GET /users/permissions` */
export const proprioUsuario = new Hono<Autenticado>()
  .get('/profile', autenticar, (c) => c.json({ profile: c.var.usuario.profile }))
  .get('/permissions', autenticar, (c) =>
    c.json({ permissions: permissoesDe(c.var.usuario.profile) }),
  );

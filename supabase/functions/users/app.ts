import { criarApp } from '../_shared/http/app.ts';
import { listaDeUsuarios } from './routes/lista.ts';
import { proprioUsuario } from './routes/proprio.ts';

/** The caller's own profile and permissions, and the people the caller may see. */
export const app = criarApp('users').route('/', proprioUsuario).route('/', listaDeUsuarios);

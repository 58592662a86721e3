import { criarApp } from '../_shared/http/app.ts';
import { plantoes } from './routes/plantoes.ts';

/** What a calendar subscribes to. */
export const app = criarApp('calendario').route('/', plantoes);

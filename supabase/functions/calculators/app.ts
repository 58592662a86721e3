import { criarApp } from '../_shared/http/app.ts';
import { ferramentas } from './routes/ferramentas.ts';

/** Calculators and scores: what there is, what each asks, and its answers. */
export const app = criarApp('calculators').route('/', ferramentas);

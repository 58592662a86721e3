import { criarApp } from '../_shared/http/app.ts';
import { ferramentas } from './routes/ferramentas.ts';
import { medicamentos } from './routes/medicamentos.ts';

/** Calculators, scores, renal doses and interactions: what there is, and its answers. */
export const app = criarApp('calculators').route('/', medicamentos).route('/', ferramentas);

import { criarApp } from '../_shared/http/app.ts';
import { documento } from './routes/documento.ts';

/** The address in the QR of a signed document. */
export const app = criarApp('documento-publico').route('/', documento);

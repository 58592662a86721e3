import { criarApp } from '../_shared/http/app.ts';
import { ancoras } from './routes/ancoras.ts';
import { arquivo } from './routes/arquivo.ts';
import { dispensacao } from './routes/dispensacao.ts';
import { documento } from './routes/documento.ts';
import { validacao } from './routes/validacao.ts';

/** What anybody may know of a signature, and who has its access code of the document; there a pharmacist dispenses. */
export const app = criarApp('validate-signature')
  .route('/', validacao)
  .route('/', ancoras)
  .route('/', arquivo)
  .route('/', documento)
  .route('/', dispensacao);

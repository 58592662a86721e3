import { criarApp } from '../_shared/http/app.ts';
import { abertura } from './routes/abertura.ts';
import { assinatura } from './routes/assinatura.ts';
import { carimbo } from './routes/carimbo.ts';
import { nuvem } from './routes/nuvem.ts';
import { papel } from './routes/papel.ts';
import { sncr } from './routes/sncr.ts';

/** A PDF of 25 MiB in base64, and what goes with it, in bytes. */
const CORPO_MAXIMO = 36 * 1024 ** 2;

/** Signs documents, or takes them signed, and opens them. */
export const app = criarApp('digital-signature', {
  corpoMaximo: CORPO_MAXIMO,
  corpoGrandeDemais: 'Este documento passa de 25 MB. Use um PDF menor.',
})
  .route('/', assinatura)
  .route('/', nuvem)
  .route('/', papel)
  .route('/', sncr)
  .route('/', carimbo)
  .route('/', abertura);

import { criarApp } from '../_shared/http/app.ts';
import { atendimentos } from './routes/atendimentos.ts';
import { passagens } from './routes/passagens.ts';
import { reavaliacoes } from './routes/reavaliacoes.ts';
import { sessoes } from './routes/sessoes.ts';

/** The on-call shift: its session, who is attended in it, re-evaluations, handovers. */
export const app = criarApp('atendimento')
  .route('/', sessoes)
  .route('/', reavaliacoes)
  .route('/', passagens)
  .route('/', atendimentos);

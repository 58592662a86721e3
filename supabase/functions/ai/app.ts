import { criarApp } from '../_shared/http/app.ts';
import { perguntas } from './routes/perguntas.ts';
import { verificacao } from './routes/verificacao.ts';

/** The assistant: grounded, cited, logged. */
export const app = criarApp('ai', {
  corpoGrandeDemais: 'A pergunta passa de 64 kB. Envie só o que ela precisa.',
})
  .route('/', perguntas)
  .route('/', verificacao);

import { MAXIMO_DO_AUDIO, MAXIMO_DO_CORPO_DO_ESCRIBA } from '@domain/contracts/escriba.ts';
import { criarApp } from '../_shared/http/app.ts';
import { escriba } from './routes/escriba.ts';
import { modelo } from './routes/modelo.ts';
import { perguntas } from './routes/perguntas.ts';
import { verificacao } from './routes/verificacao.ts';

/** The assistant: grounded, cited, logged. */
export const app = criarApp('ai', {
  corpoGrandeDemais: 'A pergunta passa de 64 kB. Envie só o que ela precisa.',
  chamadas: {
    '/escriba': {
      corpoMaximo: MAXIMO_DO_CORPO_DO_ESCRIBA,
      corpoGrandeDemais: 'A transcrição é longa demais. Envie uma consulta por vez.',
    },
    '/escriba/audio': {
      corpoMaximo: MAXIMO_DO_AUDIO,
      corpoGrandeDemais: 'A gravação passa de 8 MB. Grave em partes menores, ou dite.',
    },
  },
})
  .route('/', modelo)
  .route('/', perguntas)
  .route('/', verificacao)
  .route('/', escriba);

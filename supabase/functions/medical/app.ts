import { criarApp } from '../_shared/http/app.ts';
import { agendamentos } from './routes/agendamentos.ts';
import { anexos } from './routes/anexos.ts';
import { estatisticas } from './routes/estatisticas.ts';
import { exportacao } from './routes/exportacao.ts';
import { medicos } from './routes/medicos.ts';
import { pacientes } from './routes/pacientes.ts';

/** Patients, doctors, appointments and attachments within the caller's reach. */
export const app = criarApp('medical')
  .route('/', pacientes)
  .route('/', exportacao)
  .route('/', medicos)
  .route('/', agendamentos)
  .route('/', estatisticas)
  .route('/', anexos);

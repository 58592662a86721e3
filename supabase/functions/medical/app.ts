import { criarApp } from '../_shared/http/app.ts';
import { medicos } from './routes/medicos.ts';
import { pacientes } from './routes/pacientes.ts';

/** Patients and doctors within the caller's reach. */
export const app = criarApp('medical').route('/', pacientes).route('/', medicos);

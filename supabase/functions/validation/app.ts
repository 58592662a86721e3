import { criarApp } from '../_shared/http/app.ts';
import { dadosDoPaciente } from './routes/paciente.ts';

/** What is wrong, or asks for a look, in the data of a patient. */
export const app = criarApp('validation').route('/', dadosDoPaciente);

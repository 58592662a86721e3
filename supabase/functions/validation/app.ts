import { criarApp } from '../_shared/http/app.ts';
import { dadosDoPaciente } from './routes/paciente.ts';
import { prescricao } from './routes/prescricao.ts';

/** What is wrong, or asks for a look, in the data of a patient and in a prescription. */
export const app = criarApp('validation').route('/', dadosDoPaciente).route('/', prescricao);

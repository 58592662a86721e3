import { type Registro, registroSchema } from '@domain/contracts/registro.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';

/** Everything that some type of account is asked for, as it is typed. */
export interface CamposDoRegistro {
  tipo: TipoDeUsuario;
  nome: string;
  email: string;
  password: string;
  telefone: string;
  cpf: string;
  cnpj: string;
  crm: string;
  crm_uf: string;
  especialidade: string;
  data_nascimento: string;
  aceite_termos: boolean;
  convite: string;
}

type Campo = keyof CamposDoRegistro;

const COMUNS = ['tipo', 'nome', 'email', 'password', 'telefone', 'aceite_termos'] as const;
const DE_MEDICO = ['cpf', 'crm', 'crm_uf', 'especialidade'] as const;

/** What each type is asked for, beyond what all of them are. */
export const CAMPOS_DO_TIPO: Readonly<Record<TipoDeUsuario, readonly Campo[]>> = {
  medico: DE_MEDICO,
  plantonista: DE_MEDICO,
  clinica: ['cnpj'],
  hospital: ['cnpj'],
  staff: ['cpf'],
  paciente: ['cpf', 'data_nascimento'],
};

/** In the order in which they are asked, which is also the order of the summary of errors. */
export function camposVazios(tipo: TipoDeUsuario, convite = ''): CamposDoRegistro {
  return {
    tipo,
    nome: '',
    cnpj: '',
    crm: '',
    crm_uf: '',
    especialidade: '',
    cpf: '',
    data_nascimento: '',
    telefone: '',
    email: '',
    password: '',
    aceite_termos: false,
    convite,
  };
}

/** Only what the type is asked for: the contract refuses anything else. */
export function somenteDoTipo(campos: CamposDoRegistro): Partial<CamposDoRegistro> {
  const nomes: readonly Campo[] = [...COMUNS, ...CAMPOS_DO_TIPO[campos.tipo]];
  const enviados = Object.fromEntries(nomes.map((nome) => [nome, campos[nome]]));
  return campos.convite ? { ...enviados, convite: campos.convite } : enviados;
}

const formularioSchema = z.pipe(
  z.transform((campos: CamposDoRegistro): unknown => somenteDoTipo(campos)),
  registroSchema,
);

/** Checks the form with the same contract that the server uses. */
export const resolverDoRegistro = standardSchemaResolver<CamposDoRegistro, unknown, Registro>(
  formularioSchema,
);

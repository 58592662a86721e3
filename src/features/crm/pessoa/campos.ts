import {
  cartaoSchema,
  type DadosDoCartao,
  type DadosDoLead,
  leadSchema,
} from '@domain/crm/cadastro.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import type { Cartao } from '../api/linhas.ts';

/** What stands in the fields about a person, as typed. */
export interface CamposDaPessoa {
  nome: string;
  telefone: string;
  email: string;
  origem: string;
  responsavel_id: string;
  proximo_contato: string;
  etiquetas: string;
}

export const PESSOA_VAZIA: Readonly<CamposDaPessoa> = {
  nome: '',
  telefone: '',
  email: '',
  origem: 'telefone',
  responsavel_id: '',
  proximo_contato: '',
  etiquetas: '',
};

const comoDigitado = z.transform((campos: CamposDaPessoa): unknown => campos);

/** Of a lead everything is kept here; of a patient, only what is not in the registration. */
export const resolverDoLead = standardSchemaResolver<CamposDaPessoa, unknown, DadosDoLead>(
  z.pipe(comoDigitado, leadSchema),
);
export const resolverDoPaciente = standardSchemaResolver<CamposDaPessoa, unknown, DadosDoCartao>(
  z.pipe(comoDigitado, cartaoSchema),
);

/** How each field reads outside of the form. */
export const ROTULOS_DA_PESSOA: Readonly<Record<keyof CamposDaPessoa, string>> = {
  nome: 'Nome',
  telefone: 'Telefone',
  email: 'E-mail',
  origem: 'Origem',
  responsavel_id: 'Responsável',
  proximo_contato: 'Próximo contato',
  etiquetas: 'Etiquetas',
};

/** A stored person as the form starts from them. */
export const versaoDa = (pessoa: Cartao) => ({
  campos: camposDa(pessoa),
  revisao: pessoa.revisao,
});

/** A stored person as the fields show them. */
export function camposDa(pessoa: Cartao): CamposDaPessoa {
  return {
    nome: pessoa.nome,
    telefone: mascaraDeTelefone(pessoa.telefone ?? ''),
    email: pessoa.email ?? '',
    origem: pessoa.origem,
    responsavel_id: pessoa.responsavel_id ?? '',
    proximo_contato: pessoa.proximo_contato ?? '',
    etiquetas: pessoa.etiquetas.join(', '),
  };
}

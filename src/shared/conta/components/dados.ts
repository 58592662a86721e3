import { type AtualizacaoDePerfil, atualizacaoDePerfilSchema } from '@domain/contracts/registro.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';

/** What a person changes of the own account, as it is typed. Specialty is asked of doctors only. */
export interface CamposDoPerfil {
  nome: string;
  telefone: string;
  especialidade?: string;
}

export const resolverDoPerfil = standardSchemaResolver<
  CamposDoPerfil,
  unknown,
  AtualizacaoDePerfil
>(
  z.pipe(
    z.transform((campos: CamposDoPerfil): unknown => campos),
    atualizacaoDePerfilSchema,
  ),
);

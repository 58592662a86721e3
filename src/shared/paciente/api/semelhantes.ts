import { pacienteGuardadoSchema } from '@domain/contracts/paciente.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoPaciente } from './keys.ts';

/** Why a registration may be the same person. */
const MOTIVOS = ['cpf', 'cns', 'nome_e_nascimento', 'nome_e_telefone', 'nome'] as const;

const semelhanteSchema = z.extend(
  z.pick(pacienteGuardadoSchema, {
    id: true,
    nome: true,
    nome_social: true,
    data_nascimento: true,
    cpf: true,
    telefone: true,
  }),
  { motivo: z.enum(MOTIVOS) },
);
export type Semelhante = z.infer<typeof semelhanteSchema>;

/** What of a registration may tell that the person is already registered. */
export interface Semelhanca {
  nome: string;
  data_nascimento: string | null;
  cpf: string | null;
  cns: string | null;
  telefone: string | null;
}

/** Registrations that may be the same person, with the reason. */
export function semelhantesOptions(clinicaId: string, dados: Semelhanca, exceto: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.semelhantes(clinicaId, dados),
    queryFn: async ({ signal }): Promise<Semelhante[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('pacientes_semelhantes', {
            p_clinica: clinicaId,
            p_nome: dados.nome,
            p_data_nascimento: dados.data_nascimento,
            p_cpf: dados.cpf,
            p_cns: dados.cns,
            p_telefone: dados.telefone,
            p_exceto: exceto,
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(semelhanteSchema), linhas);
    },
    staleTime: 0,
  });
}

import type { Perfil } from '@domain/contracts/perfil.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '../supabase/consulta.ts';
import { lerLinhas } from '../supabase/linhas.ts';
import { clinicasConhecidas, lembrarClinicas } from './conhecidas.ts';

/** A clinic as the person works in it: the tenant of what is shown (specification §3). */
export interface Clinica {
  id: string;
  nome: string;
  email: string;
  /** Its time zone, as `America/Manaus`. */
  fuso: string;
  /** The own practice of a doctor whose plan has ended: its records are read, nothing new is made. */
  soLeitura?: boolean;
}

const linhaSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  fuso: z.string(),
  consultorio: z.boolean(),
  so_leitura: z.boolean(),
});

/** The others work in none, and need not be online to hear it. */
const TRABALHAM_EM_CLINICA = new Set<Perfil['tipo']>(['medico', 'clinica', 'hospital', 'staff']);

export const chaveDasClinicas = (perfilId: string) => ['clinicas-disponiveis', perfilId] as const;

/** Where a person may work; while it is read, where this device last heard that they may. */
export function clinicasOptions(perfil: Perfil) {
  return queryOptions({
    queryKey: chaveDasClinicas(perfil.id),
    queryFn: async () => {
      const lidas = TRABALHAM_EM_CLINICA.has(perfil.tipo) ? await clinicasDisponiveis() : [];
      lembrarClinicas(perfil.id, lidas);
      return lidas;
    },
    placeholderData: () => clinicasConhecidas(perfil.id),
  });
}

/** Lists where a person may work, in order of name; the own practice of a doctor comes last. */
async function clinicasDisponiveis(): Promise<Clinica[]> {
  const linhas = lerLinhas(
    z.array(linhaSchema),
    await consultar((db) => db.rpc('minhas_clinicas')),
  );
  return linhas.map(({ id, nome, email, fuso, consultorio, so_leitura }) => ({
    id,
    nome: consultorio ? 'Atendimento individual' : nome,
    email,
    fuso,
    ...(so_leitura && { soLeitura: true }),
  }));
}

/**
 * Chooses the saved clinic if it is still available, otherwise the first one (specification §4).
 */
export function escolherClinica(disponiveis: readonly Clinica[], salva: string | null) {
  return disponiveis.find(({ id }) => id === salva) ?? disponiveis[0] ?? null;
}

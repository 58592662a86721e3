import type { Perfil } from '@domain/contracts/perfil.ts';
import { consultar } from '../supabase/consulta.ts';

/** A clinic as the person works in it: the tenant of what is shown (specification §3). */
export interface Clinica {
  id: string;
  nome: string;
  email: string;
}

interface Vinculo {
  clinica: Clinica | null;
}

/** Where a person may work, in order of name: the own practice of a doctor comes last. */
export async function clinicasDisponiveis(perfil: Perfil): Promise<Clinica[]> {
  switch (perfil.tipo) {
    case 'medico':
      return [...(await clinicasVinculadas(perfil.id)), ...atendimentoIndividual(perfil)];
    case 'clinica':
    case 'hospital':
      return [{ id: perfil.id, nome: perfil.nome, email: perfil.email }];
    case 'staff':
      return perfil.clinica_id ? [await clinicaDaEquipe(perfil.clinica_id)] : [];
    default:
      return [];
  }
}

async function clinicasVinculadas(medicoId: string): Promise<Clinica[]> {
  const vinculos = await consultar<Vinculo[]>((db) =>
    db
      .from('clinica_medicos')
      .select('clinica:profiles!clinica_medicos_clinica_id_fkey(id, nome, email)')
      .eq('medico_id', medicoId)
      .eq('ativo', true)
      .overrideTypes<Vinculo[], { merge: false }>(),
  );
  return vinculos
    .flatMap(({ clinica }) => clinica ?? [])
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

function atendimentoIndividual(perfil: Perfil): Clinica[] {
  if (!perfil.permite_atendimento_individual) return [];
  return [{ id: perfil.id, nome: 'Atendimento individual', email: perfil.email }];
}

function clinicaDaEquipe(clinicaId: string): Promise<Clinica> {
  return consultar<Clinica>((db) =>
    db.from('profiles').select('id, nome, email').eq('id', clinicaId).single(),
  );
}

/** The saved clinic if it is still available, otherwise the first one (specification §4). */
export function escolherClinica(disponiveis: readonly Clinica[], salva: string | null) {
  return disponiveis.find(({ id }) => id === salva) ?? disponiveis[0] ?? null;
}

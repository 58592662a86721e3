import type { Horario } from '@domain/plantao/padroes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDosPlantoesDoHospital } from './keys.ts';

/** What is published of a shift besides its hours. */
export interface CamposDaVaga {
  setor: string | null;
  especialidade: string | null;
  valor_centavos: number | null;
  observacoes: string | null;
  desistencia_horas: number;
}

/** Publishes open shifts, all or none. */
export async function publicarVagas(
  hospitalId: string,
  campos: CamposDaVaga,
  horarios: readonly Horario[],
): Promise<void> {
  await consultar((db) =>
    db
      .from('vagas_de_plantao')
      .insert(horarios.map((horario) => ({ clinica_id: hospitalId, ...campos, ...horario })))
      .select('id'),
  );
}

/** Takes an open shift back, also from who had taken it. */
export async function cancelarVaga(id: string): Promise<void> {
  await consultar((db) => db.rpc('cancelar_vaga', { p_vaga: id }));
}

/** Reads the hospital's shifts again, after a change of them. */
export function useReler(hospitalId: string): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: chavesDosPlantoesDoHospital.tudo(hospitalId) });
}

import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { consultar } from '@/lib/supabase/consulta.ts';

/** Writes a registration over the revision that was read; yields the new one. */
export async function atualizarPaciente(
  id: string,
  dados: CadastroDePaciente,
  lida: number,
): Promise<number> {
  const { revisao } = await consultar((db) =>
    db
      .from('pacientes')
      .update({ ...dados, revisao: lida })
      .eq('id', id)
      .select('revisao')
      .single(),
  );
  return revisao;
}

/** Inactivates or reactivates a registration; nothing is ever deleted. */
export async function definirPacienteAtivo(id: string, ativo: boolean): Promise<void> {
  await consultar((db) =>
    db.from('pacientes').update({ ativo }).eq('id', id).select('id').single(),
  );
}

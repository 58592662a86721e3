import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';

/**
 * Registers a patient under an id made on this device. Sent again after a lost answer, it finds
 * the row it made.
 */
export async function cadastrarPaciente(
  id: string,
  clinicaId: string,
  dados: CadastroDePaciente,
): Promise<void> {
  try {
    await consultar((db) =>
      db
        .from('pacientes')
        .insert({ id, clinica_id: clinicaId, ...dados })
        .select('id')
        .single(),
    );
  } catch (erro) {
    if (!foiRecusado(erro, 'JA_EXISTE')) throw erro;
    const proprio = await consultar((db) => db.from('pacientes').select('id').eq('id', id));
    if (proprio.length === 0) throw erro;
  }
}

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

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

export function atualizarPaciente(id: string, dados: CadastroDePaciente): Promise<void> {
  return alterar(id, dados);
}

/** Inactivates or reactivates a registration; nothing is ever deleted. */
export function definirPacienteAtivo(id: string, ativo: boolean): Promise<void> {
  return alterar(id, { ativo });
}

async function alterar(id: string, campos: CadastroDePaciente | { ativo: boolean }): Promise<void> {
  await consultar((db) => db.from('pacientes').update(campos).eq('id', id).select('id').single());
}

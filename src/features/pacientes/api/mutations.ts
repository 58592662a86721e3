import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { ErroComSentenca, ErroDoBanco } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';

/** Another registration of the clinic has this CPF or CNS; the database keeps one of each. */
export class ErroDePacienteRepetido extends ErroComSentenca {
  override readonly name = 'ErroDePacienteRepetido';

  constructor() {
    super('Já existe um paciente com este CPF ou CNS nesta clínica. Abra o cadastro dele.');
  }
}

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
    if (!repetido(erro)) throw erro;
    const proprio = await consultar((db) => db.from('pacientes').select('id').eq('id', id));
    if (proprio.length === 0) throw new ErroDePacienteRepetido();
  }
}

export async function atualizarPaciente(id: string, dados: CadastroDePaciente): Promise<void> {
  try {
    await alterar(id, dados);
  } catch (erro) {
    throw repetido(erro) ? new ErroDePacienteRepetido() : erro;
  }
}

/** Inactivates or reactivates a registration; nothing is ever deleted. */
export function definirPacienteAtivo(id: string, ativo: boolean): Promise<void> {
  return alterar(id, { ativo });
}

async function alterar(id: string, campos: CadastroDePaciente | { ativo: boolean }): Promise<void> {
  await consultar((db) => db.from('pacientes').update(campos).eq('id', id).select('id').single());
}

function repetido(erro: unknown): boolean {
  return erro instanceof ErroDoBanco && erro.codigo === '23505';
}

import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { ErroComSentenca, ErroDoBanco } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { type Cadastro, COLUNAS_DO_CADASTRO, cadastroSchema } from './linhas.ts';

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
): Promise<Cadastro> {
  try {
    const linha = await consultar((db) =>
      db
        .from('pacientes')
        .insert({ id, clinica_id: clinicaId, ...dados })
        .select(COLUNAS_DO_CADASTRO)
        .single(),
    );
    return lerLinhas(cadastroSchema, linha);
  } catch (erro) {
    if (!repetido(erro)) throw erro;
    return buscarOProprio(id);
  }
}

export async function atualizarPaciente(id: string, dados: CadastroDePaciente): Promise<Cadastro> {
  try {
    return await alterar(id, dados);
  } catch (erro) {
    throw repetido(erro) ? new ErroDePacienteRepetido() : erro;
  }
}

/** Inactivates or reactivates a registration; nothing is ever deleted. */
export function definirPacienteAtivo(id: string, ativo: boolean): Promise<Cadastro> {
  return alterar(id, { ativo });
}

async function alterar(id: string, campos: CadastroDePaciente | { ativo: boolean }) {
  const linha = await consultar((db) =>
    db.from('pacientes').update(campos).eq('id', id).select(COLUNAS_DO_CADASTRO).single(),
  );
  return lerLinhas(cadastroSchema, linha);
}

/** The row with this very id, or else the one that was in the way is somebody else's. */
async function buscarOProprio(id: string): Promise<Cadastro> {
  const linhas = await consultar((db) =>
    db.from('pacientes').select(COLUNAS_DO_CADASTRO).eq('id', id),
  );
  const [linha] = linhas;
  if (!linha) throw new ErroDePacienteRepetido();
  return lerLinhas(cadastroSchema, linha);
}

function repetido(erro: unknown): boolean {
  return erro instanceof ErroDoBanco && erro.codigo === '23505';
}

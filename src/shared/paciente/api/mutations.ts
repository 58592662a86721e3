import type { CadastroDePaciente, PacienteResumido } from '@domain/contracts/paciente.ts';
import { ErroDoBanco, foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { COLUNAS_DO_RESUMO, type ResumoClinico, resumoClinicoSchema } from './queries.ts';

const ALTERADO_POR_OUTRA_PESSOA =
  'Outra pessoa acabou de alterar alergias ou alertas. Feche, confira o que mudou e altere de novo.';

/**
 * Writes allergies and alerts over what was read (null: nothing was there).
 * @throws {ErroDoBanco} when a colleague changed them since, so that nothing is lost unseen.
 */
export async function guardarResumo(
  paciente: Pick<PacienteResumido, 'id' | 'clinica_id'>,
  lido: ResumoClinico | null,
  resumo: Pick<ResumoClinico, 'alergias' | 'nega_alergias' | 'alertas'>,
): Promise<ResumoClinico> {
  const escrever = lido ? alterarResumo(paciente, lido, resumo) : criarResumo(paciente, resumo);
  return escrever.catch((erro: unknown) => {
    const ultrapassado = foiRecusado(erro, 'JA_EXISTE', 'NAO_ENCONTRADO');
    throw ultrapassado ? new ErroDoBanco(ALTERADO_POR_OUTRA_PESSOA, 'CONFLITO', 409) : erro;
  });
}

async function alterarResumo(
  { id }: Pick<PacienteResumido, 'id'>,
  lido: ResumoClinico,
  resumo: Pick<ResumoClinico, 'alergias' | 'nega_alergias' | 'alertas'>,
): Promise<ResumoClinico> {
  const linha = await consultar((db) =>
    db
      .from('resumos_clinicos')
      .update(resumo)
      .eq('paciente_id', id)
      .eq('atualizado_em', lido.atualizado_em)
      .select(COLUNAS_DO_RESUMO)
      .single(),
  );
  return lerLinhas(resumoClinicoSchema, linha);
}

async function criarResumo(
  { id, clinica_id }: Pick<PacienteResumido, 'id' | 'clinica_id'>,
  resumo: Pick<ResumoClinico, 'alergias' | 'nega_alergias' | 'alertas'>,
): Promise<ResumoClinico> {
  const linha = await consultar((db) =>
    db
      .from('resumos_clinicos')
      .insert({ paciente_id: id, clinica_id, ...resumo })
      .select(COLUNAS_DO_RESUMO)
      .single(),
  );
  return lerLinhas(resumoClinicoSchema, linha);
}

/**
 * Registers a patient under an id made on this device. Sent again after a lost answer, it finds
 * the row it made.
 */
export async function cadastrarPaciente(
  id: string,
  clinicaId: string,
  dados: Partial<CadastroDePaciente> & Pick<CadastroDePaciente, 'nome'>,
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

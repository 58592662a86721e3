import { type PacienteResumido, pacienteResumidoSchema } from '@domain/contracts/paciente.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ErroDoBanco } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

/** What must be seen before anything is done to a patient. */
export const resumoClinicoSchema = z.object({
  alergias: z.array(z.string()),
  nega_alergias: z.boolean(),
  alertas: z.array(z.string()),
  atualizado_em: z.string(),
});
export type ResumoClinico = z.infer<typeof resumoClinicoSchema>;

const COLUNAS =
  'id, clinica_id, nome, nome_social, data_nascimento, sexo, cpf, cns, telefone, ativo, data_obito';
const COLUNAS_DO_RESUMO = 'alergias, nega_alergias, alertas, atualizado_em';

export const chavesDoPaciente = {
  todos: (clinicaId: string) => ['paciente', clinicaId] as const,
  um: (clinicaId: string, id: string) => ['paciente', clinicaId, id] as const,
  identidade: (clinicaId: string, id: string) => ['paciente', clinicaId, id, 'identidade'] as const,
  resumo: (clinicaId: string, id: string) => ['paciente', clinicaId, id, 'resumo'] as const,
};

/** The name a patient is called by. */
export function nomeExibido(paciente: Pick<PacienteResumido, 'nome' | 'nome_social'>): string {
  return paciente.nome_social ?? paciente.nome;
}

/** A patient's identity; null when there is none with this id, or it is not the caller's to see. */
export function pacienteOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.identidade(clinicaId, id),
    queryFn: ({ signal }) => buscarPaciente(id, signal),
  });
}

/** Allergies and alerts; null when the patient was never asked. */
export function resumoClinicoOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoPaciente.resumo(clinicaId, id),
    queryFn: ({ signal }) => buscarResumo(id, signal),
  });
}

async function buscarPaciente(id: string, sinal: AbortSignal): Promise<PacienteResumido | null> {
  // An address typed by hand may hold anything: what is no id belongs to nobody.
  if (!z.uuid().safeParse(id).success) return null;
  const linhas = await consultar((db) =>
    db.from('pacientes').select(COLUNAS).eq('id', id).abortSignal(sinal),
  );
  return lerLinhas(z.array(pacienteResumidoSchema), linhas)[0] ?? null;
}

async function buscarResumo(id: string, sinal: AbortSignal): Promise<ResumoClinico | null> {
  const linhas = await consultar((db) =>
    db.from('resumos_clinicos').select(COLUNAS_DO_RESUMO).eq('paciente_id', id).abortSignal(sinal),
  );
  return lerLinhas(z.array(resumoClinicoSchema), linhas)[0] ?? null;
}

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
    const ultrapassado = erro instanceof ErroDoBanco && ['23505', 'PGRST116'].includes(erro.codigo);
    throw ultrapassado ? new ErroDoBanco(ALTERADO_POR_OUTRA_PESSOA, erro.codigo, 409) : erro;
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

import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { AppError } from '../_shared/http/erro.ts';

const pacienteSchema = z.object({
  nome: z.string(),
  nome_social: z.nullable(z.string()),
  data_nascimento: z.nullable(z.string()),
  sexo: z.string(),
});
export type Paciente = z.infer<typeof pacienteSchema>;

/**
 * Who a question is about, as its caller reads it; null where nobody was named.
 * @throws {AppError} 404 where the caller does not reach the patient.
 */
export async function lerPaciente(banco: Banco, id: string | null): Promise<Paciente | null> {
  if (id === null) return null;
  const resposta = await banco
    .from('pacientes')
    .select('nome,nome_social,data_nascimento,sexo')
    .eq('id', id)
    .limit(1);
  const [paciente] = dadosDe(resposta, z.array(pacienteSchema));
  if (!paciente) throw new AppError('NAO_ENCONTRADO', 'Não encontramos este paciente.');
  return paciente;
}

/** How a patient is called, to be taken out of what is asked. */
export function nomesDe(paciente: Paciente | null): readonly string[] {
  return [paciente?.nome, paciente?.nome_social].filter((nome) => typeof nome === 'string');
}

const aberturaSchema = z.tuple([
  z.object({
    interacao: z.nullable(z.uuid()),
    bloqueado_ate: z.nullable(z.string()),
    modelo_externo: z.boolean(),
  }),
]);

interface Pergunta {
  readonly texto: string;
  readonly contexto: string;
  readonly conversa: string;
  readonly clinica: string | null;
  readonly paciente: string | null;
  /** An answer that is to be judged, without identifiers; absent, the question is to be answered. */
  readonly conferida?: string;
}

interface Aberta {
  readonly id: string;
  /** Whether whoever answers for the data agreed that a model outside is asked. */
  readonly modeloExterno: boolean;
}

/**
 * Writes a question into the log, as its caller.
 * @throws {AppError} 403 who may not ask, 429 who asks too often.
 */
export async function abrirPergunta(banco: Banco, pergunta: Pergunta): Promise<Aberta> {
  const resposta = await banco.rpc('abrir_pergunta', {
    p_conversa: pergunta.conversa,
    p_contexto: pergunta.contexto,
    p_pergunta: pergunta.texto,
    p_clinica: pergunta.clinica,
    p_paciente: pergunta.paciente,
    p_conferida: pergunta.conferida ?? null,
  });
  const [{ interacao, bloqueado_ate, modelo_externo }] = dadosDe(resposta, aberturaSchema);
  if (interacao !== null) return { id: interacao, modeloExterno: modelo_externo };
  throw emMuitoPoucoTempo(bloqueado_ate ?? '');
}

/** A 429 that says when to ask again. */
export function emMuitoPoucoTempo(ate: string): AppError {
  const espera = Math.ceil((Date.parse(ate) - Date.now()) / 1000);
  return new AppError('BLOQUEADO', 'Muitas perguntas em pouco tempo. Aguarde um minuto.', {
    cabecalhos: { 'retry-after': String(Math.max(1, espera || 1)) },
  });
}

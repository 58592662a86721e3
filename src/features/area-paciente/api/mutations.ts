import type { TipoDeSolicitacao } from '@domain/area-paciente/solicitacoes.ts';
import type { Canal } from '@domain/crm/contato.ts';
import * as z from 'zod/mini';
import { ErroDoBanco, foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { Periodo } from './linhas.ts';

/** Only the clinic, by telephone, can still do what was asked. */
export function soPorTelefone(erro: unknown): boolean {
  return foiRecusado(erro, 'SO_PELA_CLINICA');
}

const usoDoCodigoSchema = z.object({
  clinica_nome: z.nullable(z.string()),
  erro: z.nullable(z.string()),
});

/**
 * Links the account to the registration that a code names. Yields the clinic's name.
 * @throws {ErroDoBanco} with the sentence to show when the code is not accepted.
 */
export async function usarCodigo(codigo: string): Promise<string> {
  const linha = await consultar((db) =>
    db.rpc('usar_codigo_de_paciente', { p_codigo: codigo }).single(),
  );
  const { clinica_nome, erro } = lerLinhas(usoDoCodigoSchema, linha);
  // A refusal comes as a row: raised, it would take back the count of attempts.
  if (erro !== null) throw new ErroDoBanco(erro, 'REGRA_VIOLADA', 422);
  return clinica_nome ?? '';
}

export async function encerrarVinculo(contaId: string): Promise<void> {
  await consultar((db) => db.rpc('encerrar_conta_de_paciente', { p_conta: contaId }));
}

export async function confirmarPresenca(id: string): Promise<void> {
  await consultar((db) =>
    db.rpc('mudar_status', { p_agendamento: id, p_status: 'confirmado', p_observacoes: null }),
  );
}

export async function cancelarAgendamento(id: string, motivo: string): Promise<void> {
  await consultar((db) =>
    db.rpc('mudar_status', {
      p_agendamento: id,
      p_status: 'cancelado',
      p_observacoes: motivo || null,
    }),
  );
}

/** Moves an appointment to a free time of the same doctor. */
export async function remarcarAgendamento(id: string, inicio: string): Promise<void> {
  await consultar((db) => db.rpc('remarcar', { p_agendamento: id, p_inicio: inicio }));
}

export async function responderOferta(id: string, aceita: boolean): Promise<void> {
  await consultar((db) =>
    aceita
      ? db.rpc('aceitar_oferta', { p_agendamento: id })
      : db.rpc('recusar_oferta', { p_agendamento: id }),
  );
}

export interface NovoPedido {
  /** Made where the time was chosen, so that sending it twice asks once. */
  id: string;
  paciente: string;
  tipo: string;
  medico: string;
  inicio: string;
  observacoes: string;
}

export async function pedirAgendamento(pedido: NovoPedido): Promise<void> {
  await consultar((db) =>
    db.rpc('pedir_agendamento', {
      p_id: pedido.id,
      p_paciente: pedido.paciente,
      p_tipo: pedido.tipo,
      p_medico: pedido.medico,
      p_inicio: pedido.inicio,
      p_observacoes: pedido.observacoes || null,
    }),
  );
}

export async function entrarNaEspera(
  paciente: string,
  tipo: string,
  medico: string | null,
  periodo: Periodo,
): Promise<void> {
  await consultar((db) =>
    db.rpc('entrar_na_espera', {
      p_paciente: paciente,
      p_tipo: tipo,
      p_medico: medico,
      p_periodo: periodo,
    }),
  );
}

export async function sairDaEspera(id: string): Promise<void> {
  await consultar((db) => db.rpc('sair_da_espera', { p_lista: id }));
}

export async function definirDivulgacao(
  pacienteId: string,
  canal: Canal,
  vale: boolean,
): Promise<void> {
  await consultar((db) =>
    db.rpc('definir_meu_consentimento', {
      p_paciente: pacienteId,
      p_canal: canal,
      p_vale: vale,
    }),
  );
}

export async function definirTeleconsulta(pacienteId: string, vale: boolean): Promise<void> {
  await consultar((db) =>
    db.rpc('definir_minha_teleconsulta', { p_paciente: pacienteId, p_vale: vale }),
  );
}

export async function definirRecusaDeIa(pacienteId: string, recusa: boolean): Promise<void> {
  await consultar((db) =>
    db.rpc('definir_minha_recusa_de_ia', { p_paciente: pacienteId, p_recusa: recusa }),
  );
}

export interface NovaSolicitacao {
  id: string;
  paciente: string;
  tipo: TipoDeSolicitacao;
  texto: string;
}

export async function abrirSolicitacao(nova: NovaSolicitacao): Promise<void> {
  await consultar((db) =>
    db.rpc('abrir_solicitacao', {
      p_id: nova.id,
      p_paciente: nova.paciente,
      p_tipo: nova.tipo,
      p_texto: nova.texto,
    }),
  );
}

export async function cancelarSolicitacao(id: string): Promise<void> {
  await consultar((db) => db.rpc('cancelar_solicitacao', { p_id: id }));
}

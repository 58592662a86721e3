import { type HorarioLivre, horarioLivreSchema } from '@domain/contracts/agenda.ts';
import { falhaDoBanco } from '@domain/falhas/banco.ts';
import * as z from 'zod/mini';
import type { Banco, Resposta } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { AppError } from '../_shared/http/erro.ts';

/** The time that somebody wanted. */
interface Desejo {
  readonly clinica_id: string;
  readonly medico_id: string;
  readonly tipo_id: string;
  readonly inicio: string;
}

/** Makes a 409 that tells what is free near the time that was wanted. */
export function conflito(frase: string, alternativas: readonly HorarioLivre[]): AppError {
  return new AppError('CONFLITO', frase, { anexo: { alternativas } });
}

/** Makes a 404 for an appointment out of the caller's reach, whether there is one or not. */
export function agendamentoNaoEncontrado(cause?: unknown): AppError {
  return new AppError('NAO_ENCONTRADO', 'Agendamento não encontrado.', { cause });
}

/**
 * Throws a 409 with the free slots near the time wanted, or a 404 for a row that the policies hide,
 * when that is why a change was refused; returns for any other reason.
 */
export async function recusarMudanca(
  banco: Banco,
  resposta: Resposta<unknown>,
  desejo: () => Promise<Desejo>,
): Promise<void> {
  if (foiOcultado(resposta)) throw agendamentoNaoEncontrado(resposta.error);
  const falha = resposta.error && falhaDoBanco(resposta.error);
  if (falha?.codigo === 'CONFLITO') {
    throw conflito(falha.frase, await alternativasA(banco, await desejo()));
  }
}

/** Throws a 403 when nothing was written, because the policies hide the doctor's agenda. */
export function recusarAgendaAlheia(resposta: Resposta<unknown>): void {
  if (!foiOcultado(resposta)) return;
  throw new AppError('PROIBIDO', 'Você não agenda para este médico nesta clínica.', {
    cause: resposta.error,
  });
}

/** Whether a policy refused, which gives no reason. */
function foiOcultado({ error }: Resposta<unknown>): boolean {
  const falha = error && falhaDoBanco(error);
  return falha?.codigo === 'PROIBIDO' && !falha.especifica;
}

async function alternativasA(banco: Banco, desejo: Desejo): Promise<HorarioLivre[]> {
  const resposta = await banco.rpc('alternativas_de_horario', {
    p_clinica: desejo.clinica_id,
    p_medico: desejo.medico_id,
    p_tipo: desejo.tipo_id,
    p_inicio: desejo.inicio,
  });
  return dadosDe(resposta, z.array(horarioLivreSchema));
}

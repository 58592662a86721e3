import { type HorarioLivre, horarioLivreSchema } from '@domain/contracts/agenda.ts';
import * as z from 'zod/mini';
import type { Banco, Resposta } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { AppError } from '../_shared/http/erro.ts';

/** What somebody wanted to hold. */
interface Desejo {
  readonly clinica_id: string;
  readonly medico_id: string;
  readonly tipo_id: string;
  readonly inicio: string;
}

const OCUPADO = '23P01';
const REGRAS: ReadonlySet<string | undefined> = new Set(['23514', 'AG003']);
const CHAVE_ALHEIA = '23503';
const SEM_ACESSO = '42501';

/** A 409 that tells what is free near the time that was wanted. */
export function conflito(frase: string, alternativas: readonly HorarioLivre[]): AppError {
  return new AppError('CONFLITO', frase, { anexo: { alternativas } });
}

/** Throws the 422 that a broken rule stands for; nothing for any other answer. */
export function recusarPelaRegra({ error }: Resposta<unknown>): void {
  if (error && REGRAS.has(error.code)) {
    const frase = fraseNossa(error) ?? 'Confira o horário e a duração.';
    throw new AppError('REGRA_VIOLADA', frase, { cause: error });
  }
  if (error?.code === CHAVE_ALHEIA) {
    const frase = 'Paciente, tipo de atendimento ou sala não são desta clínica.';
    throw new AppError('REGRA_VIOLADA', frase, { cause: error });
  }
}

/**
 * Throws what a refused change stands for: 409 with free slots near the time wanted, 422 for a rule,
 * 404 for a row out of the caller's reach, 403 for a change that is not theirs; else nothing.
 */
export async function recusarMudanca(
  banco: Banco,
  resposta: Resposta<unknown>,
  desejo: () => Promise<Desejo>,
): Promise<void> {
  recusarPelaRegra(resposta);
  const { error } = resposta;
  if (error?.code === OCUPADO) {
    throw conflito(fraseDoConflito(error), await alternativasA(banco, await desejo()));
  }
  if (error?.code === SEM_ACESSO) {
    const frase = fraseNossa(error);
    if (frase?.startsWith('Só ')) throw new AppError('PROIBIDO', frase, { cause: error });
    throw new AppError('NAO_ENCONTRADO', 'Agendamento não encontrado.', { cause: error });
  }
}

/** Nothing was written, because the policies hide the doctor's agenda from the caller. */
export function recusarAgendaAlheia({ error }: Resposta<unknown>): void {
  if (error?.code !== SEM_ACESSO) return;
  throw new AppError('PROIBIDO', 'Você não agenda para este médico nesta clínica.', {
    cause: error,
  });
}

/** What a trigger says is for the person; what a constraint or a policy says is not. */
function fraseNossa({ message }: { readonly message: string }): string | undefined {
  return /\bviolates\b/.test(message) ? undefined : message;
}

function fraseDoConflito(erro: { readonly message: string }): string {
  if (erro.message.includes('one_appointment_at_a_time_in_a_room')) {
    return 'A sala já está ocupada neste horário.';
  }
  return fraseNossa(erro) ?? 'O médico já tem atendimento neste horário.';
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

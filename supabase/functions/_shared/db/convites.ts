import { falhaDoBanco } from '@domain/falhas/banco.ts';
import { FALHAS } from '@domain/falhas/codigos.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import * as z from 'zod/mini';
import { AppError } from '../http/erro.ts';
import type { Banco } from './banco.ts';
import { bancoPublico } from './caller.ts';
import { conferirResposta, dadosDe } from './resposta.ts';

const consultaSchema = z.array(z.object({ valido: z.boolean(), tipo: z.string() }));

/** @throws {AppError} 422 when the link is unknown, used, cancelled, expired or for another type. */
export async function conferirConvite(token: string, tipo: TipoDeUsuario): Promise<void> {
  const [convite] = dadosDe(
    await bancoPublico().rpc('consultar_convite', { p_token: token }),
    consultaSchema,
  );
  if (!convite?.valido) throw recusado(FALHAS.CONVITE_INVALIDO.frase);
  if (convite.tipo !== tipo) throw recusado('Convite: este link é para outro tipo de conta.');
}

/**
 * Accepts an invitation as its bearer; returns a sentence that says why not, or null when it
 * worked.
 */
export async function aceitarConvite(banco: Banco, token: string): Promise<string | null> {
  const resposta = await banco.rpc('aceitar_convite', { p_token: token });
  const recusa = resposta.error && falhaDoBanco(resposta.error);
  if (recusa?.codigo === 'CONVITE_INVALIDO') return recusa.frase;
  conferirResposta(resposta);
  return null;
}

function recusado(frase: string): AppError {
  return new AppError('CONVITE_INVALIDO', frase, { campos: { convite: frase } });
}

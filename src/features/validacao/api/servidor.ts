import type { Ancora } from '@domain/assinatura/cadeia.ts';
import {
  type RespostaDeValidacao,
  respostaDeAncorasSchema,
  respostaDeValidacaoSchema,
} from '@domain/contracts/assinatura.ts';
import * as z from 'zod/mini';
import { env } from '@/config/env.ts';
import { api } from '@/lib/api/api.ts';

/** Asks by the code of a document, as anybody may: no session goes along. */
export async function validarCodigo(verificationCode: string): Promise<RespostaDeValidacao> {
  return await api.post('/validate-signature', {
    corpo: { verificationCode },
    resposta: respostaDeValidacaoSchema,
    token: null,
  });
}

/** The contract of an opening, without the rest of its file: this page weighs no more than a sign-in. */
const respostaDeAberturaSchema = z.object({ endereco: z.string(), receita: z.unknown() });

/** What who has both codes of a paper may see. */
export interface Original {
  /** Of the PDF, for a minute. */
  endereco: string;
  /** What is left to dispense, in the contract of dispensing; null of what is no prescription. */
  receita: unknown;
}

/** Opens a document for who has both codes of its paper. */
export async function abrirOriginal(
  verificationCode: string,
  accessCode: string,
): Promise<Original> {
  const { endereco, receita } = await api.post('/validate-signature/open', {
    corpo: { verificationCode, accessCode },
    resposta: respostaDeAberturaSchema,
    token: null,
  });
  return { endereco: env.supabaseUrl + endereco, receita };
}

/** The roots that this installation trusts. */
export async function buscarAncoras(): Promise<Ancora[]> {
  const { ancoras } = await api.get('/validate-signature/ancoras', {
    resposta: respostaDeAncorasSchema,
    token: null,
  });
  return ancoras.map(({ der, ambiente }) => ({
    der: Uint8Array.from(atob(der), (letra) => letra.charCodeAt(0)),
    ambiente,
  }));
}

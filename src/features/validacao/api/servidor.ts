import type { Ancora } from '@domain/assinatura/cadeia.ts';
import {
  type RespostaDeValidacao,
  respostaDeAncorasSchema,
  respostaDeArquivoSchema,
  respostaDeRevogacaoSchema,
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

/** What is known here of a file, by its SHA-256; null where it was not signed here. */
export async function consultarArquivo(sha256: string): Promise<RespostaDeValidacao | null> {
  const { registro } = await api.post('/validate-signature/file', {
    corpo: { sha256 },
    resposta: respostaDeArquivoSchema,
    token: null,
  });
  return registro;
}

/** What the authorities of a way to a root say of it, asked by the server: no page reaches them. */
export async function consultarRevogacao(certificados: readonly Uint8Array[]) {
  const { completa, revogadoEm } = await api.post('/validate-signature/revocation', {
    corpo: {
      certificates: certificados.map((um) =>
        btoa(Array.from(um, (byte) => String.fromCharCode(byte)).join('')),
      ),
    },
    resposta: respostaDeRevogacaoSchema,
    token: null,
  });
  return { completa, revogadoEm: revogadoEm === null ? null : new Date(revogadoEm) };
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

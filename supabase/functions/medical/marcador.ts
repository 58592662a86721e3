import { decodeBase64Url, encodeBase64Url } from '@std/encoding/base64url';
import type * as z from 'zod/mini';
import { invalido } from '../_shared/http/entrada.ts';

/**
 * Writes where a page ended, by the columns of its order, so that the next page starts right after
 * it whatever was written meanwhile. Encoded so that nobody takes it for something to edit.
 */
export function escreverMarcador(posicao: readonly string[]): string {
  return encodeBase64Url(JSON.stringify(posicao));
}

/** @throws {AppError} 400 for a marker that this function did not write. */
export function lerMarcador<T>(texto: string, contrato: z.ZodMiniType<T>): T {
  const resultado = contrato.safeParse(decodificar(texto));
  if (!resultado.success) throw invalido(['apos'], 'Página: marcador inválido.');
  return resultado.data;
}

function decodificar(texto: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decodeBase64Url(texto)));
  } catch {
    return undefined;
  }
}

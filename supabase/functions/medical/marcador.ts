import { semCaractereInvalido } from '@domain/texto.ts';
import { decodeBase64Url, encodeBase64Url } from '@std/encoding/base64url';
import * as z from 'zod/mini';
import { invalido } from '../_shared/http/entrada.ts';

/**
 * Where a page of patients ended: the order's own columns, so that the next page starts right after
 * it whatever was registered meanwhile. Written so that nobody takes it for something to edit.
 */
const marcadorSchema = z.tuple([z.string().check(z.refine(semCaractereInvalido)), z.uuid()]);

interface Posicao {
  readonly nome_ordem: string;
  readonly id: string;
}

/** The marker of a position, for the query string. */
export function escreverMarcador({ nome_ordem, id }: Posicao): string {
  return encodeBase64Url(JSON.stringify([nome_ordem, id]));
}

/** @throws {AppError} 400 for a marker that this function did not write. */
export function lerMarcador(texto: string): Posicao {
  const resultado = marcadorSchema.safeParse(decodificar(texto));
  if (!resultado.success) throw invalido(['apos'], 'Página: marcador inválido.');
  const [nome_ordem, id] = resultado.data;
  return { nome_ordem, id };
}

function decodificar(texto: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decodeBase64Url(texto)));
  } catch {
    return undefined;
  }
}

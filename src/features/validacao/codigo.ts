import { lerCodigo } from '@domain/contracts/assinatura.ts';

/** Finds the code in what a QR says: the address of a document, here or for the ITI, or the code alone. */
export function codigoDoQr(texto: string): string | undefined {
  const sozinho = lerCodigo(texto);
  if (sozinho) return sozinho;
  if (!URL.canParse(texto)) return undefined;
  const { searchParams, pathname } = new URL(texto);
  return lerCodigo(searchParams.get('codigo') ?? pathname.split('/').at(-1) ?? '');
}

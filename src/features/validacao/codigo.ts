/** Letters and digits of a code: Crockford's base 32, without I, L, O and U. */
const CODIGO = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * Reads a verification code as a person types it: small letters, other separators, O for 0, I and L
 * for 1. Null where it is none.
 * @example lerCodigo('abcd efgh jkmn') // 'ABCD-EFGH-JKMN'
 */
export function lerCodigo(texto: string): string | null {
  const letras = texto
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!CODIGO.test(letras)) return null;
  return `${letras.slice(0, 4)}-${letras.slice(4, 8)}-${letras.slice(8)}`;
}

/** Finds the code in what a QR says: the address of a document, here or for the ITI, or the code alone. */
export function codigoDoQr(texto: string): string | null {
  const sozinho = lerCodigo(texto);
  if (sozinho) return sozinho;
  if (!URL.canParse(texto)) return null;
  const { searchParams, pathname } = new URL(texto);
  return lerCodigo(searchParams.get('codigo') ?? pathname.split('/').at(-1) ?? '');
}

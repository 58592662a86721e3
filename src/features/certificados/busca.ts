import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** What a cloud of certificates hands back (RFC 6749, 4.1.2): the code, or why there is none. */
export const buscaDoRetorno = contratoDaBusca({ state: texto, code: texto, error: texto });

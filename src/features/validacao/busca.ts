import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** The public validation: the code that a QR brought. */
export const buscaDaValidacao = contratoDaBusca({ codigo: texto });

import { type QuemChega, quemChega } from '@/lib/clinica/chegada.ts';
import { cache } from './cache.ts';
import { sessao } from './servicos.ts';

/** The parameters of an address. */
export type Parametros = Readonly<Record<string, string>>;

/** What a screen asks for as soon as it is on its way; `adiantar` of its file. */
export interface ComAdiantamento {
  adiantar: (quem: QuemChega, parametros: Parametros) => void;
}

/**
 * Asks for what a screen will show, while its file and the session are on their way. Whatever fails here
 * is asked again by the screen, which says so.
 */
export async function adiantar(
  importar: () => Promise<ComAdiantamento>,
  parametros: Parametros,
): Promise<void> {
  const [tela, quem] = await Promise.all([importar(), quemChega(sessao, cache)]);
  if (quem) tela.adiantar(quem, parametros);
}

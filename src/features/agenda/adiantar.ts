import { NO_CELULAR } from '@/components/noCelular.ts';
import type { QuemChega } from '@/lib/clinica/chegada.ts';
import { estruturaOptions } from './api/estrutura.ts';
import { bloqueiosOptions, periodoOptions } from './api/queries.ts';
import { noFuso } from './calendario/fuso.ts';
import { limitesDosDias } from './useDados.ts';
import { diasDaVista, lerVista, vistaNoAparelho } from './vista.ts';

/** Asks for how the agenda is set up, and for the days that it shows first. */
export function adiantar({ cache, perfil, clinica }: QuemChega): void {
  void cache.prefetchQuery(estruturaOptions(clinica.id));
  const hoje = noFuso(Date.now(), clinica.fuso).dia;
  const vista = lerVista({}, hoje, perfil.tipo === 'medico' ? perfil.id : null);
  const celular = window.matchMedia(NO_CELULAR).matches;
  const { de, ate } = limitesDosDias(diasDaVista(vistaNoAparelho(vista, celular)), clinica.fuso);
  void cache.prefetchQuery(periodoOptions(clinica.id, de, ate));
  void cache.prefetchQuery(bloqueiosOptions(clinica.id, de, ate));
}

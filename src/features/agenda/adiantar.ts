import { NO_CELULAR } from '@/components/noCelular.ts';
import type { QuemChega } from '@/lib/clinica/chegada.ts';
import { adiantarConjunta } from '@/lib/query/conjunta.ts';
import { estruturaOptions } from './api/estrutura.ts';
import { bloqueiosOptions, hojeOptions, periodoOptions } from './api/queries.ts';
import { noFuso } from './calendario/fuso.ts';
import { limitesDosDias } from './useDados.ts';
import { diasDaVista, lerVista, vistaNoAparelho } from './vista.ts';

/** Asks for how the agenda is set up, and for the days that it shows first. */
export function adiantar({ cache, perfil, clinica }: QuemChega): void {
  void cache.prefetchQuery(estruturaOptions(clinica.id));
  const hoje = noFuso(Date.now(), clinica.fuso).dia;
  const vista = lerVista({}, hoje, perfil.tipo === 'medico' ? perfil.id : null);
  const celular = window.matchMedia(NO_CELULAR).matches;
  const dias = diasDaVista(vistaNoAparelho(vista, celular));
  const { de, ate } = limitesDosDias(dias, clinica.fuso);
  if (dias.length === 1) {
    adiantarConjunta(cache, hojeOptions(clinica.id), periodoOptions(clinica.id, de, ate));
  }
  void cache.prefetchQuery(periodoOptions(clinica.id, de, ate));
  void cache.prefetchQuery(bloqueiosOptions(clinica.id, de, ate));
}

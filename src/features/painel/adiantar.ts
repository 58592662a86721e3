import type { Permissao } from '@domain/permissoes.ts';
import type { QuemChega } from '@/lib/clinica/chegada.ts';
import { diaOptions } from './api/dia.ts';
import { passosOptions } from './api/passos.ts';
import { comecaEm } from './primeiros-passos.ts';

/** Asks for what stands first on the dashboard. */
export function adiantar({ cache, perfil, permissoes, clinica }: QuemChega): void {
  void cache.prefetchQuery(diaOptions(clinica.id));
  const pode = (permissao: Permissao) => permissoes.includes(permissao);
  if (comecaEm(perfil, clinica, pode)) void cache.prefetchQuery(passosOptions(clinica.id));
}

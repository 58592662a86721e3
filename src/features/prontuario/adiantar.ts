import type { QuemChega } from '@/lib/clinica/chegada.ts';
import { pacienteOptions } from '@/shared/paciente/api/queries.ts';
import { linhaDoTempoOptions, rascunhosOptions } from './api/queries.ts';
import { situacaoOptions } from './api/situacao.ts';

const le = ({ permissoes }: QuemChega) => permissoes.includes('prontuario.ler');

/** Asks who the patient of an address is, and whether the record is hidden. */
export function adiantarPaciente(quem: QuemChega, { id = '' }: { id?: string }): void {
  const { cache, clinica } = quem;
  void cache.prefetchQuery(pacienteOptions(clinica.id, id));
  if (le(quem)) void cache.prefetchQuery(situacaoOptions(clinica.id, id));
}

/** Asks for the first page of the timeline as it is without a filter; a hidden record answers nothing. */
export function adiantarLinhaDoTempo(quem: QuemChega, { id = '' }: { id?: string }): void {
  if (!le(quem)) return;
  const { cache, clinica, perfil } = quem;
  const filtro = { fuso: clinica.fuso };
  void cache.prefetchInfiniteQuery(linhaDoTempoOptions(clinica.id, id, filtro, perfil.id));
}

/** Asks for the drafts that a new entry may go on with. */
export function adiantarRascunhos(
  { cache, clinica }: QuemChega,
  { id = '' }: { id?: string },
): void {
  void cache.prefetchQuery(rascunhosOptions(clinica.id, id));
}

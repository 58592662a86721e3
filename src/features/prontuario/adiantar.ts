import type { QuemChega } from '@/lib/clinica/chegada.ts';
import { adiantarConjunta } from '@/lib/query/conjunta.ts';
import { calculosPorExtensoOptions } from '@/shared/calculos/api/queries.ts';
import { capaOptions } from '@/shared/paciente/api/capa.ts';
import { pacienteOptions, resumoClinicoOptions } from '@/shared/paciente/api/queries.ts';
import { documentosOptions } from '@/shared/prescricao/api/documentos.ts';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';
import { folhaOptions } from './api/folha.ts';
import { plantoesDoPacienteOptions } from './api/plantoes.ts';
import { autoresOptions, linhaDoTempoOptions, rascunhosOptions } from './api/queries.ts';
import { situacaoOptions } from './api/situacao.ts';

const le = ({ permissoes }: QuemChega) => permissoes.includes('prontuario.ler');

/** Asks who the patient of an address is, whether the record is hidden, and what stands in its header. */
export function adiantarPaciente(quem: QuemChega, { id = '' }: { id?: string }): void {
  const { cache, clinica } = quem;
  const paciente = pacienteOptions(clinica.id, id);
  adiantarConjunta(cache, capaOptions(clinica.id, id), paciente);
  void cache.prefetchQuery(paciente);
  if (!le(quem)) return;
  void cache.prefetchQuery(situacaoOptions(clinica.id, id));
  void cache.prefetchQuery(resumoClinicoOptions(clinica.id, id));
  void cache.prefetchQuery(folhaOptions(clinica.id, id));
}

/** Asks for the record as it is without a filter; a hidden one answers nothing. */
export function adiantarLinhaDoTempo(quem: QuemChega, { id = '' }: { id?: string }): void {
  if (!le(quem)) return;
  const { cache, clinica, perfil } = quem;
  const linha = linhaDoTempoOptions(clinica.id, id, { fuso: clinica.fuso }, perfil.id);
  adiantarConjunta(cache, inicioOptions(clinica.id, id), linha);
  void cache.prefetchInfiniteQuery(linha);
  void cache.prefetchQuery(autoresOptions(clinica.id, id));
  void cache.prefetchQuery(calculosPorExtensoOptions(clinica.id, id));
  void cache.prefetchQuery(documentosOptions(clinica.id, id));
  void cache.prefetchQuery(plantoesDoPacienteOptions(clinica.id, id));
}

/** Asks for the drafts that a new entry may go on with. */
export function adiantarRascunhos(
  { cache, clinica }: QuemChega,
  { id = '' }: { id?: string },
): void {
  void cache.prefetchQuery(rascunhosOptions(clinica.id, id));
}

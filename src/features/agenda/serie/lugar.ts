import { useQuery } from '@tanstack/react-query';
import type { Detalhe } from '../api/linhas.ts';
import { serieOptions } from '../api/serie.ts';
import { aindaMuda, usePapel } from '../permissao.ts';

/** The appointments of the same series, in order; none for one that stands alone. */
function useSerieDe(clinicaId: string, { serie_id: serie }: Pick<Detalhe, 'serie_id'>) {
  return useQuery({ ...serieOptions(clinicaId, serie ?? ''), enabled: serie !== null }).data ?? [];
}

/** `2º de 10`: where an appointment stands in its series. */
export function useLugarNaSerie(
  clinicaId: string,
  agendamento: Pick<Detalhe, 'id' | 'serie_id'>,
): string | null {
  const todos = useSerieDe(clinicaId, agendamento);
  const posicao = todos.findIndex(({ id }) => id === agendamento.id);
  return posicao < 0 ? null : `${posicao + 1}º de ${todos.length}`;
}

/** How many of a series follow an appointment, as far as this person may still cancel them. */
export function useSeguintes(
  clinicaId: string,
  agendamento: Pick<Detalhe, 'id' | 'inicio' | 'serie_id'>,
): number {
  const papel = usePapel(clinicaId);
  const comeco = Date.parse(agendamento.inicio);
  return useSerieDe(clinicaId, agendamento).filter(
    (outro) =>
      outro.id !== agendamento.id &&
      Date.parse(outro.inicio) >= comeco &&
      aindaMuda(outro) &&
      papel(outro.medico_id) !== null,
  ).length;
}

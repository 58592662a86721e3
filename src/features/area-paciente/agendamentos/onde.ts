import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { anterioresOptions, proximosOptions } from '../api/queries.ts';

/** The two lists of a patient's appointments. */
export type Lista = 'proximos' | 'anteriores';

/**
 * The list that holds an appointment: the past ones when it is found there, as one that was cancelled
 * is; else those to come, where what took the place of a moved one is.
 * @param id null when none is looked for: nothing is asked then.
 */
export function useOndeEsta(id: string | null): Lista {
  const proximos = useQuery({ ...proximosOptions, enabled: id !== null });
  const porVir = proximos.data?.some((um) => um.id === id) ?? true;
  const procura = id !== null && !porVir;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    ...anterioresOptions,
    enabled: procura,
  });
  const achado = data?.pages.some((pagina) => pagina.some((um) => um.id === id)) ?? false;
  const maisLonge = procura && !achado && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (maisLonge) void fetchNextPage();
  }, [maisLonge, fetchNextPage]);
  return procura && achado ? 'anteriores' : 'proximos';
}

import {
  type IndiceDeCodigos,
  indexarCodigos,
  type LinhaDeCodigo,
} from '@domain/prontuario/cid.ts';
import { queryOptions } from '@tanstack/react-query';

/** The official list, where somebody imported it before building (scripts/importar-cid.ts). */
const OFICIAL = import.meta.glob<{ default: LinhaDeCodigo[] }>('./dados/cid10-oficial.json');

/** CID-10 ready for search; fetched once, when somebody first looks for a diagnosis. */
export function cid10Options() {
  return queryOptions({
    queryKey: ['cid10'],
    queryFn: carregar,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function carregar(): Promise<IndiceDeCodigos> {
  const [{ default: comuns }, { default: frequentes }, ...oficiais] = await Promise.all([
    import('@domain/prontuario/dados/cid10.json'),
    import('@domain/prontuario/dados/frequentes.json'),
    ...Object.values(OFICIAL).map((buscar) => buscar()),
  ]);
  // Our own short names stand before the official ones.
  const linhas = new Map<string, LinhaDeCodigo>();
  for (const linha of [...oficiais.flatMap((lista) => lista.default), ...comuns]) {
    linhas.set(linha[0] ?? '', linha);
  }
  return indexarCodigos([...linhas.values()], frequentes);
}

import {
  type Query,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { CACHE } from '@/config/constants.ts';
import type { Json } from '../../../supabase/functions/_shared/db/database.types.ts';
import { lerLinhas } from '../supabase/linhas.ts';

/** How long after it was asked an answer still tells how things are, in ms. */
const AINDA_VALE = 30_000;

/** What a joint call answered: by the name of each reading, its rows. */
export type Partes = Readonly<Record<string, Json | undefined>>;

interface Opcoes {
  queryKey: QueryKey;
  queryFn: (contexto: { signal: AbortSignal }) => Promise<Json>;
}

/**
 * One call that answers several readings of a screen together, made as soon as somebody goes there
 * (`adiantarConjunta`). Each reading takes its part of it (`daConjunta`).
 */
export function conjunta({ queryKey, queryFn }: Opcoes) {
  return queryOptions({
    queryKey,
    queryFn: async (contexto): Promise<Partes> => partesDe(await queryFn(contexto)),
    retry: false,
    gcTime: AINDA_VALE,
  });
}

const partesDe = (resposta: Json): Partes =>
  typeof resposta === 'object' && resposta !== null && !Array.isArray(resposta) ? resposta : {};

/** What was taken of each call. */
const tomadas = new WeakMap<object, Set<string>>();

/**
 * Reads what a joint call answered, on its way or just come; each part serves once. Whoever reads again,
 * or finds none, or one that does not serve (`serve`), asks alone.
 */
export async function daConjunta<Lido>(
  cache: QueryClient,
  { queryKey }: ReturnType<typeof conjunta>,
  parte: string,
  contrato: z.ZodMiniType<Lido>,
  perguntar: () => Promise<Lido>,
  serve: (partes: Partes) => boolean = () => true,
): Promise<Lido> {
  const chamada = cache.getQueryCache().find<Partes>({ queryKey });
  const partes = chamada && tomar(chamada, parte) ? await respostaDe(chamada) : undefined;
  const resposta = partes && serve(partes) ? partes[parte] : undefined;
  return resposta === undefined ? perguntar() : lerLinhas(contrato, resposta);
}

/** Whether a part was there to be taken: what changed since, or was read before, is asked anew. */
function tomar(chamada: Query<Partes>, parte: string): boolean {
  const ja = tomadas.get(chamada) ?? new Set();
  if (chamada.state.isInvalidated || ja.has(parte)) return false;
  tomadas.set(chamada, ja.add(parte));
  return true;
}

/** The answer; undefined where the call failed. */
function respostaDe({ state, promise }: Query<Partes>): Promise<Partes | undefined> {
  return state.data ? Promise.resolve(state.data) : Promise.resolve(promise).catch(() => undefined);
}

/** Makes a joint call, unless the reading that matters most still holds, or is on its way already. */
export function adiantarConjunta(
  cache: QueryClient,
  chamada: ReturnType<typeof conjunta>,
  { queryKey }: { queryKey: QueryKey },
): void {
  const leituras = cache.getQueryCache();
  const leitura = leituras.find({ queryKey });
  const anterior = leituras.find({ queryKey: chamada.queryKey });
  const aCaminho = [leitura, anterior].some((uma) => uma?.state.fetchStatus === 'fetching');
  if (aCaminho || leitura?.isStaleByTime(CACHE.validoPor) === false) return;
  // A new one: of the last one the parts are taken.
  if (anterior) leituras.remove(anterior);
  void cache.prefetchQuery(chamada);
}

/**
 * Makes a joint call before the readings of this render, one of which is `leitura`, where nobody has gone
 * ahead (`adiantar` of the screen): on a device that knows who comes, the screen may be there first.
 */
export function useConjunta(
  chamada: ReturnType<typeof conjunta>,
  leitura: { queryKey: QueryKey },
  enabled = true,
): void {
  const cache = useQueryClient();
  if (enabled && !cache.getQueryState(leitura.queryKey)) adiantarConjunta(cache, chamada, leitura);
}

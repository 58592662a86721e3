import { infiniteQueryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaArea } from './keys.ts';
import { type Acesso, acessoSchema } from './linhas.ts';

const POR_PAGINA = 40;

/** Who opened a record of the account, newest first, a page at a time. */
export function acessosOptions(pacienteId: string) {
  return infiniteQueryOptions({
    queryKey: chavesDaArea.acessos(pacienteId),
    queryFn: async ({ pageParam, signal }): Promise<Acesso[]> =>
      lerLinhas(
        z.array(acessoSchema),
        await consultar((db) =>
          db
            .rpc('acessos_ao_meu_prontuario', {
              p_paciente: pacienteId,
              p_apos: pageParam,
              p_limite: POR_PAGINA,
            })
            .abortSignal(signal),
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (pagina): string | null =>
      pagina.length < POR_PAGINA ? null : (pagina.at(-1)?.quando ?? null),
    staleTime: 0,
  });
}

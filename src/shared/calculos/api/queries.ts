import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { buscarParte } from '@/lib/errors/parte.ts';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';
import { chavesDosCalculos } from './keys.ts';
import {
  type CalculoLido,
  COLUNAS_DO_CALCULO,
  COLUNAS_DO_CALCULO_LIDO,
  calculoLidoSchema,
  calculoSchema,
} from './linhas.ts';

const lidosSchema = z.array(calculoLidoSchema);

/** The most rows that the database gives at once. */
const MAXIMO = 1000;
/** How many results the tools look back on. */
const PARA_AS_FERRAMENTAS = 300;

/** Every result kept in a patient's record, as it is read, newest first; annulled ones are marked. */
export function calculosPorExtensoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDosCalculos.porExtenso(clinicaId, pacienteId),
    queryFn: async ({ client, signal }) => {
      const guardados = await daConjunta(
        client,
        inicioOptions(clinicaId, pacienteId),
        'calculos',
        lidosSchema,
        () => buscarLidos(pacienteId, signal),
      );
      if (guardados.length === 0) return [];
      const { porExtenso } = await buscarParte(() => import('../por-extenso.ts'));
      return guardados.map(porExtenso);
    },
  });
}

async function buscarLidos(pacienteId: string, sinal: AbortSignal): Promise<CalculoLido[]> {
  const linhas = await consultar((db) =>
    db
      .from('calculos')
      .select(COLUNAS_DO_CALCULO_LIDO)
      .eq('paciente_id', pacienteId)
      .order('criado_em', { ascending: false })
      .order('id')
      .limit(MAXIMO)
      .abortSignal(sinal),
  );
  return lerLinhas(lidosSchema, linhas);
}

/** Results kept in a patient's record with what they were made of, newest first; annulled ones are marked. */
export function calculosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDosCalculos.completos(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('calculos')
          .select(COLUNAS_DO_CALCULO)
          .eq('paciente_id', pacienteId)
          .order('criado_em', { ascending: false })
          .limit(PARA_AS_FERRAMENTAS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(calculoSchema), linhas);
    },
  });
}

/** Reads the kept results of a patient again, wherever and under whichever clinic they are shown. */
export function relerCalculos(cache: QueryClient, pacienteId: string): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => chavesDosCalculos.saoDoPaciente(queryKey, pacienteId),
  });
}

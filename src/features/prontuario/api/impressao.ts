import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoProntuario, type FiltroNoFuso } from './keys.ts';
import type { EntradaComAdendos } from './linhas.ts';
import { argumentos, buscarPagina, type Marcador } from './queries.ts';

const texto = z.nullable(z.string());
const qualificacaoSchema = z.object({
  nome_mae: texto,
  naturalidade: texto,
  logradouro: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  cidade: texto,
  uf: texto,
  cep: texto,
});
/** What the paper says of a patient besides what every screen does. */
export type Qualificacao = z.infer<typeof qualificacaoSchema>;

/** Mother, birthplace and address of a patient. */
export function qualificacaoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.qualificacao(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('pacientes')
          .select(Object.keys(qualificacaoSchema.shape).join(', '))
          .eq('id', pacienteId)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(qualificacaoSchema), linhas)[0] ?? null;
    },
  });
}

/** As many as the database gives at once. */
const POR_LEITURA = 100;

/** Every entry that a filter lets through, the oldest first, as a record is read on paper. */
export function prontuarioInteiroOptions(
  clinicaId: string,
  pacienteId: string,
  filtro: FiltroNoFuso,
  leitorId: string,
) {
  return queryOptions({
    queryKey: chavesDoProntuario.inteiro(clinicaId, pacienteId, filtro),
    queryFn: async ({ signal }) => {
      const pedido = argumentos(pacienteId, filtro, leitorId);
      const lidas: EntradaComAdendos[] = [];
      let apos: Marcador = null;
      do {
        const pagina = await buscarPagina(pedido, apos, POR_LEITURA, signal);
        lidas.push(...pagina.entradas);
        apos = pagina.proximo;
      } while (apos !== null);
      return lidas.reverse();
    },
    // What is printed is what there is.
    staleTime: 0,
    gcTime: 0,
  });
}

import { colunas } from '@domain/contracts/colunas.ts';
import {
  type ConflitoDePlantao,
  conflitoDePlantaoSchema,
  type LocalDePlantao,
  localDePlantaoSchema,
  type Plantao,
  plantaoSchema,
} from '@domain/contracts/plantoes.ts';
import type { Horario } from '@domain/plantao/padroes.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar, consultarTodas } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosPlantoes } from './keys.ts';

/** No shift is longer; the table says so. */
const MAIS_LONGO = 36 * 3_600_000;

const COLUNAS_DO_LOCAL = colunas(localDePlantaoSchema, {
  termos: 'termos:termos_do_local(vigente_de,termos,criado_em)',
});
const COLUNAS_DO_PLANTAO = colunas(plantaoSchema, {
  lancamentos:
    'lancamentos:lancamentos_de_plantao(id,tipo,dia,valor_centavos,documento,motivo,anulado_em)',
});

/** Own places with every version of how they pay, in order of name. */
export function locaisOptions(medicoId: string) {
  return queryOptions({
    queryKey: chavesDosPlantoes.locais(medicoId),
    queryFn: async ({ signal }): Promise<LocalDePlantao[]> => {
      const linhas = await consultar((db) =>
        db
          .from('locais_de_plantao')
          .select(COLUNAS_DO_LOCAL)
          .eq('medico_id', medicoId)
          .order('nome')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(localDePlantaoSchema), linhas);
    },
  });
}

/** Own shifts that fall in `[de, ate)`, two instants, in order of beginning. */
export function plantoesOptions(medicoId: string, de: string, ate: string) {
  return queryOptions({
    queryKey: chavesDosPlantoes.entre(medicoId, de, ate),
    queryFn: async ({ signal }): Promise<Plantao[]> => {
      const desde = new Date(Date.parse(de) - MAIS_LONGO).toISOString();
      const linhas = await consultarTodas((db, primeira, ultima) =>
        db
          .from('plantoes')
          .select(COLUNAS_DO_PLANTAO)
          .eq('medico_id', medicoId)
          .gte('inicio', desde)
          .lt('inicio', ate)
          .gt('fim', de)
          .order('inicio')
          .order('id')
          .range(primeira, ultima)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(plantaoSchema), linhas);
    },
  });
}

/**
 * What stands against shifts that are to be planned, in clinics too unless one is on call at home;
 * `menos` is the one that is being changed.
 */
export function conflitosOptions(
  medicoId: string,
  horarios: readonly Horario[],
  menos: string | null,
  sobreaviso: boolean,
) {
  return queryOptions({
    queryKey: chavesDosPlantoes.conflitos(medicoId, { horarios, menos, sobreaviso }),
    queryFn: async ({ signal }): Promise<ConflitoDePlantao[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('conflitos_de_plantao', {
            p_inicios: horarios.map(({ inicio }) => inicio),
            p_fins: horarios.map(({ fim }) => fim),
            p_menos: menos,
            p_sobreaviso: sobreaviso,
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(conflitoDePlantaoSchema), linhas);
    },
    enabled: horarios.length > 0,
    staleTime: 0,
  });
}

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { env } from '@/config/env.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosPlantoes } from './keys.ts';

const calendarioSchema = z.object({
  /** Null: the calendar does not ring. */
  avisar_antes_min: z.nullable(z.number()),
  criado_em: z.string(),
  lido_em: z.nullable(z.string()),
});
export type CalendarioAssinado = z.infer<typeof calendarioSchema>;

/** What is known of the own address; null where there is none. The address itself is not kept. */
export function calendarioOptions(medicoId: string) {
  return queryOptions({
    queryKey: chavesDosPlantoes.calendario(medicoId),
    queryFn: async ({ signal }): Promise<CalendarioAssinado | null> => {
      const linhas = await consultar((db) =>
        db
          .from('calendarios_de_plantao')
          .select('avisar_antes_min, criado_em, lido_em')
          .eq('medico_id', medicoId)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(calendarioSchema), linhas)[0] ?? null;
    },
  });
}

/** Makes an address, in the place of the one before; yields its key, which nobody reads again. */
export async function criarCalendario(avisarAntesMin: number | null): Promise<string> {
  const chave = await consultar((db) =>
    db.rpc('criar_calendario_de_plantoes', { p_avisar_antes: avisarAntesMin }),
  );
  return lerLinhas(z.string(), chave);
}

export async function encerrarCalendario(): Promise<void> {
  await consultar((db) => db.rpc('encerrar_calendario_de_plantoes'));
}

export async function mudarAviso(medicoId: string, avisarAntesMin: number | null): Promise<void> {
  await consultar((db) =>
    db
      .from('calendarios_de_plantao')
      .update({ avisar_antes_min: avisarAntesMin })
      .eq('medico_id', medicoId)
      .select('medico_id')
      .single(),
  );
}

/** The address that a calendar subscribes to. */
export const enderecoDoCalendario = (chave: string) =>
  `${env.supabaseUrl}/functions/v1/calendario/${chave}.ics`;

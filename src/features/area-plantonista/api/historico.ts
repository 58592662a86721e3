import { atendimentoSchema, sessaoDePlantaoSchema } from '@domain/contracts/atendimento.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosPlantoes } from './keys.ts';

/** The most shifts that are read at once: half a year of every other day. */
export const MAXIMO_DE_SESSOES = 100;

const atendidoSchema = z.pick(atendimentoSchema, {
  id: true,
  descricao: true,
  sexo: true,
  idade_anos: true,
  cor: true,
  chegada_em: true,
  clinico: true,
  desfecho: true,
  desfecho_dados: true,
});
export type Atendido = z.infer<typeof atendidoSchema>;

const sessaoPassadaSchema = z.object({
  ...z.omit(sessaoDePlantaoSchema, { motivo: true }).shape,
  atendimentos: z.array(atendidoSchema),
});
/** A shift that ended, with who was attended in it. */
export type SessaoPassada = z.infer<typeof sessaoPassadaSchema>;

const COLUNAS = colunas(sessaoPassadaSchema, {
  atendimentos:
    'atendimentos(id,descricao,sexo,idade_anos,cor,chegada_em,clinico,desfecho,desfecho_dados)',
});

/** Own shifts that ended and began in `[de, ate)`, two instants, the newest first. */
export function historicoOptions(medicoId: string, de: string, ate: string) {
  return queryOptions({
    queryKey: chavesDosPlantoes.historico(medicoId, de, ate),
    queryFn: async ({ signal }): Promise<SessaoPassada[]> => {
      const linhas = await consultar((db) =>
        db
          .from('sessoes_plantao')
          .select(COLUNAS)
          .eq('medico_id', medicoId)
          .eq('status', 'finalizada')
          .gte('inicio', de)
          .lt('inicio', ate)
          .order('inicio', { ascending: false })
          .limit(MAXIMO_DE_SESSOES)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(sessaoPassadaSchema), linhas);
    },
  });
}

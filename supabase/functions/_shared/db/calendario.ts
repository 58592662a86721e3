import type { PlantaoNoCalendario } from '@domain/plantao/calendario.ts';
import * as z from 'zod/mini';
import { ambiente } from './ambiente.ts';
import { abrirBanco } from './caller.ts';
import { dadosDe } from './resposta.ts';

/**
 * Shifts for a calendar. The service key passes every policy, so no client of it leaves this file: who
 * asks by the key of an address is nobody. Imported by the route of the calendar alone.
 */

const talvez = z.nullable(z.string());
const linhaSchema = z.object({
  id: z.uuid(),
  inicio: z.string(),
  fim: z.string(),
  vale: z.boolean(),
  sobreaviso: z.boolean(),
  local_nome: z.string(),
  setor: talvez,
  endereco: talvez,
  cidade: talvez,
  sequencia: z.number(),
  alterado_em: z.string(),
  avisar_antes_min: z.nullable(z.number()),
});
/** The one row of an address that was asked too often. */
const esperaSchema = z.object({ bloqueado_ate: z.string() });
const respostaSchema = z.array(z.union([esperaSchema, linhaSchema]));

/** What a calendar may be told. */
interface CalendarioLido {
  readonly bloqueado: boolean;
  readonly avisarAntesMin: number | null;
  readonly lidos: readonly PlantaoNoCalendario[];
}

/** The shifts of an address, by its key; an unknown one is not found. */
export async function lerCalendario(chave: string): Promise<CalendarioLido> {
  const { chaveDeServico } = ambiente();
  const servico = abrirBanco(chaveDeServico, chaveDeServico);
  const linhas = dadosDe(
    await servico.rpc('plantoes_do_calendario', { p_chave: chave }),
    respostaSchema,
  );
  const lidos = linhas.flatMap((linha) => ('bloqueado_ate' in linha ? [] : [linha]));
  return {
    bloqueado: lidos.length < linhas.length,
    avisarAntesMin: lidos[0]?.avisar_antes_min ?? null,
    lidos,
  };
}

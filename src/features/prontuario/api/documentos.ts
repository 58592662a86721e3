import { colunas } from '@domain/contracts/colunas.ts';
import { TIPOS_DE_DOCUMENTO_EMITIDO } from '@domain/documentos/tipos.ts';
import { normalizarBusca } from '@domain/texto.ts';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

/** A row of `prescricoes` that was emitted, as the timeline shows it. */
export const documentoNaLinhaSchema = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_DE_DOCUMENTO_EMITIDO),
  especie: z.nullable(z.string()),
  estado: z.enum(['emitida', 'dispensada', 'cancelada']),
  assinatura: z.nullable(z.enum(['digital', 'manual'])),
  emitida_em: z.string(),
  valida_ate: z.nullable(z.string()),
  medico_id: z.uuid(),
  medico_nome: z.string(),
  motivo_do_cancelamento: z.nullable(z.string()),
  conteudo: z.object({
    itens: z.optional(z.array(z.object({ nome: z.string(), posologia: z.string() }))),
  }),
});
export type DocumentoNaLinha = z.infer<typeof documentoNaLinhaSchema>;

interface Recorte {
  /** Emitted then or later; absent: from the first on. */
  desde?: string | undefined;
  /** Emitted before then; absent: to the last. */
  antesDe?: string | undefined;
  medicoId?: string | undefined;
}

/** What was emitted for a patient in a stretch of time, newest first. */
export async function buscarDocumentos(
  pacienteId: string,
  { desde, antesDe, medicoId }: Recorte,
  sinal: AbortSignal,
): Promise<DocumentoNaLinha[]> {
  const linhas = await consultar((db) => {
    let consulta = db
      .from('prescricoes')
      .select(colunas(documentoNaLinhaSchema))
      .eq('paciente_id', pacienteId)
      .not('emitida_em', 'is', null);
    if (desde) consulta = consulta.gte('emitida_em', desde);
    if (antesDe) consulta = consulta.lt('emitida_em', antesDe);
    if (medicoId) consulta = consulta.eq('medico_id', medicoId);
    return consulta.order('emitida_em', { ascending: false }).abortSignal(sinal);
  });
  return lerLinhas(z.array(documentoNaLinhaSchema), linhas);
}

/** Whether the items of a document say something, as the timeline is searched: without case and accents. */
export function dizTexto({ conteudo }: Pick<DocumentoNaLinha, 'conteudo'>, texto: string): boolean {
  const procurado = normalizarBusca(texto.trim());
  return (conteudo.itens ?? []).some(({ nome, posologia }) =>
    normalizarBusca(`${nome} ${posologia}`).includes(procurado),
  );
}

import { colunas } from '@domain/contracts/colunas.ts';
import {
  documentoEscritoSchema,
  ESTADOS_DO_SNCR,
  type ItemDePrescricao,
} from '@domain/contracts/prescricao.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';

/** Of what was emitted for a patient. */
export const chaveDosDocumentos = (clinicaId: string, pacienteId: string) =>
  ['prescricao', clinicaId, pacienteId, 'documentos'] as const;

const documentoSchema = z.extend(documentoEscritoSchema, {
  composicao_id: z.uuid(),
  estado: z.enum(['rascunho', 'descartada', 'emitida', 'dispensada', 'cancelada']),
  assinatura: z.nullable(z.enum(['digital', 'manual'])),
  vias: z.number(),
  sncr: z.enum(ESTADOS_DO_SNCR),
  criado_em: z.string(),
  medico_id: z.uuid(),
  motivo_do_cancelamento: z.nullable(z.string()),
});
/** A document as the record keeps it. */
export type Documento = z.infer<typeof documentoSchema>;
export const documentosSchema = z.array(documentoSchema);

const DOCUMENTOS = 60;

/** Emitted documents of a patient, newest first. */
export function documentosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chaveDosDocumentos(clinicaId, pacienteId),
    queryFn: ({ client, signal }) =>
      daConjunta(client, inicioOptions(clinicaId, pacienteId), 'documentos', documentosSchema, () =>
        buscarDocumentos(pacienteId, signal),
      ),
  });
}

async function buscarDocumentos(pacienteId: string, sinal: AbortSignal): Promise<Documento[]> {
  const linhas = await consultar((db) =>
    db
      .from('prescricoes')
      .select(colunas(documentoSchema))
      .eq('paciente_id', pacienteId)
      .not('emitida_em', 'is', null)
      .order('emitida_em', { ascending: false })
      .limit(DOCUMENTOS)
      .abortSignal(sinal),
  );
  return lerLinhas(documentosSchema, linhas);
}

/** What was prescribed together, however it was divided by receituário; of what is cancelled, nothing. */
export function itensDaComposicao(
  documentos: readonly Documento[],
  composicaoId: string,
): ItemDePrescricao[] {
  return documentos
    .filter(
      ({ composicao_id, tipo, estado }) =>
        composicao_id === composicaoId && tipo === 'prescricao' && estado !== 'cancelada',
    )
    .flatMap(({ conteudo }) => conteudo.itens ?? [])
    .map((item) => ({ ...item }));
}

import type { TipoDeDocumento } from '@domain/assinatura/tipos.ts';
import { enderecoDeValidacao } from '@domain/contracts/prescricao.ts';
import type { VerificacaoNoPapel } from '@domain/impressos/tipos.ts';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const codigosSchema = z.object({ codigo: z.string(), acesso: z.string() });

/** The codes that stand on an own document before it is signed; the same until it is. */
export async function reservarCodigo(
  tipo: TipoDeDocumento,
  id: string,
): Promise<VerificacaoNoPapel> {
  const { codigo, acesso } = lerLinhas(
    codigosSchema,
    await consultar((db) => db.rpc('reservar_codigo', { p_tipo: tipo, p_id: id }).single()),
  );
  return { codigo, acesso, url: enderecoDeValidacao(window.location.origin, codigo) };
}

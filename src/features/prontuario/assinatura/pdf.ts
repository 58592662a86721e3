import { baseDaEvolucaoSchema } from '@domain/contracts/prontuario-papel.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';

/**
 * Makes the PDF of a finished entry as the record has it now, with its codes; what makes it is fetched
 * when it is asked. @throws {ErroComSentenca} where the entry is out of reach.
 */
export async function montarPdfDaEvolucao(id: string): Promise<Uint8Array> {
  const [{ gerarImpresso }, { evolucaoNoPapel }, lida] = await Promise.all([
    buscarParte(() => import('@domain/impressos/gerar.ts')),
    buscarParte(() => import('@domain/impressos/evolucao.ts')),
    consultar((db) => db.rpc('base_da_evolucao', { p_evolucao: id })),
  ]);
  if (lida === null) {
    throw new ErroDaEvolucao('Esta evolução não está mais ao seu alcance. Atualize a lista.');
  }
  const base = lerLinhas(baseDaEvolucaoSchema, lida);
  return await gerarImpresso(evolucaoNoPapel(base, await reservarCodigo('evolucao', id)));
}

class ErroDaEvolucao extends ErroComSentenca {
  override readonly name = 'ErroDaEvolucao';
}

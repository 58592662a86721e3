import {
  type PedidoDeDispensacao,
  type ReceitaADispensar,
  respostaDeDispensacaoSchema,
} from '@domain/contracts/dispensacao.ts';
import { api } from '@/lib/api/api.ts';

/** Registers what a pharmacy dispensed; the prescription as it is then. */
export async function registrarDispensacao(
  pedido: PedidoDeDispensacao,
): Promise<ReceitaADispensar> {
  const { receita } = await api.post('/validate-signature/dispense', {
    corpo: pedido,
    resposta: respostaDeDispensacaoSchema,
    token: null,
  });
  return receita;
}

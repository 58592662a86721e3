import {
  type AutorizacaoEmNuvem,
  respostaDeNuvensSchema,
  respostaDePedidoDeNuvemSchema,
  respostaDoRetornoSchema,
} from '@domain/contracts/nuvem.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDaAssinatura } from './keys.ts';

/** The clouds of certificates that this installation may ask, and what is authorised in this session. */
export function nuvensOptions(usuarioId: string) {
  return queryOptions({
    queryKey: chavesDaAssinatura.nuvens(usuarioId),
    queryFn: ({ signal }) =>
      api.get('/digital-signature/cloud', { resposta: respostaDeNuvensSchema, sinal: signal }),
  });
}

/** Reads again what is authorised, after it was granted, used or ended. */
export function relerNuvens(cache: QueryClient, usuarioId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDaAssinatura.nuvens(usuarioId) });
}

/** Asks to sign so many documents; yields the provider's address, where the person authorises. */
export async function pedirAutorizacao(provedor: string, documentos: number): Promise<string> {
  const { endereco } = await api.post('/digital-signature/cloud', {
    corpo: { provedor, documentos },
    resposta: respostaDePedidoDeNuvemSchema,
  });
  return endereco;
}

/** What a provider hands back in the address. */
export interface Retorno {
  state: string;
  code: string;
  error: string;
}

/** Hands the return to the server, which takes it once. */
export async function entregarRetorno(retorno: Retorno): Promise<AutorizacaoEmNuvem> {
  const { autorizacao } = await api.post('/digital-signature/cloud/return', {
    corpo: { ...retorno },
    resposta: respostaDoRetornoSchema,
  });
  return autorizacao;
}

/** Ends an authorisation before its time. */
export async function encerrarAutorizacao(id: string): Promise<void> {
  await consultar((db) => db.rpc('encerrar_autorizacao_em_nuvem', { p_id: id }));
}

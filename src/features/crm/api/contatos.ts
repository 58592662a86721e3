import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoCrm, type PedidoDeContatos } from '@/shared/crm/api/keys.ts';
import {
  type Contato,
  type ContatoComCartao,
  cartaoDoContatoSchema,
  contatoSchema,
} from './linhas.ts';

const POR_PAGINA = 50;
const POR_PAGINA_DO_ARQUIVO = 500;

type Marcador = Pick<Contato, 'ordem' | 'paciente_id'> | null;

/** Whom to contact, a page at a time. The database leaves out who may not be. */
export function contatosOptions(clinicaId: string, pedido: PedidoDeContatos) {
  return infiniteQueryOptions({
    queryKey: chavesDoCrm.contatos(clinicaId, pedido),
    queryFn: async ({ pageParam, signal }) => {
      const lidos = await pagina(clinicaId, pedido, pageParam, POR_PAGINA, signal);
      return comCartoes(clinicaId, lidos, signal);
    },
    initialPageParam: null as Marcador,
    getNextPageParam: (ultima): Marcador => proxima(ultima, POR_PAGINA),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * The whole list, page after page.
 * @param aoAvancar told how many have come so far.
 */
export async function todosOsContatos(
  clinicaId: string,
  pedido: PedidoDeContatos,
  aoAvancar: (quantos: number) => void,
  sinal: AbortSignal,
): Promise<Contato[]> {
  const todos: Contato[] = [];
  let apos: Marcador = null;
  do {
    const lidos: Contato[] = await pagina(clinicaId, pedido, apos, POR_PAGINA_DO_ARQUIVO, sinal);
    todos.push(...lidos);
    aoAvancar(todos.length);
    apos = proxima(lidos, POR_PAGINA_DO_ARQUIVO);
  } while (apos);
  return todos;
}

/** Whose card opens from the list. */
async function comCartoes(
  clinicaId: string,
  contatos: readonly Contato[],
  sinal: AbortSignal,
): Promise<ContatoComCartao[]> {
  if (contatos.length === 0) return [];
  const ids = contatos.map(({ paciente_id }) => paciente_id);
  const linhas = await consultar((db) =>
    db
      .from('oportunidades')
      .select('id, paciente_id')
      .eq('clinica_id', clinicaId)
      .in('paciente_id', ids)
      .abortSignal(sinal),
  );
  const cartoes = new Map(
    lerLinhas(z.array(cartaoDoContatoSchema), linhas).map(({ id, paciente_id }) => [
      paciente_id,
      id,
    ]),
  );
  return contatos.map((contato) => ({
    ...contato,
    cartao: cartoes.get(contato.paciente_id) ?? null,
  }));
}

function proxima(lidos: readonly Contato[], tamanho: number): Marcador {
  return lidos.length === tamanho ? (lidos.at(-1) ?? null) : null;
}

async function pagina(
  clinicaId: string,
  { lista, finalidade, canal, numero }: PedidoDeContatos,
  apos: Marcador,
  limite: number,
  sinal: AbortSignal,
): Promise<Contato[]> {
  const comuns = {
    p_clinica: clinicaId,
    p_finalidade: finalidade,
    p_canal: canal,
    p_limite: limite,
    ...(apos && { p_apos_ordem: apos.ordem, p_apos_id: apos.paciente_id }),
  };
  const linhas = await consultar((db) =>
    (lista === 'aniversariantes'
      ? db.rpc('lista_de_aniversariantes', { ...comuns, p_mes: numero })
      : db.rpc('lista_sem_retorno', { ...comuns, p_meses: numero })
    ).abortSignal(sinal),
  );
  return lerLinhas(z.array(contatoSchema), linhas);
}

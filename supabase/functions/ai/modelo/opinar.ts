import {
  type AOpinar,
  conferirOpiniao,
  FORMATO_DA_OPINIAO,
  mensagensDaOpiniao,
  VERSAO_DA_OPINIAO,
} from '@domain/assistente/modelo/opiniao.ts';
import type { OpiniaoDoModelo } from '@domain/contracts/assistente.ts';
import { perguntarAoModelo } from './cliente.ts';
import { type Modelo, modeloConfigurado, nomeDito } from './configuracao.ts';
import { FALHAS, FalhaDoModelo } from './falhas.ts';

export interface Opinada {
  readonly opiniao?: OpiniaoDoModelo;
  /** Why the model that was asked has none. */
  readonly queda?: string;
}

/** What a model thinks of an answer; nothing where there is none, and why on any failure. */
export async function pedirOpiniao(
  pedido: AOpinar,
  quemPediu: AbortSignal,
  variavel: (nome: string) => string | undefined,
): Promise<Opinada> {
  try {
    const modelo = modeloConfigurado(variavel);
    return modelo === null ? {} : { opiniao: await opinar(modelo, pedido, quemPediu) };
  } catch (erro) {
    if (!(erro instanceof FalhaDoModelo)) throw erro;
    return { queda: FALHAS[erro.codigo] };
  }
}

/** @throws {FalhaDoModelo} with the reason. */
export async function opinar(
  modelo: Modelo,
  pedido: AOpinar,
  quemPediu: AbortSignal,
): Promise<OpiniaoDoModelo> {
  const escrito = await perguntarAoModelo(
    modelo,
    { mensagens: mensagensDaOpiniao(pedido), formato: FORMATO_DA_OPINIAO },
    { quemPediu, prazo: AbortSignal.timeout(modelo.prazos.total) },
  );
  if (escrito.chamadas.length > 0) throw new FalhaDoModelo('fora_do_pedido');
  const conferida = conferirOpiniao(escrito.texto, pedido);
  if (conferida === null) throw new FalhaDoModelo('indisponivel');
  const { nome } = modelo;
  const provedor = {
    nome,
    modelo: nomeDito(escrito.modelo) ?? modelo.modelo,
    versao: VERSAO_DA_OPINIAO,
  };
  return { ...conferida, provedor };
}

import { comoTexto } from '@domain/assistente/local.ts';
import { conferirRedacao } from '@domain/assistente/modelo/conferir.ts';
import { mensagensPara, VERSAO_DO_MODELO } from '@domain/assistente/modelo/pedido.ts';
import type { CorpoDaResposta, PassagemAchada } from '@domain/contracts/assistente.ts';
import { perguntarAoModelo } from './cliente.ts';
import { type Modelo, modeloDe } from './configuracao.ts';
import { FALHAS, FalhaDoModelo } from './falhas.ts';

export interface PedidoAoModelo {
  /** Without identifiers. */
  readonly pergunta: string;
  readonly passagens: readonly PassagemAchada[];
  /** What is answered without a model; it stays wherever the model does not help. */
  readonly local: CorpoDaResposta;
  /** AAAA-MM-DD. */
  readonly hoje: string;
  /** Ends with whoever asked. */
  readonly sinal: AbortSignal;
}

/**
 * The answer with what a model chose of the passages, each sentence held against the passage that it cites.
 * Without passages no model is asked. On any failure it is the local answer, which says why.
 */
export async function responderComModelo(
  pedido: PedidoAoModelo,
  variavel: (nome: string) => string | undefined,
): Promise<CorpoDaResposta> {
  const { local, passagens } = pedido;
  if (passagens.length === 0) return local;
  try {
    const modelo = modeloConfigurado(variavel);
    return modelo === null ? local : await redigir(modelo, pedido);
  } catch (erro) {
    if (!(erro instanceof FalhaDoModelo)) throw erro;
    return { ...local, queda: FALHAS[erro.codigo] };
  }
}

function modeloConfigurado(variavel: (nome: string) => string | undefined): Modelo | null {
  try {
    return modeloDe(variavel);
  } catch (erro) {
    // It names variables, never their values.
    console.error(JSON.stringify({ ia: String(erro) }));
    throw new FalhaDoModelo('mal_configurado');
  }
}

async function redigir(
  modelo: Modelo,
  { pergunta, passagens, local, hoje, sinal }: PedidoAoModelo,
): Promise<CorpoDaResposta> {
  const escrito = await perguntarAoModelo(modelo, mensagensPara(pergunta, passagens), sinal);
  const redacao = conferirRedacao(pergunta, escrito.texto, passagens, hoje);
  if (redacao.frases.length === 0) throw new FalhaDoModelo('nada_conferido');
  return {
    ...local,
    redacao,
    texto: comoTexto({ ...local, redacao }),
    provedor: {
      nome: modelo.nome,
      modelo: nomeDoModelo(escrito.modelo) ?? modelo.modelo,
      versao: VERSAO_DO_MODELO,
    },
  };
}

/** The name that the provider says, where it is one. */
function nomeDoModelo(dito: string | null): string | null {
  return dito !== null && /^[\w./:@-]{1,100}$/.test(dito) ? dito : null;
}

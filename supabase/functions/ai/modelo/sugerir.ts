import {
  type Conferidas,
  conferirSugestoes,
  FORMATO_DO_ESCRIBA,
  falasParaOModelo,
  mensagensDoEscriba,
  VERSAO_DO_ESCRIBA,
} from '@domain/assistente/escriba/modelo.ts';
import { REGRAS_DO_ESCRIBA } from '@domain/assistente/escriba/regras.ts';
import type { RespostaDoEscriba } from '@domain/contracts/escriba.ts';
import { perguntarAoModelo } from './cliente.ts';
import { type Modelo, modeloConfigurado, nomeDito } from './configuracao.ts';
import { FALHAS, FalhaDoModelo } from './falhas.ts';

/** A whole visit is read and written: it takes longer than an answer. */
const PRAZOS = { inicio: 30_000, silencio: 15_000, total: 75_000 };
const MAXIMO_DE_TOKENS = 4000;

export interface TranscricaoDoModelo {
  readonly transcricao: string;
  readonly hoje: string;
  readonly conhecidos: readonly string[];
  readonly sinal: AbortSignal;
}

type DoModelo = Conferidas & Pick<RespostaDoEscriba, 'provedor' | 'queda'>;

/**
 * What a model suggests of a transcript, each held against the words that it quotes; nothing, and why, on any
 * failure: the rules stand alone then.
 */
export async function sugerirComModelo(
  pedido: TranscricaoDoModelo,
  variavel: (nome: string) => string | undefined,
): Promise<DoModelo> {
  const nenhuma = { propostas: [], retiradas: 0, provedor: REGRAS_DO_ESCRIBA };
  try {
    const modelo = modeloConfigurado(variavel);
    return modelo === null ? nenhuma : await pedir(modelo, pedido);
  } catch (erro) {
    if (!(erro instanceof FalhaDoModelo)) throw erro;
    return { ...nenhuma, queda: FALHAS[erro.codigo] };
  }
}

async function pedir(
  modelo: Modelo,
  { transcricao, hoje, conhecidos, sinal }: TranscricaoDoModelo,
): Promise<DoModelo> {
  const enviadas = falasParaOModelo(transcricao, { hoje, conhecidos });
  const escrito = await perguntarAoModelo(
    { ...modelo, prazos: { ...modelo.prazos, ...PRAZOS } },
    {
      mensagens: mensagensDoEscriba(enviadas),
      formato: FORMATO_DO_ESCRIBA,
      maximoDeTokens: MAXIMO_DE_TOKENS,
    },
    { quemPediu: sinal, prazo: AbortSignal.timeout(PRAZOS.total) },
  );
  if (escrito.chamadas.length > 0) throw new FalhaDoModelo('fora_do_pedido');
  const conferidas = conferirSugestoes(escrito.texto, enviadas);
  if (conferidas === null) throw new FalhaDoModelo('indisponivel');
  if (conferidas.propostas.length === 0) throw new FalhaDoModelo('nada_conferido');
  return {
    ...conferidas,
    provedor: {
      nome: modelo.nome,
      modelo: nomeDito(escrito.modelo) ?? modelo.modelo,
      versao: VERSAO_DO_ESCRIBA,
    },
  };
}

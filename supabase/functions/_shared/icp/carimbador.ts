import { type Carimbar, TAMANHO_MAXIMO_DO_CARIMBO } from '@domain/assinatura/assinador.ts';
import { base64, sha256 } from '@domain/assinatura/bytes.ts';
import type { Ancora } from '@domain/assinatura/cadeia.ts';
import {
  conferirCarimbo,
  lerResposta,
  pedirCarimbo,
  sortearNonce,
} from '@domain/assinatura/carimbo.ts';
import { type Buscar, consultarEm } from '@domain/assinatura/revogacao.ts';
import { buscarPublico, type Rede } from './rede.ts';

/** A timestamp authority as this installation is a customer of it. */
export interface Carimbadora {
  readonly url: string;
  readonly usuario: string;
  readonly senha: string;
}

/**
 * The authority that is configured: `CARIMBO_URL`, with `CARIMBO_USUARIO` and `CARIMBO_SENHA` where it
 * asks for them. Null: none, and signatures are AD-RB.
 */
export function carimbadoraDe(variavel: (nome: string) => string | undefined): Carimbadora | null {
  const de = (nome: string) => variavel(`CARIMBO_${nome}`) ?? '';
  return URL.canParse(de('URL'))
    ? { url: de('URL'), usuario: de('USUARIO'), senha: de('SENHA') }
    : null;
}

const LIMITE_MS = 6000;
/** How long an authority that failed is left alone, in milliseconds: many signatures wait for it once. */
const RESTS = 15_000;

export interface Meios {
  readonly rede: Rede;
  readonly buscar: Buscar;
  /** The roots that are trusted. */
  readonly ancoras: () => Promise<readonly Ancora[]>;
  readonly agora?: () => number;
}

/** Has signatures stamped; a stamp that does not verify is none. */
export function criarCarimbador(carimbadora: Carimbadora, meios: Meios): Carimbar {
  const { agora = Date.now } = meios;
  let descansaAte = 0;
  return async (valor) => {
    if (agora() < descansaAte) return null;
    const carimbo = await pedir(carimbadora, valor, meios);
    if (!carimbo) descansaAte = agora() + RESTS;
    return carimbo;
  };
}

async function pedir(
  { url, usuario, senha }: Carimbadora,
  valor: Uint8Array,
  { rede, buscar, ancoras, agora = Date.now }: Meios,
): Promise<Uint8Array | null> {
  const pedido = { resumo: await sha256(valor), nonce: sortearNonce() };
  const quem = usuario && base64(new TextEncoder().encode(`${usuario}:${senha}`));
  const resposta = await buscarPublico(
    url,
    {
      corpo: { bytes: pedirCarimbo(pedido), tipo: 'application/timestamp-query' },
      ...(quem && { cabecalhos: { authorization: `Basic ${quem}` } }),
      limite: 2 * TAMANHO_MAXIMO_DO_CARIMBO,
      limiteMs: LIMITE_MS,
    },
    // The address is of whoever operates this, not of a certificate.
    { ...rede, permitidas: [new URL(url).origin] },
  );
  const carimbo = resposta && lerResposta(resposta, pedido);
  if (!carimbo || carimbo.length > TAMANHO_MAXIMO_DO_CARIMBO) return null;
  const conferido = await conferirCarimbo(carimbo, valor, {
    ancoras: await ancoras(),
    intermediarios: [],
    consultar: consultarEm([], buscar),
    buscar,
    agora: new Date(agora() + LIMITE_MS),
  });
  return conferido && carimbo;
}

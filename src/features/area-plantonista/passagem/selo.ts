/**
 * A handover in QR codes, from phone to phone without a network: compressed, and sealed with a key made
 * of the code that is said aloud. A picture of the QR alone shows nothing.
 */

import { type PassagemRecebida, passagemRecebidaSchema } from '@domain/contracts/passagem.ts';
import { normalizarCodigo } from '@domain/plantao/codigo.ts';
import { deBase64, paraBase64 } from '@/shared/assinatura/base64.ts';

const MARCA = 'PLENO1';
/** Characters of a QR: version 15 or so, which a phone reads off another at arm's length. */
const POR_PARTE = 480;
/** More than these nobody holds still for. */
const MAXIMO_DE_PARTES = 12;
/** OWASP asks for 600,000 of a password; a random code of 50 bits needs far fewer. */
const VOLTAS = 100_000;
const SAL = 16;
const NONCE = 12;
/** How long a text may be, tried in turn until all fits. */
const TAMANHOS = [Number.POSITIVE_INFINITY, 600, 300, 150] as const;
const CORTE = '… (cortado: leia no aparelho de quem passou)';

/** What the QR codes hold, and what they could not carry. */
export interface Selada {
  readonly partes: readonly string[];
  /** True when long texts were cut, each with a mark where. */
  readonly cortada: boolean;
  /** Patients that did not fit at all, as they are called. */
  readonly deFora: readonly string[];
}

/** Seals a handover in as few codes as it takes, cutting texts before leaving patients out. */
export async function selar(codigo: string, passagem: PassagemRecebida): Promise<Selada> {
  for (const tamanho of TAMANHOS) {
    const cortada = comTextosAte(passagem, tamanho);
    const partes = await emPartes(codigo, cortada);
    if (partes) {
      const mudou = JSON.stringify(cortada) !== JSON.stringify(passagem);
      return { partes, cortada: mudou, deFora: [] };
    }
  }
  return semOsUltimos(codigo, comTextosAte(passagem, TAMANHOS[3]));
}

/** Leaves out the last, who are the least urgent, until the rest fits. */
async function semOsUltimos(codigo: string, passagem: PassagemRecebida): Promise<Selada> {
  const { pacientes } = passagem;
  for (let cabem = pacientes.length - 1; cabem > 0; cabem -= 1) {
    const partes = await emPartes(codigo, { ...passagem, pacientes: pacientes.slice(0, cabem) });
    const deFora = pacientes.slice(cabem).map(({ descricao }) => descricao);
    if (partes) return { partes, cortada: true, deFora };
  }
  return { partes: [], cortada: true, deFora: pacientes.map(({ descricao }) => descricao) };
}

function comTextosAte(passagem: PassagemRecebida, tamanho: number): PassagemRecebida {
  const cortar = (texto: string) =>
    texto.length > tamanho ? `${texto.slice(0, tamanho)}${CORTE}` : texto;
  return {
    ...passagem,
    pacientes: passagem.pacientes.map((um) => ({
      ...um,
      resumo: cortar(um.resumo),
      acoes: cortar(um.acoes),
      contingencia: cortar(um.contingencia),
    })),
  };
}

async function emPartes(codigo: string, passagem: PassagemRecebida): Promise<string[] | null> {
  const sal = crypto.getRandomValues(new Uint8Array(SAL));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const dito = new TextEncoder().encode(JSON.stringify(passagem));
  const apertado = await transformar(dito, new CompressionStream('deflate-raw'));
  const selado = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await chaveDe(codigo, sal),
    apertado,
  );
  const tudo = new Uint8Array([...sal, ...nonce, ...new Uint8Array(selado)]);
  const texto = paraBase64(tudo);
  const quantas = Math.ceil(texto.length / POR_PARTE);
  if (quantas > MAXIMO_DE_PARTES) return null;
  // The salt names the handover: parts of two are not put together.
  const nome = paraBase64(sal).slice(0, 6);
  return Array.from({ length: quantas }, (_, n) => {
    const pedaco = texto.slice(n * POR_PARTE, (n + 1) * POR_PARTE);
    return `${MARCA}:${nome}:${n + 1}/${quantas}:${pedaco}`;
  });
}

interface Parte {
  readonly nome: string;
  readonly n: number;
  readonly de: number;
  readonly pedaco: string;
}

/** Reads what a camera saw; null for a QR of something else. */
export function lerParte(texto: string): Parte | null {
  const lida = /^PLENO1:([\w+/]{6}):(\d{1,2})\/(\d{1,2}):([A-Za-z0-9+/=]+)$/.exec(texto);
  if (!lida) return null;
  const [, nome = '', n, de, pedaco = ''] = lida;
  return { nome, n: Number(n), de: Number(de), pedaco };
}

/** The parts of one handover that were read so far. */
export interface Lidas {
  readonly nome: string;
  readonly de: number;
  readonly pedacos: ReadonlyMap<number, string>;
}

/** Adds a part; one of another handover begins anew. */
export function juntar(lidas: Lidas | null, parte: Parte): Lidas {
  const antes = lidas?.nome === parte.nome ? lidas.pedacos : new Map<number, string>();
  const pedacos = new Map(antes).set(parte.n, parte.pedaco);
  return { nome: parte.nome, de: parte.de, pedacos };
}

export const completas = ({ de, pedacos }: Lidas): boolean => pedacos.size === de;

/** Opens a sealed handover; null where the code is another's, or the parts are not whole. */
export async function abrirSelo(codigo: string, lidas: Lidas): Promise<PassagemRecebida | null> {
  try {
    const emOrdem = [...lidas.pedacos].sort(([um], [outro]) => um - outro);
    const tudo = deBase64(emOrdem.map(([, pedaco]) => pedaco).join(''));
    const sal = tudo.slice(0, SAL);
    const iv = tudo.slice(SAL, SAL + NONCE);
    const apertado = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await chaveDe(normalizarCodigo(codigo), sal),
      tudo.slice(SAL + NONCE),
    );
    const dito = await transformar(
      new Uint8Array(apertado),
      new DecompressionStream('deflate-raw'),
    );
    const lida = passagemRecebidaSchema.safeParse(JSON.parse(new TextDecoder().decode(dito)));
    return lida.success ? lida.data : null;
  } catch {
    return null;
  }
}

async function chaveDe(codigo: string, sal: BufferSource): Promise<CryptoKey> {
  const bruta = new TextEncoder().encode(codigo);
  const base = await crypto.subtle.importKey('raw', bruta, 'PBKDF2', false, ['deriveKey']);
  return await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: sal, iterations: VOLTAS },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function transformar(
  bytes: Uint8Array<ArrayBuffer>,
  por: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const saida = new Blob([bytes]).stream().pipeThrough(por);
  return new Uint8Array(await new Response(saida).arrayBuffer());
}

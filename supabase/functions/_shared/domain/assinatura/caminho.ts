import * as pkijs from 'pkijs';
import { copia, deBase64 } from './bytes.ts';
import { type Ancora, type Caminho, caminhoAte } from './cadeia.ts';
import { enderecosDe } from './enderecos.ts';
import type { Buscar } from './revogacao.ts';

/** Where a way to a root is looked for. */
export interface Terreno {
  readonly ancoras: readonly Ancora[];
  readonly quando: Date;
  /** Fetches authorities that are missing; absent: only what is at hand. */
  readonly buscar?: Buscar | undefined;
}

/** How many authorities may be missing, one above the other, and how many addresses are asked in all. */
const STEPS = 3;
const MOST_ADDRESSES = 4;

/** Goes from a certificate to a root; an authority that is missing is fetched where the others say. */
export async function procurarCaminho(
  folha: pkijs.Certificate,
  outros: readonly pkijs.Certificate[],
  { ancoras, quando, buscar }: Terreno,
): Promise<Caminho | undefined> {
  const todos = [...outros];
  const visitados = new Set<string>();
  for (let passo = 0; ; passo += 1) {
    const caminho = await caminhoAte(ancoras, folha, todos, quando);
    if (caminho || !buscar || passo === STEPS) return caminho;
    const novos = [folha, ...todos]
      .flatMap((um) => enderecosDe(um).autoridades)
      .filter((endereco) => !visitados.has(endereco))
      .slice(0, MOST_ADDRESSES - visitados.size);
    if (novos.length === 0) return undefined;
    for (const endereco of novos) {
      visitados.add(endereco);
      const achado = await buscar({ tipo: 'autoridade', endereco });
      if (achado) todos.push(...certificadosEm(achado));
    }
  }
}

/** More than a chain has. */
const MOST_CERTIFICATES = 12;

/** Reads the certificates of a file as authorities publish them: one in DER or PEM, or several in PKCS#7. */
export function certificadosEm(bytes: Uint8Array): pkijs.Certificate[] {
  const texto = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  const blocos = [...texto.matchAll(/-----BEGIN (?:CERTIFICATE|PKCS7)-----([^-]+)-----END/g)];
  const ders = blocos.flatMap(([, um = '']) => deBase64(um.replace(/\s/g, '')) ?? []);
  return (blocos.length > 0 ? ders : [bytes])
    .flatMap(certificadosDoDer)
    .slice(0, MOST_CERTIFICATES);
}

function certificadosDoDer(der: Uint8Array): pkijs.Certificate[] {
  try {
    return [pkijs.Certificate.fromBER(copia(der))];
  } catch {
    return certificadosDoPkcs7(der);
  }
}

function certificadosDoPkcs7(der: Uint8Array): pkijs.Certificate[] {
  try {
    const { content } = pkijs.ContentInfo.fromBER(copia(der));
    const { certificates = [] } = new pkijs.SignedData({ schema: content });
    return certificates.filter((um) => um instanceof pkijs.Certificate);
  } catch {
    return [];
  }
}

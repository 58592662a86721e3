import * as z from 'zod/mini';
import { indisponivel } from '../http/erro.ts';
import { ambiente } from './ambiente.ts';

/**
 * A private bucket of Storage, as the service key reaches it. Imported by what judges the bytes of a
 * bucket alone.
 */

/** How long a function waits for a file of 25 MiB, in milliseconds. */
const ESPERA = 30_000;

/** A file as Storage keeps it. */
export interface Objeto {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The type that its sender declared. */
  readonly tipo: string;
}

const assinaturaSchema = z.object({ signedURL: z.string() });

export class Balde {
  readonly #nome: string;

  constructor(nome: string) {
    this.#nome = nome;
  }

  /** Reads the bytes under a path; null when nothing was uploaded there. */
  async ler(caminho: string): Promise<Objeto | null> {
    const resposta = await pedir('get', `/object/${this.#nome}/${caminho}`);
    if (await falta(resposta)) return null;
    const tipo = resposta.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    return { bytes: new Uint8Array(await resposta.arrayBuffer()), tipo };
  }

  /** Puts bytes under a path; the same ones again change nothing. */
  async guardar(caminho: string, { bytes, tipo }: Objeto): Promise<void> {
    const resposta = await pedir('post', `/object/${this.#nome}/${caminho}`, {
      body: bytes,
      headers: { 'content-type': tipo, 'x-upsert': 'true' },
    });
    await resposta.body?.cancel();
    if (!resposta.ok) throw indisponivel(new Error(`storage: ${resposta.status}`));
  }

  /** An address that opens one file for so many seconds, from the API's own on; null: no such file. */
  async enderecoDe(caminho: string, segundos: number): Promise<string | null> {
    const resposta = await pedir('post', `/object/sign/${this.#nome}/${caminho}`, {
      ...emJson({ expiresIn: segundos }),
    });
    if (await falta(resposta)) return null;
    const { signedURL } = assinaturaSchema.parse(await resposta.json());
    return `/storage/v1${signedURL}`;
  }

  /** Deletes what is under these paths; a path with nothing under it is no failure. */
  async apagar(caminhos: readonly string[]): Promise<void> {
    if (caminhos.length === 0) return;
    const resposta = await pedir('delete', `/object/${this.#nome}`, emJson({ prefixes: caminhos }));
    await resposta.body?.cancel();
    if (!resposta.ok) throw indisponivel(new Error(`storage: ${resposta.status}`));
  }
}

/** Whether Storage says that there is no such file. @throws {AppError} 503 for any other refusal. */
async function falta(resposta: Response): Promise<boolean> {
  if (resposta.ok) return false;
  await resposta.body?.cancel();
  // Storage says 400 where HTTP would say 404.
  if (resposta.status === 400 || resposta.status === 404) return true;
  throw indisponivel(new Error(`storage: ${resposta.status}`));
}

interface Corpo {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

const emJson = (valor: object): Corpo => ({
  body: JSON.stringify(valor),
  headers: { 'content-type': 'application/json' },
});

async function pedir(method: string, caminho: string, corpo?: Corpo): Promise<Response> {
  const { storageUrl, chaveDeServico } = ambiente();
  try {
    return await fetch(`${storageUrl}${caminho}`, {
      method,
      headers: {
        apikey: chaveDeServico,
        authorization: `Bearer ${chaveDeServico}`,
        ...corpo?.headers,
      },
      signal: AbortSignal.timeout(ESPERA),
      ...(corpo && { body: corpo.body }),
    });
  } catch (erro) {
    throw indisponivel(erro);
  }
}

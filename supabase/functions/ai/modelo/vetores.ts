import * as z from 'zod/mini';
import { falhaDoStatus } from './cliente.ts';
import { lerProvedor, type Provedor, seBemConfigurado } from './configuracao.ts';
import { FalhaDoModelo } from './falhas.ts';

/** The most that the base keeps of a vector. */
const MAXIMO_DE_DIMENSOES = 1536;

const respostaSchema = z.object({
  data: z.array(
    z.object({
      index: z.number(),
      embedding: z.array(z.number()).check(z.minLength(2), z.maxLength(MAXIMO_DE_DIMENSOES)),
    }),
  ),
});

/**
 * Reads `EMBEDDINGS_URL`, `EMBEDDINGS_KEY` and `EMBEDDINGS_MODEL`: the model that puts texts where their
 * meaning is. Nothing set: none.
 * @throws {Error} naming what is missing or wrong
 */
export const vetorizadorDe = (variavel: (nome: string) => string | undefined): Provedor | null =>
  lerProvedor(
    { url: 'EMBEDDINGS_URL', chave: 'EMBEDDINGS_KEY', modelo: 'EMBEDDINGS_MODEL' },
    variavel,
  );

/** Who compares texts by meaning, as people are told. */
export const nomeDoVetorizador = ({ url, modelo }: Provedor) =>
  `${modelo} (${new URL(url).hostname})`;

/**
 * The embedding model of this installation.
 * @throws {FalhaDoModelo} where it is set wrong, which the log says.
 */
export const vetorizadorConfigurado = (variavel: (nome: string) => string | undefined) =>
  seBemConfigurado(() => vetorizadorDe(variavel));

/**
 * Asks `/embeddings` of an OpenAI-compatible endpoint where texts stand, once.
 * @returns a vector for each text, in their order, all of the same dimensions
 * @throws {FalhaDoModelo} with the reason; what the provider says of it goes nowhere
 */
export async function pedirVetores(
  { url, chave, modelo }: Provedor,
  textos: readonly string[],
  prazo: AbortSignal,
): Promise<readonly (readonly number[])[]> {
  try {
    const resposta = await fetch(`${url}/embeddings`, {
      method: 'POST',
      // A redirect would carry the key and the question to where nobody agreed to.
      redirect: 'error',
      signal: prazo,
      headers: { authorization: `Bearer ${chave}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: modelo, input: textos, encoding_format: 'float' }),
    });
    if (!resposta.ok) {
      await resposta.body?.cancel();
      throw falhaDoStatus(resposta);
    }
    return naOrdem(await resposta.json(), textos.length);
  } catch (erro) {
    if (erro instanceof FalhaDoModelo) throw erro;
    throw new FalhaDoModelo(prazo.aborted ? 'demorou' : 'indisponivel');
  }
}

/** One vector for each text and no other, none of them shorter than the first. */
function naOrdem(resposta: unknown, quantos: number): readonly (readonly number[])[] {
  const lida = respostaSchema.safeParse(resposta);
  if (!lida.success) throw new FalhaDoModelo('indisponivel');
  const vetores = Array.from({ length: quantos }, (_, n) =>
    lida.data.data.find(({ index }) => index === n),
  ).map((um) => deComprimentoUm(um?.embedding ?? []));
  const dimensoes = vetores[0]?.length;
  if (lida.data.data.length !== quantos || vetores.some(({ length }) => length !== dimensoes))
    throw new FalhaDoModelo('indisponivel');
  return vetores;
}

/** The same direction. */
function deComprimentoUm(vetor: readonly number[]): readonly number[] {
  const comprimento = Math.hypot(...vetor);
  if (!(comprimento > 0 && Number.isFinite(comprimento))) throw new FalhaDoModelo('indisponivel');
  return vetor.map((um) => um / comprimento);
}

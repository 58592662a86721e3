import * as z from 'zod/mini';
import { falhaDoStatus } from './cliente.ts';
import type { Modelo } from './configuracao.ts';
import { FalhaDoModelo } from './falhas.ts';

const PRAZO_MS = 90_000;
const MAXIMO_DE_LETRAS = 40_000;
/** From here on a stretch is silence to models that say how sure they are. */
const SILENCIO = 0.6;
/** What models write of silence: the last line of the films that they learnt from. */
const DE_SILENCIO =
  /^(?:legendas? (?:pela|por|da) .*|obrigad[oa] (?:por assistir|a todos)\b.*|inscreva-se .*|\[?(?:m[uú]sica|sil[eê]ncio)\]?)[.!]*$/i;

const respostaSchema = z.object({
  text: z.string(),
  segments: z.optional(
    z.nullable(z.array(z.object({ text: z.string(), no_speech_prob: z.optional(z.number()) }))),
  ),
});

const EXTENSAO: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/**
 * Sends sound to `/audio/transcriptions` of an OpenAI-compatible endpoint. It is sent once and kept nowhere.
 * @returns what was heard, empty where nobody spoke
 * @throws {FalhaDoModelo} with the reason; what the provider says of it goes nowhere
 */
export async function transcrever(
  { url, chave, modeloDeAudio }: Modelo,
  audio: Blob,
  quemPediu: AbortSignal,
  prazoMs = PRAZO_MS,
): Promise<string> {
  if (modeloDeAudio === null) throw new FalhaDoModelo('sem_audio');
  const prazo = AbortSignal.timeout(prazoMs);
  const corpo = new FormData();
  corpo.set('file', audio, `consulta.${EXTENSAO[audio.type] ?? 'webm'}`);
  corpo.set('model', modeloDeAudio);
  corpo.set('language', 'pt');
  corpo.set('response_format', modeloDeAudio.includes('whisper') ? 'verbose_json' : 'json');
  corpo.set('temperature', '0');
  try {
    const resposta = await fetch(`${url}/audio/transcriptions`, {
      method: 'POST',
      // A redirect would carry the key and the sound to where nobody agreed to.
      redirect: 'error',
      signal: AbortSignal.any([quemPediu, prazo]),
      headers: { authorization: `Bearer ${chave}` },
      body: corpo,
    });
    if (!resposta.ok) {
      await resposta.body?.cancel();
      throw falhaDoStatus(resposta);
    }
    return ouvido(await resposta.json());
  } catch (erro) {
    if (erro instanceof FalhaDoModelo) throw erro;
    throw new FalhaDoModelo(
      quemPediu.aborted ? 'cancelado' : prazo.aborted ? 'demorou' : 'indisponivel',
    );
  }
}

/** What was said, without what a model writes of silence. */
function ouvido(resposta: unknown): string {
  const lida = respostaSchema.safeParse(resposta);
  if (!lida.success) throw new FalhaDoModelo('indisponivel');
  const { text, segments } = lida.data;
  const falado =
    segments?.some(({ no_speech_prob }) => no_speech_prob !== undefined) === true
      ? segments
          .filter(({ no_speech_prob = 0 }) => no_speech_prob < SILENCIO)
          .map((um) => um.text.trim())
          .join(' ')
      : text;
  return falado
    .normalize('NFC')
    .replace(/\p{Cc}+|\p{Cf}+/gu, ' ')
    .split(/(?<=[.!?])\s+/)
    .filter((frase) => !DE_SILENCIO.test(frase.trim()))
    .join(' ')
    .trim()
    .slice(0, MAXIMO_DE_LETRAS);
}

import { FalhaDoModelo } from './falhas.ts';

/** The model that an installation answers with, and how patient it is. */
export interface Modelo {
  /** Of the API, without a slash at its end: `https://…/v1`. */
  readonly url: string;
  readonly chave: string;
  readonly modelo: string;
  /** The model that transcribes sound (`IA_MODELO_DE_AUDIO`); null where there is none. */
  readonly modeloDeAudio: string | null;
  /** Who answers, as people are told. */
  readonly nome: string;
  readonly prazos: Prazos;
}

/** In milliseconds. */
export interface Prazos {
  /** Until a request is answered at all. */
  readonly inicio: number;
  /** Between two parts of an answer. */
  readonly silencio: number;
  /** For everything, attempts again included. */
  readonly total: number;
  /** Before the first attempt again; the next one waits twice as long. */
  readonly espera: number;
}

const PRAZOS: Prazos = { inicio: 10_000, silencio: 8_000, total: 25_000, espera: 400 };
const DESTA_MAQUINA = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Reads `IA_URL`, `IA_CHAVE`, `IA_MODELO` for the name that is shown `IA_NOME`, and
 * for sound `IA_MODELO_DE_AUDIO`. Nothing set: no model.
 * @throws {Error} naming what is missing or wrong; the key travels over TLS, or stays on this machine.
 */
export function modeloDe(variavel: (nome: string) => string | undefined): Modelo | null {
  const [url = '', chave = '', modelo = '', nome = '', modeloDeAudio = ''] = [
    'IA_URL',
    'IA_CHAVE',
    'IA_MODELO',
    'IA_NOME',
    'IA_MODELO_DE_AUDIO',
  ].map((um) => variavel(um)?.trim());
  if (!url && !chave && !modelo) return null;
  const faltam = Object.entries({ IA_URL: url, IA_CHAVE: chave, IA_MODELO: modelo })
    .filter(([, valor]) => !valor)
    .map(([um]) => um);
  const endereco = URL.canParse(url) ? new URL(url) : null;
  const seguro =
    endereco?.protocol === 'https:' ||
    (endereco?.protocol === 'http:' && DESTA_MAQUINA.has(endereco.hostname));
  if (faltam.length > 0 || !endereco || !seguro)
    throw new Error(
      `Missing or invalid environment variables: ${(faltam.length ? faltam : ['IA_URL']).join(', ')}`,
    );
  return {
    url: url.replace(/\/+$/, ''),
    chave,
    modelo,
    modeloDeAudio: modeloDeAudio || null,
    nome: nome || endereco.hostname,
    prazos: PRAZOS,
  };
}

/** The name of the model, for people; null where there is none, or what is set makes none. */
export function nomeDoModelo(variavel: (nome: string) => string | undefined): string | null {
  try {
    return modeloDe(variavel)?.nome ?? null;
  } catch {
    return null;
  }
}

/**
 * The model of this installation.
 * @throws {FalhaDoModelo} where it is set wrong, which the log says.
 */
export function modeloConfigurado(variavel: (nome: string) => string | undefined): Modelo | null {
  try {
    return modeloDe(variavel);
  } catch (erro) {
    // It names variables, never their values.
    console.error(JSON.stringify({ ia: String(erro) }));
    throw new FalhaDoModelo('mal_configurado');
  }
}

/** The name that the provider says, where it is one. */
export function nomeDito(dito: string | null): string | null {
  return dito !== null && /^[\w./:@-]{1,100}$/.test(dito) ? dito : null;
}

import { FalhaDoModelo } from './falhas.ts';

/** An OpenAI-compatible endpoint and the model that it is asked for. */
export interface Provedor {
  /** Of the API, without a slash at its end: `https://…/v1`. */
  readonly url: string;
  readonly chave: string;
  readonly modelo: string;
}

/** The model that an installation answers with, and how patient it is. */
export interface Modelo extends Provedor {
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

type Variaveis = (nome: string) => string | undefined;

/**
 * Reads an endpoint from the variables that hold its parts. Nothing set: none.
 * @throws {Error} naming what is missing or wrong; the key travels over TLS, or stays on this machine.
 */
export function lerProvedor(nomes: Provedor, variavel: Variaveis): Provedor | null {
  const [url = '', chave = '', modelo = ''] = [nomes.url, nomes.chave, nomes.modelo].map((um) =>
    variavel(um)?.trim(),
  );
  if (!url && !chave && !modelo) return null;
  const faltam = Object.entries({ [nomes.url]: url, [nomes.chave]: chave, [nomes.modelo]: modelo })
    .filter(([, valor]) => !valor)
    .map(([um]) => um);
  const endereco = URL.canParse(url) ? new URL(url) : null;
  const seguro =
    endereco?.protocol === 'https:' ||
    (endereco?.protocol === 'http:' && DESTA_MAQUINA.has(endereco.hostname));
  if (faltam.length > 0 || !seguro)
    throw new Error(
      `Missing or invalid environment variables: ${(faltam.length ? faltam : [nomes.url]).join(', ')}`,
    );
  return { url: url.replace(/\/+$/, ''), chave, modelo };
}

/**
 * Reads `IA_URL`, `IA_CHAVE`, `IA_MODELO` for the name that is shown `IA_NOME`, and
 * for sound `IA_MODELO_DE_AUDIO`. Nothing set: no model.
 * @throws {Error} as `lerProvedor`
 */
export function modeloDe(variavel: Variaveis): Modelo | null {
  const provedor = lerProvedor({ url: 'IA_URL', chave: 'IA_CHAVE', modelo: 'IA_MODELO' }, variavel);
  return (
    provedor && {
      ...provedor,
      modeloDeAudio: variavel('IA_MODELO_DE_AUDIO')?.trim() || null,
      nome: variavel('IA_NOME')?.trim() || new URL(provedor.url).hostname,
      prazos: PRAZOS,
    }
  );
}

/** What is set, for people; null where nothing is, or what is set is wrong. */
export function seHouver<T>(ler: () => T | null): T | null {
  try {
    return ler();
  } catch {
    return null;
  }
}

/**
 * The model of this installation.
 * @throws {FalhaDoModelo} where it is set wrong, which the log says.
 */
export const modeloConfigurado = (variavel: Variaveis): Modelo | null =>
  seBemConfigurado(() => modeloDe(variavel));

/** What is read of the settings, wrong ones as a failure. */
export function seBemConfigurado<T>(ler: () => T): T {
  try {
    return ler();
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

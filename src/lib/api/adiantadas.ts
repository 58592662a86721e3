/** What `/chegada.js` asked before the program was there (build/chegada). */
interface Adiantadas {
  readonly token: string;
  /** By address, and what was sent there, until somebody asks for it. */
  readonly respostas: Map<string, Promise<Response>>;
}

declare global {
  var adiantadas: Adiantadas | undefined;
}

/** How long after the arrival an answer still tells how things are, in ms. */
const AINDA_VALE = 30_000;

/** As `fetch`, but takes an answer that was asked for beforehand with the same token; each serves once. */
export const buscarAdiantado: typeof fetch = (entrada, opcoes) =>
  tomar(String(entrada), opcoes) ?? window.fetch(entrada, opcoes);

function tomar(endereco: string, opcoes: RequestInit = {}): Promise<Response> | undefined {
  const { token, respostas } = globalThis.adiantadas ?? {};
  const enviado = typeof opcoes.body === 'string' ? ` ${opcoes.body}` : '';
  const chave = endereco.replace(globalThis.location.origin, '') + enviado;
  const resposta = respostas?.get(chave);
  const autorizacao = new Headers(opcoes.headers).get('authorization');
  if (!resposta || autorizacao !== `Bearer ${token}`) return undefined;
  respostas?.delete(chave);
  return performance.now() < AINDA_VALE ? resposta : undefined;
}

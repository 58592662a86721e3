/** What `/chegada.js` asked before the program was there (build/chegada). */
interface Adiantadas {
  readonly token: string;
  /** By address, until somebody asks for it. */
  readonly respostas: Map<string, Promise<Response>>;
}

declare global {
  var adiantadas: Adiantadas | undefined;
}

/** As `fetch`, but takes an answer that was asked for beforehand with the same token; each serves once. */
export const buscarAdiantado: typeof fetch = (entrada, opcoes) =>
  tomar(String(entrada), new Headers(opcoes?.headers)) ?? window.fetch(entrada, opcoes);

function tomar(endereco: string, cabecalhos: Headers): Promise<Response> | undefined {
  const { token, respostas } = globalThis.adiantadas ?? {};
  const chave = endereco.replace(globalThis.location.origin, '');
  const resposta = respostas?.get(chave);
  if (!resposta || cabecalhos.get('authorization') !== `Bearer ${token}`) return undefined;
  respostas?.delete(chave);
  return resposta;
}

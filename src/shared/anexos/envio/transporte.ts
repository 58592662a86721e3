import { RECUSAS } from '@domain/anexos/tipos.ts';
import { env } from '@/config/env.ts';
import { ApiError, ErroDeRede } from '@/lib/errors/erros.ts';
import { avisarNaoAutorizado } from '@/lib/session/expiracao.ts';
import { lerToken } from '@/lib/session/token.ts';

/**
 * Storage over its HTTP API, without the library: it brings 8 kB to every screen that reads the
 * database, and its uploads tell no progress.
 */
const RAIZ = `${env.supabaseUrl}/storage/v1`;
const BALDE = 'anexos';

interface OpcoesDoEnvio {
  readonly sinal: AbortSignal;
  /** Called with how much was sent, from 0 to 1. */
  readonly aoAvancar: (fracao: number) => void;
}

/**
 * Uploads to a reserved path. What is there already was sent before: that is no failure.
 * @throws {ErroDeRede | ApiError | DOMException} AbortError when it was given up.
 */
export function enviarBytes(
  objeto: string,
  conteudo: Blob,
  { sinal, aoAvancar }: OpcoesDoEnvio,
): Promise<void> {
  return new Promise((resolver, recusar) => {
    const pedido = new XMLHttpRequest();
    const desistir = () => pedido.abort();
    pedido.open('POST', `${RAIZ}/object/${BALDE}/${objeto}`);
    pedido.setRequestHeader('apikey', env.supabaseChave);
    pedido.setRequestHeader('authorization', `Bearer ${lerToken() ?? ''}`);
    pedido.setRequestHeader('content-type', conteudo.type);
    pedido.upload.onprogress = ({ loaded, total }) => aoAvancar(total > 0 ? loaded / total : 0);
    pedido.onload = () => {
      const falha = falhaDoEnvio(pedido.status, pedido.responseText);
      if (falha) recusar(falha);
      else resolver();
    };
    pedido.onerror = () => recusar(new ErroDeRede());
    pedido.onabort = () => recusar(new DOMException('Envio cancelado', 'AbortError'));
    pedido.onloadend = () => sinal.removeEventListener('abort', desistir);
    sinal.addEventListener('abort', desistir);
    if (sinal.aborted) recusar(new DOMException('Envio cancelado', 'AbortError'));
    else pedido.send(conteudo);
  });
}

/** Returns the failure that an answer of Storage stands for; undefined when the file is there. */
export function falhaDoEnvio(status: number, corpo: string): ApiError | undefined {
  if (status >= 200 && status < 300) return undefined;
  // Storage answers 400 and says in the body what HTTP would say in the status.
  const dentro = Number(/"statusCode"\s*:\s*"?(\d{3})/.exec(corpo)?.[1] ?? status);
  if (dentro === 409) return undefined;
  if (dentro === 401) void avisarNaoAutorizado('talvez');
  const frase =
    dentro === 413 ? RECUSAS.grande : 'Não foi possível enviar o arquivo. Tente de novo.';
  return new ApiError(frase, { status: dentro });
}

/**
 * Downloads what lies at a signed address, which asks for no session.
 * @throws {ErroDeRede | ApiError}
 */
export async function baixarBytes(endereco: string, sinal?: AbortSignal): Promise<Blob> {
  let resposta: Response;
  try {
    resposta = await fetch(endereco, sinal ? { signal: sinal } : {});
  } catch (erro) {
    if (erro instanceof DOMException && erro.name === 'AbortError') throw erro;
    throw new ErroDeRede(erro);
  }
  if (resposta.ok) return resposta.blob();
  throw new ApiError('Não foi possível abrir este anexo. Recarregue a página e tente de novo.', {
    status: resposta.status,
  });
}

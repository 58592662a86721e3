import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { json, redeFalsa } from '../../../tests/unit/support/api.ts';
import { ApiError, ErroDeContrato, ErroDeRede } from '../errors/erros.ts';
import { comFiltros, criarApi } from './client.ts';

const resposta = z.object({ ok: z.boolean() });
const aoNaoAutorizado = vi.fn();
let token: string | null = 'abc';

function comRede(responder: Parameters<typeof redeFalsa>[0]) {
  const rede = redeFalsa(responder);
  const api = criarApi({
    base: 'http://api.teste/functions/v1',
    lerToken: () => token,
    aoNaoAutorizado,
    fetch: rede.fetch,
  });
  return { api, recebidas: rede.recebidas };
}

beforeEach(() => {
  token = 'abc';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  aoNaoAutorizado.mockClear();
});

describe('comFiltros', () => {
  it('skips undefined filters and keeps false, zero and empty', () => {
    expect(comFiltros('/users/list', { ativo: false, pagina: 0, nome: '', tipo: undefined })).toBe(
      '/users/list?ativo=false&pagina=0&nome=',
    );
  });

  it('escapes what a person typed', () => {
    expect(comFiltros('/p', { busca: 'João & Ana' })).toBe('/p?busca=Jo%C3%A3o+%26+Ana');
  });

  it('leaves the path alone without filters', () => {
    expect(comFiltros('/p', { a: undefined })).toBe('/p');
  });
});

describe('a call', () => {
  it('goes by the site only where a signed-in person reads', async () => {
    const hosts: string[] = [];
    const api = criarApi({
      base: 'http://api.teste/functions/v1',
      baseDeLeitura: 'http://site.teste/functions/v1',
      lerToken: () => token,
      aoNaoAutorizado,
      fetch: async (endereco) => {
        hosts.push(new URL(String(endereco)).host);
        return json({ ok: true });
      },
    });
    await api.get('/auth/me', { resposta });
    await api.get('/validate-signature/ancoras', { resposta, token: null });
    await api.post('/auth/login', { resposta, token: null });
    await api.post('/auth/email', { resposta });
    expect(hosts).toEqual(['site.teste', 'api.teste', 'api.teste', 'api.teste']);
  });

  it('sends JSON with the bearer token and yields what the contract reads', async () => {
    const { api, recebidas } = comRede(() => json({ ok: true, extra: 1 }));
    await expect(api.post('/x', { corpo: { a: 1 }, resposta })).resolves.toEqual({ ok: true });
    expect(recebidas[0]).toMatchObject({
      metodo: 'POST',
      caminho: '/functions/v1/x',
      corpo: { a: 1 },
    });
    expect(recebidas[0]?.cabecalhos.get('authorization')).toBe('Bearer abc');
    expect(recebidas[0]?.cabecalhos.get('content-type')).toBe('application/json');
  });

  it('sends no token when there is none, nor to sign in', async () => {
    const { api, recebidas } = comRede(() => json({ ok: true }));
    await api.post('/auth/login', { corpo: {}, resposta, token: null });
    token = null;
    await api.get('/x', { resposta });
    expect(recebidas.map(({ cabecalhos }) => cabecalhos.get('authorization'))).toEqual([
      null,
      null,
    ]);
  });

  it('refuses an answer that breaks the contract', async () => {
    const { api } = comRede(() => json({ ok: 'sim' }));
    await expect(api.get('/x', { resposta })).rejects.toBeInstanceOf(ErroDeContrato);
  });
});

describe('an answer in parts', () => {
  const emFluxo = (...textos: string[]) =>
    new Response(textos.join(''), { headers: { 'content-type': 'text/event-stream' } });
  const receber = async (corpo: () => Response) => {
    const partes: unknown[] = [];
    const { api, recebidas } = comRede(corpo);
    const fim = api
      .emPartes('/x', { corpo: {}, parte: resposta, aoReceber: (parte) => partes.push(parte) })
      .then(
        () => null,
        (erro: unknown) => erro,
      );
    return { fim: await fim, partes, aceita: recebidas[0]?.cabecalhos.get('accept') };
  };

  it('is handed over part by part, wherever its lines were cut', async () => {
    const { fim, partes, aceita } = await receber(() =>
      emFluxo(': vivo\n\n', 'data: {"ok":', 'true}\n\ndata: {"ok":false}\n\n'),
    );
    expect(fim).toBeNull();
    expect(partes).toEqual([{ ok: true }, { ok: false }]);
    expect(aceita).toBe('text/event-stream');
  });

  it('that breaks the contract, or is refused, fails as any other', async () => {
    const outra = await receber(() => emFluxo('data: {"ok":"sim"}\n\n'));
    expect(outra.fim).toBeInstanceOf(ErroDeContrato);
    const recusada = await receber(() => json({ error: 'Confira.', codigo: 'VALIDACAO' }, 400));
    expect(recusada.fim).toMatchObject({ status: 400, codigo: 'VALIDACAO' });
  });

  it('that breaks off is a failure of the network; what came stays', async () => {
    const { fim, partes } = await receber(
      () =>
        new Response(
          new ReadableStream({
            start: (controle) =>
              controle.enqueue(new TextEncoder().encode('data: {"ok":true}\n\n')),
            pull: (controle) => controle.error(new TypeError('network')),
          }),
        ),
    );
    expect(fim).toBeInstanceOf(ErroDeRede);
    expect(partes).toEqual([{ ok: true }]);
  });
});

describe('a failure', () => {
  it('carries status, code, fields and request id, with the sentence of the answer', async () => {
    const { api } = comRede(() =>
      json(
        { error: 'Confira.', codigo: 'VALIDACAO', campos: { cpf: 'CPF errado' }, request_id: 'r1' },
        400,
      ),
    );
    const erro = await api.get('/x', { resposta }).catch((e: unknown) => e);
    expect(erro).toBeInstanceOf(ApiError);
    expect(erro).toMatchObject({
      message: 'Confira.',
      status: 400,
      codigo: 'VALIDACAO',
      campos: { cpf: 'CPF errado' },
      requestId: 'r1',
    });
  });

  it("shows another server's error field, and the status where there is none", async () => {
    const comErro = comRede(() => json({ error: 'Fora do ar' }, 502));
    await expect(comErro.api.get('/x', { resposta })).rejects.toThrow('Fora do ar');
    const semErro = comRede(() => new Response('<html>', { status: 503 }));
    await expect(semErro.api.get('/x', { resposta })).rejects.toThrow('HTTP error! status: 503');
  });

  it('tells a missing network apart', async () => {
    const { api } = comRede(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.get('/x', { resposta })).rejects.toBeInstanceOf(ErroDeRede);
  });

  it('is logged without the query, where a name may stand', async () => {
    const { api } = comRede(() => json({ error: 'Não', codigo: 'PROIBIDO' }, 403));
    await api.get('/medical/patients', { filtros: { busca: 'Maria' }, resposta }).catch(() => null);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      '[api] GET /medical/patients: 403 PROIBIDO',
    );
  });

  it('does not log a call that its caller gave up on', async () => {
    const { api } = comRede(() => Promise.reject(new DOMException('fim', 'AbortError')));
    await expect(api.get('/x', { resposta })).rejects.toThrow('fim');
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('a 401', () => {
  const recusada = () => json({ error: 'Não autorizado', codigo: 'NAO_AUTORIZADO' }, 401);

  it('ends the session once, and still reaches the caller', async () => {
    const { api } = comRede(recusada);
    await expect(api.get('/x', { resposta })).rejects.toThrow('Não autorizado');
    expect(aoNaoAutorizado).toHaveBeenCalledExactlyOnceWith('certa');
  });

  it('of something on the way only makes doubt', async () => {
    const { api } = comRede(() => new Response('<h1>Unauthorized</h1>', { status: 401 }));
    await expect(api.get('/x', { resposta })).rejects.toThrow('HTTP error! status: 401');
    expect(aoNaoAutorizado).toHaveBeenCalledExactlyOnceWith('talvez');
  });

  it('says nothing about the session when it answers a sign-in', async () => {
    const { api } = comRede(recusada);
    await api.post('/auth/login', { resposta, token: null }).catch(() => null);
    expect(aoNaoAutorizado).not.toHaveBeenCalled();
  });

  it('says nothing about a token that was replaced meanwhile', async () => {
    const { api } = comRede(() => {
      token = 'novo';
      return recusada();
    });
    await api.get('/x', { resposta }).catch(() => null);
    expect(aoNaoAutorizado).not.toHaveBeenCalled();
  });
});

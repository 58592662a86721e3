import { beforeAll, describe, expect, it } from 'vitest';
import { CHAMADAS_COM_SESSAO } from './support/chamadas.ts';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let conta: Conta;
beforeAll(async () => {
  conta = await registrar(funcoes, 'clinica');
});

const TODAS: [metodo: string, caminho: string][] = [
  ...CHAMADAS_COM_SESSAO.map(([metodo, caminho]): [string, string] => [metodo, caminho]),
  ['POST', '/auth/login'],
  ['POST', '/auth/register'],
  ['POST', '/auth/logout'],
];

describe('an address that does not exist', () => {
  it.each([
    '/auth',
    '/auth/',
    '/auth/nada',
    '/auth/me/',
    '/auth/me/1',
    '/auth//me',
    '/auth/ME',
    '/medical/patients/1',
    '/users/%ff',
  ])('is a 404: %s', async (caminho) => {
    const erro = erroDe(await funcoes.chamar('GET', caminho, { token: conta.token }), 404);
    expect(erro.codigo).toBe('NAO_ENCONTRADO');
  });
});

describe.each(TODAS)('%s %s', (metodo, caminho) => {
  const atendidos = TODAS.filter(([, outro]) => outro === caminho).map(([outro]) => outro);
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((um) => !atendidos.includes(um)))(
    'does not answer %s',
    async (outro) => {
      const resposta = await funcoes.chamar(outro, caminho, { token: conta.token });
      expect(erroDe(resposta, 405).codigo).toBe('METODO_NAO_PERMITIDO');
      expect(resposta.cabecalhos.get('allow')).toContain(metodo);
    },
  );

  it('lets a page of any origin ask, with the headers that the client sends', async () => {
    const resposta = await funcoes.chamar('OPTIONS', caminho, {
      cabecalhos: {
        origin: 'https://pleno.exemplo.com.br',
        'access-control-request-method': metodo,
        'access-control-request-headers':
          'authorization,apikey,content-type,x-client-info,x-user-id,x-user-type,x-user-email',
      },
    });
    expect(resposta.status).toBe(204);
    expect(resposta.cabecalhos.get('access-control-allow-origin')).toBe('*');
    expect(resposta.cabecalhos.get('access-control-allow-credentials')).toBeNull();
    expect(resposta.cabecalhos.get('access-control-allow-methods')).toContain(metodo);
    const permitidos = resposta.cabecalhos.get('access-control-allow-headers')?.toLowerCase();
    for (const nome of [
      'authorization',
      'apikey',
      'content-type',
      'x-user-id',
      'x-user-type',
      'x-user-email',
    ]) {
      expect(permitidos).toContain(nome);
    }
  });
});

describe('every answer', () => {
  it.each([
    ['a good one', 'GET', '/auth/me', 200],
    ['a refusal', 'GET', '/medical/patients?nada=1', 400],
    ['a wrong method', 'DELETE', '/auth/me', 405],
    ['an unknown address', 'GET', '/auth/nada', 404],
  ])('is kept by nobody and read as data only: %s', async (_, metodo, caminho, status) => {
    const resposta = await funcoes.chamar(metodo, caminho, { token: conta.token });
    expect(resposta.status).toBe(status);
    expect(Object.fromEntries(resposta.cabecalhos)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': expect.stringContaining('application/json'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('carries the caller’s request id when it is a plain one', async () => {
    const pedir = async (id: string) => {
      const cabecalhos = { 'x-request-id': id };
      const resposta = await funcoes.chamar('GET', '/auth/nada', { cabecalhos });
      return erroDe(resposta, 404).request_id;
    };
    expect(await pedir('pedido-42')).toBe('pedido-42');
    expect(await pedir('<b>x</b>')).toMatch(/^[\da-f-]{36}$/);
    expect(await pedir('x'.repeat(65))).toMatch(/^[\da-f-]{36}$/);
  });
});

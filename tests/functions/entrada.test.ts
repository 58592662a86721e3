import { beforeAll, describe, expect, it } from 'vitest';
import { type Conta, cadastroDe, contagens, registrar, SENHA } from './support/contas.ts';
import { erroDe, type Pedido, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let conta: Conta;
beforeAll(async () => {
  conta = await registrar(funcoes, 'clinica');
});

/** The calls that take a body, each with one that is right. */
const CHAMADAS = [
  {
    metodo: 'POST',
    caminho: '/auth/login',
    certo: () => ({ email: conta.email, password: SENHA }),
  },
  { metodo: 'POST', caminho: '/auth/register', certo: () => cadastroDe('paciente') },
  { metodo: 'PUT', caminho: '/auth/profile', certo: () => ({ nome: 'Clínica Boa Vista' }) },
] as const;

const perfil = () =>
  funcoes.sql(
    'select p.*, d.telefone from public.profiles p join public.perfil_documentos d on d.profile_id = p.id where p.id = $1',
    [conta.id],
  );

describe.each(CHAMADAS)('$metodo $caminho', ({ metodo, caminho, certo }) => {
  const enviar = (pedido: Pedido) =>
    funcoes.chamar(metodo, caminho, { token: conta.token, ...pedido });

  /** States that a call is refused with a status, and that nothing was stored. */
  async function recusada(pedido: Pedido, status: number) {
    const antes = [await contagens(funcoes), await perfil()];
    const erro = erroDe(await enviar(pedido), status);
    expect([await contagens(funcoes), await perfil()]).toEqual(antes);
    return erro;
  }

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'text/json',
    '',
  ])('takes JSON only, not "%s"', async (tipo) => {
    const pedido = { bruto: JSON.stringify(certo()), cabecalhos: { 'content-type': tipo } };
    expect((await recusada(pedido, 415)).codigo).toBe('TIPO_DE_CONTEUDO');
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('takes "%s"', async (tipo) => {
    const pedido = { bruto: JSON.stringify(certo()), cabecalhos: { 'content-type': tipo } };
    expect((await enviar(pedido)).status).toBeLessThan(300);
  });

  it.each([
    '',
    ' ',
    '{',
    '{"email"',
    '{"email":}',
    '{"email":NaN}',
    '{"email":undefined}',
    "{'email':'a'}",
    '{"a":1}}',
    '{"a":"\u0001"}',
    '<xml/>',
    'email=a',
  ])('refuses broken JSON: %j', async (bruto) => {
    expect((await recusada({ bruto }, 400)).codigo).toBe('JSON_INVALIDO');
  });

  it('refuses bytes that are no text', async () => {
    const bruto = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    expect((await recusada({ bruto }, 400)).codigo).toBe('VALIDACAO');
  });

  it.each(['null', 'true', '0', '-1', '1e999', '"texto"', '[]', '[{}]', '{}'])(
    'refuses JSON that is not what is asked: %s',
    async (bruto) => {
      expect((await recusada({ bruto }, 400)).codigo).toBe('VALIDACAO');
    },
  );

  it.each(['[', '{"a":'])('survives nesting without end: %s…', async (abre) => {
    const fundo = Math.floor(60_000 / (abre.length + 1));
    const fecha = abre === '[' ? ']' : '}';
    await recusada({ bruto: `${abre.repeat(fundo)}1${fecha.repeat(fundo)}` }, 400);
    await recusada({ bruto: abre.repeat(fundo) }, 400);
  });

  it('refuses what is too large, whether or not it says so', async () => {
    const grande = JSON.stringify({ ...certo(), nome: 'x'.repeat(70_000) });
    expect((await recusada({ bruto: grande }, 413)).codigo).toBe('CORPO_GRANDE_DEMAIS');
    const emPartes = new Blob([grande]).stream();
    expect((await recusada({ bruto: emPartes }, 413)).codigo).toBe('CORPO_GRANDE_DEMAIS');
  });

  it('refuses a body of many unknown keys, and names only some', async () => {
    const muitas = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`chave_${n}`, n]));
    const erro = await recusada({ corpo: { ...certo(), ...muitas } }, 400);
    expect(Object.keys(erro.campos ?? {})).toHaveLength(20);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'takes no key of objects themselves: %s',
    async (chave) => {
      const bruto = JSON.stringify(certo()).replace('{', `{"${chave}":{"tipo":"hospital"},`);
      await recusada({ bruto }, 400);
    },
  );

  it('cuts the name of an unknown key short', async () => {
    const erro = await recusada({ corpo: { ...certo(), ['k'.repeat(5000)]: 1 } }, 400);
    expect(Object.keys(erro.campos ?? {})).toEqual(['k'.repeat(60)]);
  });

  const HOSTIS: [string, unknown][] = [
    ['a null character', 'a\u0000b@exemplo.com.br1'],
    ['half a character', 'a\ud800b@exemplo.com.br1'],
    ['a huge text', 'x1'.repeat(30_000)],
    ['SQL', "'; drop table public.profiles; --@"],
    ['a filter', '*),id.neq.(0'],
    ['a script', '<script>alert(1)</script>'],
    ['a template', '{{7*7}}<%= 7*7 %>'],
    ['an object', { $gt: '' }],
    ['a list', ['a@exemplo.com.br']],
    ['a number', 1e308],
    ['a negative', -1],
    ['a boolean', true],
    ['nothing', null],
  ];

  it.each(HOSTIS)(
    'survives %s in any field, and stores nothing that it refuses',
    async (_, valor) => {
      for (const campo of Object.keys(certo())) {
        const antes = await contagens(funcoes);
        const resposta = await enviar({ corpo: { ...certo(), [campo]: valor } });
        expect({ campo, status: resposta.status }).toEqual({
          campo,
          status: expect.toSatisfy((status: number) => status < 500),
        });
        // Some of these are a fine password, and a name may hold any mark.
        if (resposta.status < 400) continue;
        erroDe(resposta, resposta.status);
        expect(await contagens(funcoes)).toEqual(antes);
      }
    },
  );
});

it('takes the last of two equal keys, like every reader of JSON', async () => {
  const bruto = `{"email":"a@exemplo.com.br","email":"${conta.email}","password":"${SENHA}"}`;
  const resposta = await funcoes.chamar('POST', '/auth/login', { bruto });
  expect(resposta).toMatchObject({ status: 200, corpo: { user: { id: conta.id } } });
});

it('a call that takes no body ignores one', async () => {
  const pedido = {
    token: conta.token,
    bruto: 'qualquer',
    cabecalhos: { 'content-type': 'text/plain' },
  };
  const { corpo } = await funcoes.chamar('POST', '/auth/login', {
    corpo: { email: conta.email, password: SENHA },
  });
  const { token } = corpo as { token: string };
  expect(await funcoes.chamar('POST', '/auth/logout', { ...pedido, token })).toMatchObject({
    status: 200,
  });
});

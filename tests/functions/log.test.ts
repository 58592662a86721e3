import { beforeAll, expect, it, vi } from 'vitest';
import { type Conta, registrar, registrarPaciente } from './support/contas.ts';
import { usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let clinica: Conta;
beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  await registrarPaciente(funcoes, clinica, clinica.id, { nome: 'Zulmira Quaresma' });
});

/** The line that the functions write of a call. */
async function linhaDe(pedir: () => Promise<{ cabecalhos: Headers }>): Promise<string> {
  const id = (await pedir()).cabecalhos.get('x-request-id');
  return vi.waitFor(() => {
    const linhas = funcoes.log().filter((linha) => linha.includes(`"request_id":"${id}"`));
    expect(linhas).toHaveLength(1);
    return linhas.join();
  });
}

it('one line says which route answered what to whom, and not what was asked', async () => {
  const linha = await linhaDe(() =>
    funcoes.chamar('GET', '/medical/patients?busca=zulmira', { token: clinica.token }),
  );
  expect(JSON.parse(linha)).toMatchObject({
    nivel: 'info',
    metodo: 'GET',
    rota: '/medical/patients',
    status: 200,
    ms: expect.any(Number),
    usuario: clinica.id,
  });
  expect(linha).not.toMatch(/zulmira|quaresma|@/i);
});

it('who the identifying headers name is noted, as far as it is no free text', async () => {
  const pedir = (id: string, tipo: string) =>
    linhaDe(() =>
      funcoes.chamar('GET', '/auth/me', {
        token: clinica.token,
        cabecalhos: { 'x-user-id': id, 'x-user-type': tipo, 'x-user-email': 'ana@clinica.com.br' },
      }),
    );
  const outro = crypto.randomUUID();
  expect(JSON.parse(await pedir(outro, 'hospital'))).toMatchObject({
    usuario: clinica.id,
    informado: { id: outro, tipo: 'hospital' },
  });
  const hostil = await pedir('zulmira', 'quaresma');
  expect(JSON.parse(hostil).informado).toEqual({});
  expect(hostil).not.toMatch(/zulmira|quaresma|@/i);
});

it('a refused sign-in names nobody', async () => {
  const corpo = { email: 'zulmira@clinica.com.br', password: 'Quaresma2026' };
  const linha = await linhaDe(() => funcoes.chamar('POST', '/auth/login', { corpo }));
  expect(JSON.parse(linha)).toMatchObject({ rota: '/auth/login', status: 401 });
  expect(linha).not.toMatch(/zulmira|quaresma|@/i);
});

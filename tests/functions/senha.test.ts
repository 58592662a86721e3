import { respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import { describe, expect, it } from 'vitest';
import { novoEmail } from '../support/documentos.ts';
import { type Conta, entrar, registrar, SENHA } from './support/contas.ts';
import { linkPara, mensagensPara } from './support/correio.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const NOVA = 'Outra2026boa';
const APARELHO = 'c'.repeat(32);

const esquecer = (email: string) =>
  funcoes.chamar('POST', '/auth/password/forgot', { corpo: { email } });
const redefinir = (token: string, password: string = NOVA) =>
  funcoes.chamar('POST', '/auth/password/reset', { corpo: { token, password } });
const trocar = (conta: Conta, corpo: object) =>
  funcoes.chamar('PUT', '/auth/password', { token: conta.token, corpo });
const viva = async (token: string) =>
  (await funcoes.chamar('GET', '/auth/me', { token })).status === 200;

describe('a forgotten password', () => {
  it('is chosen anew by the link that was sent, once', async () => {
    const conta = await registrar(funcoes, 'paciente');
    expect(await esquecer(` ${conta.email.toUpperCase()}`)).toMatchObject({
      status: 200,
      corpo: { success: true },
    });
    const { tela, token } = await linkPara(funcoes, conta.email);
    expect(tela).toBe('/redefinir-senha');

    const resposta = await redefinir(token);
    expect(resposta.status).toBe(200);
    const entrada = respostaDeLoginSchema.parse(resposta.corpo);
    expect(entrada.user.id).toBe(conta.id);
    expect(await viva(entrada.token)).toBe(true);
    expect(await viva(conta.token)).toBe(false);
    erroDe(await entrar(funcoes, conta.email), 401);
    expect(await entrar(funcoes, conta.email, NOVA)).toMatchObject({ status: 200 });

    expect(erroDe(await redefinir(token), 422).codigo).toBe('LINK_INVALIDO');
  });

  it('may turn out to be the one that there was', async () => {
    const { email } = await registrar(funcoes, 'clinica');
    await esquecer(email);
    const { token } = await linkPara(funcoes, email);
    expect(await redefinir(token, SENHA)).toMatchObject({ status: 200 });
  });

  it('forgets the devices of before, which whoever knew the old one may have', async () => {
    const { email } = await registrar(funcoes, 'medico');
    await entrar(funcoes, email, SENHA, APARELHO);
    await esquecer(email);
    await redefinir((await linkPara(funcoes, email)).token);
    await Promise.all(Array.from({ length: 10 }, () => entrar(funcoes, email, 'Errada2026')));
    erroDe(await entrar(funcoes, email, NOVA, APARELHO), 429);
  });

  it('says nothing of an address that nobody has, and as late', async () => {
    const ninguem = novoEmail('ninguem');
    const inicio = performance.now();
    const resposta = await esquecer(ninguem);
    expect(performance.now() - inicio).toBeGreaterThanOrEqual(500);
    expect(resposta).toMatchObject({ status: 200, corpo: { success: true } });
    expect(await mensagensPara(funcoes, ninguem)).toEqual([]);
  });

  it('fills no mailbox: five an hour, and no word of the sixth', async () => {
    const { email } = await registrar(funcoes, 'medico');
    const respostas = await Promise.all(Array.from({ length: 7 }, () => esquecer(email)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(await mensagensPara(funcoes, email)).toHaveLength(5);
  });

  it('is asked for twenty times an hour from one place', async () => {
    await registrar(funcoes, 'medico');
    const respostas = await Promise.all(
      Array.from({ length: 21 }, () => esquecer(novoEmail('ninguem'))),
    );
    expect(respostas.filter(({ status }) => status === 429)).toHaveLength(1);
    await registrar(funcoes, 'medico');
  });

  it.each([
    ['a'.repeat(56), 422],
    ['', 400],
    ["' or 1=1 --", 400],
    [null, 400],
  ])('is not chosen anew by the link "%s"', async (token, status) => {
    const corpo = { token, password: NOVA };
    erroDe(await funcoes.chamar('POST', '/auth/password/reset', { corpo }), status);
  });

  it('keeps the link when the new one is refused', async () => {
    const { email } = await registrar(funcoes, 'medico');
    await esquecer(email);
    const { token } = await linkPara(funcoes, email);
    expect(erroDe(await redefinir(token, 'curta1'), 400).campos).toHaveProperty('password');
    expect(await redefinir(token)).toMatchObject({ status: 200 });
  });

  it('gives no session to an inactive account', async () => {
    const conta = await registrar(funcoes, 'medico');
    await esquecer(conta.email);
    const { token } = await linkPara(funcoes, conta.email);
    await funcoes.sql('update public.profiles set ativo = false where id = $1', [conta.id]);
    expect(erroDe(await redefinir(token), 403).codigo).toBe('CONTA_INATIVA');
    // The one that the registration began is still there, and opens nothing.
    expect(
      await funcoes.sql('select count(*)::int from auth.sessions where user_id = $1', [conta.id]),
    ).toEqual([{ count: 1 }]);
  });
});

describe('a password changed by its owner', () => {
  it('asks for the present one, and ends every other session', async () => {
    const conta = await registrar(funcoes, 'medico');
    const outra = respostaDeLoginSchema.parse((await entrar(funcoes, conta.email)).corpo).token;
    expect(await trocar(conta, { atual: SENHA, password: NOVA })).toMatchObject({
      status: 200,
      corpo: { success: true },
    });
    expect([await viva(conta.token), await viva(outra)]).toEqual([true, false]);
    expect(
      await funcoes.sql('select count(*)::int from auth.sessions where user_id = $1', [conta.id]),
    ).toEqual([{ count: 1 }]);
    expect(await entrar(funcoes, conta.email, NOVA)).toMatchObject({ status: 200 });
  });

  it('stays when the present one is wrong, and the session too', async () => {
    const conta = await registrar(funcoes, 'paciente');
    const erro = erroDe(await trocar(conta, { atual: 'Errada2026', password: NOVA }), 400);
    expect(erro.campos).toEqual({ atual: 'Senha atual: não confere.' });
    expect(await viva(conta.token)).toBe(true);
    expect(await entrar(funcoes, conta.email)).toMatchObject({ status: 200 });
  });

  it('is not guessed with a stolen session', async () => {
    const conta = await registrar(funcoes, 'paciente');
    const corpo = { atual: 'Errada2026', password: NOVA };
    await Promise.all(Array.from({ length: 10 }, () => trocar(conta, corpo)));
    erroDe(await trocar(conta, { atual: SENHA, password: NOVA }), 429);
  });
});

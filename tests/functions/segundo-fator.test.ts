import { respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import {
  respostaDeFatorConfirmadoSchema,
  respostaDeInscricaoSchema,
} from '@domain/contracts/conta.ts';
import { describe, expect, it } from 'vitest';
import { fromBase32, totp } from '../../local/services/totp.ts';
import { type Conta, entrar, registrar, SENHA } from './support/contas.ts';
import { linkPara } from './support/correio.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const APARELHO = 'd'.repeat(32);
const OUTRA = 'Outra2026boa';

/** Seconds from now to a code of before the last three steps: nobody takes it any more. */
const VELHO = -120;

const codigoDe = (segredo: string, desvio = 0) =>
  totp(fromBase32(segredo), Date.now() / 1000 + desvio);
/** A code that is none of the three that are good now, nor one beside them. */
const errado = (segredo: string, qual = 0) => codigoDe(segredo, VELHO - 30 * qual);

/** Each code counts once, for two minutes: what a test gave before does not stand in its way. */
const esquecerCodigos = () => funcoes.sql('delete from private.tentativas');

const comecar = (token: string) => funcoes.chamar('POST', '/auth/second-factor', { token });
const confirmar = (token: string, corpo: object) =>
  funcoes.chamar('POST', '/auth/second-factor/confirm', { token, corpo });
const desligar = (token: string, corpo: object) =>
  funcoes.chamar('POST', '/auth/second-factor/remove', { token, corpo });
const situacao = async (token: string) =>
  (await funcoes.chamar('GET', '/auth/second-factor', { token })).corpo;
const viva = async (token: string) =>
  (await funcoes.chamar('GET', '/auth/me', { token })).status === 200;
const entrarComCodigo = (email: string, codigo: string, aparelho?: string) =>
  funcoes.chamar('POST', '/auth/login', {
    corpo: { email, password: SENHA, codigo, aparelho },
  });

interface ComFator extends Conta {
  readonly segredo: string;
  readonly fator: string;
}

async function ligar(conta: Conta): Promise<ComFator> {
  const { fator, segredo } = respostaDeInscricaoSchema.parse((await comecar(conta.token)).corpo);
  const resposta = await confirmar(conta.token, { fator, atual: SENHA, codigo: codigoDe(segredo) });
  expect(resposta).toMatchObject({ status: 200 });
  const { supabase_session } = respostaDeFatorConfirmadoSchema.parse(resposta.corpo);
  await esquecerCodigos();
  return { ...conta, fator, segredo, token: supabase_session.access_token };
}

/** The Auth service's own session by a password: what somebody gets who asks it and not the functions. */
async function soPelaSenha(email: string): Promise<string> {
  const { status, corpo } = await funcoes.direto('POST', '/auth/v1/token?grant_type=password', {
    corpo: { email, password: SENHA },
  });
  expect(status).toBe(200);
  return (corpo as { access_token: string }).access_token;
}

describe('a second factor', () => {
  it('is off until its owner turns it on, with the password and a first code', async () => {
    const conta = await registrar(funcoes, 'medico');
    const outra = respostaDeLoginSchema.parse((await entrar(funcoes, conta.email)).corpo).token;
    expect(await situacao(conta.token)).toEqual({ success: true, oferecido: true, desde: null });

    const inicio = await comecar(conta.token);
    expect(inicio.status).toBe(201);
    const { fator, segredo, endereco } = respostaDeInscricaoSchema.parse(inicio.corpo);
    expect(endereco).toContain(`secret=${segredo}`);
    expect(await viva(outra)).toBe(true);

    const prova = { fator, atual: SENHA, codigo: codigoDe(segredo) };
    const semSenha = await confirmar(conta.token, { ...prova, atual: 'Errada2026' });
    expect(erroDe(semSenha, 400).campos).toHaveProperty('atual');
    const semCodigo = await confirmar(conta.token, { ...prova, codigo: errado(segredo) });
    expect(erroDe(semCodigo, 400).campos).toHaveProperty('codigo');
    expect(await situacao(conta.token)).toMatchObject({ desde: null });

    const { status, corpo } = await confirmar(conta.token, prova);
    expect(status).toBe(200);
    const { supabase_session } = respostaDeFatorConfirmadoSchema.parse(corpo);
    expect(await situacao(supabase_session.access_token)).toMatchObject({
      desde: expect.any(String),
    });
    expect(await viva(outra)).toBe(false);
    erroDe(await comecar(supabase_session.access_token), 422);
  });

  it('begins anew in the place of one that was not confirmed', async () => {
    const { token } = await registrar(funcoes, 'clinica');
    const velho = respostaDeInscricaoSchema.parse((await comecar(token)).corpo);
    const novo = respostaDeInscricaoSchema.parse((await comecar(token)).corpo);
    const prova = { fator: velho.fator, atual: SENHA, codigo: codigoDe(velho.segredo) };
    expect(erroDe(await confirmar(token, prova), 404).codigo).toBe('NAO_ENCONTRADO');
    expect(novo.segredo).not.toBe(velho.segredo);
  });

  it('is asked for after the password, and lets in with it', async () => {
    const { email, segredo, id } = await ligar(await registrar(funcoes, 'paciente'));
    expect(erroDe(await entrar(funcoes, email), 403).codigo).toBe('SEGUNDO_FATOR');
    expect(erroDe(await entrarComCodigo(email, errado(segredo)), 400).campos).toHaveProperty(
      'codigo',
    );
    const [sessoes] = await funcoes.sql<{ n: number }>(
      "select count(*)::int as n from auth.sessions where user_id = $1 and aal = 'aal1'",
      [id],
    );
    expect(sessoes).toEqual({ n: 0 });

    const resposta = await entrarComCodigo(email, codigoDe(segredo));
    expect(resposta.status).toBe(200);
    const { token, user, supabase_session } = respostaDeLoginSchema.parse(resposta.corpo);
    expect(user.id).toBe(id);
    expect(supabase_session.expires_at).toBeGreaterThan(Date.now() / 1000);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'totp' })]),
    });
    expect(await viva(token)).toBe(true);
  });

  it('asks for the password first: a wrong one says nothing of the factor', async () => {
    const { email, segredo } = await ligar(await registrar(funcoes, 'medico'));
    const corpo = { email, password: 'Errada2026', codigo: codigoDe(segredo) };
    expect(erroDe(await funcoes.chamar('POST', '/auth/login', { corpo }), 401).codigo).toBe(
      'CREDENCIAIS_INVALIDAS',
    );
  });

  it('takes the code of a clock that is half a minute off, and no older one', async () => {
    const { email, segredo } = await ligar(await registrar(funcoes, 'medico'));
    expect(await entrarComCodigo(email, codigoDe(segredo, 30))).toMatchObject({ status: 200 });
    erroDe(await entrarComCodigo(email, codigoDe(segredo, -90)), 400);
  });

  it('takes each code once, of two at the same moment too', async () => {
    const { email, segredo } = await ligar(await registrar(funcoes, 'medico'));
    const codigo = codigoDe(segredo);
    const juntas = await Promise.all([
      entrarComCodigo(email, codigo),
      entrarComCodigo(email, codigo),
    ]);
    expect(juntas.map(({ status }) => status).sort()).toEqual([200, 400]);
    const repetida = erroDe(await entrarComCodigo(email, codigo), 400);
    expect(repetida.campos?.codigo).toContain('já foi usado');
  });

  it('locks after five wrong codes, but not the owner on a known device', async () => {
    const { email, segredo } = await ligar(await registrar(funcoes, 'medico'));
    await entrarComCodigo(email, codigoDe(segredo), APARELHO);
    await esquecerCodigos();
    for (const qual of [0, 1, 2, 3, 4]) {
      erroDe(await entrarComCodigo(email, errado(segredo, qual)), 400);
    }
    const preso = await entrarComCodigo(email, codigoDe(segredo));
    expect(erroDe(preso, 429).codigo).toBe('BLOQUEADO');
    expect(Number(preso.cabecalhos.get('retry-after'))).toBeGreaterThan(0);
    expect(await entrarComCodigo(email, codigoDe(segredo), APARELHO)).toMatchObject({
      status: 200,
    });
  });

  it.each(['12345', '1234567', 'abcdef', '12 456', ''])('is not "%s"', async (codigo) => {
    expect(erroDe(await entrarComCodigo('a@b.demo', codigo), 400).campos).toHaveProperty('codigo');
  });
});

describe('a session without the second factor of its account', () => {
  it('opens neither database nor functions', async () => {
    const conta = await ligar(await registrar(funcoes, 'medico'));
    const token = await soPelaSenha(conta.email);
    for (const caminho of ['/auth/me', '/users/permissions', '/medical/patients']) {
      erroDe(await funcoes.chamar('GET', caminho, { token }), 401);
    }
    const perfis = await funcoes.direto('GET', '/rest/v1/profiles?select=id', { token });
    expect(perfis).toMatchObject({ status: 200, corpo: [] });
    expect(await viva(conta.token)).toBe(true);
  });

  it('does not turn the factor off, add another or change the password', async () => {
    const { email, fator } = await ligar(await registrar(funcoes, 'medico'));
    const token = await soPelaSenha(email);
    expect(await funcoes.direto('DELETE', `/auth/v1/factors/${fator}`, { token })).toMatchObject({
      status: 422,
      corpo: { error_code: 'insufficient_aal' },
    });
    expect(
      await funcoes.direto('POST', '/auth/v1/factors', {
        token,
        corpo: { factor_type: 'totp', friendly_name: 'meu' },
      }),
    ).toMatchObject({ status: 403, corpo: { error_code: 'insufficient_aal' } });
    expect(
      await funcoes.direto('PUT', '/auth/v1/user', { token, corpo: { password: OUTRA } }),
    ).toMatchObject({ status: 401, corpo: { error_code: 'insufficient_aal' } });
  });

  it('gets nowhere with a code given to the Auth service itself, which ends it', async () => {
    const { email, fator, segredo, id } = await ligar(await registrar(funcoes, 'medico'));
    const token = await soPelaSenha(email);
    const desafio = await funcoes.direto('POST', `/auth/v1/factors/${fator}/challenge`, {
      token,
      corpo: {},
    });
    const { id: challenge_id } = desafio.corpo as { id: string };
    expect(
      await funcoes.direto('POST', `/auth/v1/factors/${fator}/verify`, {
        token,
        corpo: { challenge_id, code: codigoDe(segredo) },
      }),
    ).toMatchObject({ status: 403, corpo: { error_code: 'mfa_verification_rejected' } });
    expect(await funcoes.sql('select id from auth.sessions where user_id = $1', [id])).toEqual([]);
  });

  it('of somebody else does not reach the factor of a person', async () => {
    const { fator, segredo } = await ligar(await registrar(funcoes, 'medico'));
    const alheia = await registrar(funcoes, 'medico');
    for (const [metodo, caminho] of [
      ['DELETE', ''],
      ['POST', '/challenge'],
      ['POST', '/verify'],
    ] as const) {
      const resposta = await funcoes.direto(metodo, `/auth/v1/factors/${fator}${caminho}`, {
        token: alheia.token,
      });
      expect(resposta).toMatchObject({
        status: 404,
        corpo: { error_code: 'mfa_factor_not_found' },
      });
    }
    const prova = { fator, atual: SENHA, codigo: codigoDe(segredo) };
    expect(erroDe(await confirmar(alheia.token, prova), 404).codigo).toBe('NAO_ENCONTRADO');
  });
});

describe('with a second factor', () => {
  it('the password is changed with a code', async () => {
    const { email, segredo, token } = await ligar(await registrar(funcoes, 'medico'));
    const trocar = (corpo: object) => funcoes.chamar('PUT', '/auth/password', { token, corpo });
    const troca = { atual: SENHA, password: OUTRA };
    expect(erroDe(await trocar(troca), 403).codigo).toBe('SEGUNDO_FATOR');
    expect(await trocar({ ...troca, codigo: codigoDe(segredo) })).toMatchObject({ status: 200 });
    expect(erroDe(await entrar(funcoes, email, OUTRA), 403).codigo).toBe('SEGUNDO_FATOR');
    expect(await viva(token)).toBe(true);
  });

  it('a forgotten password is chosen anew with a code, and without one the link is kept', async () => {
    const { email, segredo } = await ligar(await registrar(funcoes, 'medico'));
    await funcoes.chamar('POST', '/auth/password/forgot', { corpo: { email } });
    const { token } = await linkPara(funcoes, email);
    const redefinir = (corpo: object) =>
      funcoes.chamar('POST', '/auth/password/reset', {
        corpo: { token, password: OUTRA, ...corpo },
      });
    expect(erroDe(await redefinir({}), 403).codigo).toBe('SEGUNDO_FATOR');
    const resposta = await redefinir({ codigo: codigoDe(segredo) });
    expect(resposta.status).toBe(200);
    expect(await viva(respostaDeLoginSchema.parse(resposta.corpo).token)).toBe(true);
  });

  it('a stolen link alone opens nothing', async () => {
    const { email, segredo } = await ligar(await registrar(funcoes, 'medico'));
    await funcoes.chamar('POST', '/auth/password/forgot', { corpo: { email } });
    const { token } = await linkPara(funcoes, email);
    const corpo = { token, password: OUTRA, codigo: errado(segredo) };
    erroDe(await funcoes.chamar('POST', '/auth/password/reset', { corpo }), 400);
    expect(erroDe(await entrar(funcoes, email), 403).codigo).toBe('SEGUNDO_FATOR');
  });

  it('it is turned off with the password and a code, never with one of them', async () => {
    const { email, segredo, token } = await ligar(await registrar(funcoes, 'medico'));
    const codigo = codigoDe(segredo);
    erroDe(await desligar(token, { atual: SENHA }), 400);
    erroDe(await desligar(token, { atual: 'Errada2026', codigo }), 400);
    erroDe(await desligar(token, { atual: SENHA, codigo: errado(segredo) }), 400);
    expect(await situacao(token)).toMatchObject({ desde: expect.any(String) });

    expect(await desligar(token, { atual: SENHA, codigo })).toMatchObject({ status: 200 });
    expect(await situacao(token)).toMatchObject({ desde: null });
    expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
  });
});

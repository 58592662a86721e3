import { respostaDeUsuarioSchema } from '@domain/contracts/auth.ts';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  LOCAL_ONLY_JWT_SECRET,
  LOCAL_ONLY_PUBLISHABLE_KEY,
  LOCAL_ONLY_SECRET_KEY,
} from '../../local/keys.ts';
import { CHAMADAS_COM_SESSAO } from './support/chamadas.ts';
import { type Conta, contagens, entrar, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let clinica: Conta;
let outra: Conta;
let encerrado: string;

beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  outra = await registrar(funcoes, 'clinica');
  const { corpo } = await entrar(funcoes, clinica.email);
  encerrado = (corpo as { token: string }).token;
  await funcoes.chamar('POST', '/auth/logout', { token: encerrado });
});

const claimsDe = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The claims of a live token, changed and signed again. */
function assinar(mudancas: Record<string, unknown>, segredo = LOCAL_ONLY_JWT_SECRET) {
  return new SignJWT({ ...claimsDe(clinica.token), ...mudancas })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(segredo));
}

function semAssinatura(assinatura: string) {
  const cabecalho = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${cabecalho}.${clinica.token.split('.')[1]}.${assinatura}`;
}

const agora = () => Math.floor(Date.now() / 1000);

const TOKENS: Record<string, () => string | undefined | Promise<string>> = {
  missing: () => undefined,
  empty: () => '',
  'not a token': () => 'token',
  'the publishable key': () => LOCAL_ONLY_PUBLISHABLE_KEY,
  'the service key': () => LOCAL_ONLY_SECRET_KEY,
  expired: () => assinar({ iat: agora() - 7200, exp: agora() - 3600 }),
  'signed with another secret': () => assinar({}, 'outro-segredo-com-mais-de-trinta-e-dois-letras'),
  'without a signature': () => semAssinatura(''),
  'unsigned, with somebody else’s signature': () =>
    semAssinatura(clinica.token.split('.')[2] ?? ''),
  'changed by one letter': () =>
    clinica.token.replace(/.(?=.{4}$)/, (l) => (l === 'A' ? 'B' : 'A')),
  'of nobody': () => assinar({ sub: crypto.randomUUID() }),
  'of another person in one’s own session': () => assinar({ sub: outra.id }),
  'of a person that is not an id': () => assinar({ sub: "' or 1=1 --" }),
  'of a session that never was': () => assinar({ session_id: crypto.randomUUID() }),
  'of the service role': () =>
    assinar({ role: 'service_role', sub: undefined, session_id: undefined }),
  'signed out': () => encerrado,
  huge: () => `${'a'.repeat(3000)}.${'b'.repeat(3000)}.${'c'.repeat(1000)}`,
};

describe.each(Object.entries(TOKENS))('a token that is %s', (_, fazer) => {
  it.each(CHAMADAS_COM_SESSAO)('opens nothing: %s %s', async (metodo, caminho, corpo) => {
    const antes = await contagens(funcoes);
    const resposta = await funcoes.chamar(metodo, caminho, { token: await fazer(), corpo });
    const { error, codigo } = erroDe(resposta, 401);
    expect({ error, codigo }).toEqual({ error: 'Não autorizado', codigo: 'NAO_AUTORIZADO' });
    expect(await contagens(funcoes)).toEqual(antes);
  });
});

describe('the token', () => {
  it.each(['Basic', 'Token', ''])('comes as Bearer, not as "%s"', async (esquema) => {
    const cabecalhos = { authorization: `${esquema} ${clinica.token}` };
    erroDe(await funcoes.chamar('GET', '/auth/me', { cabecalhos }), 401);
  });

  it('says who calls; the query, a cookie or the identifying headers do not', async () => {
    const cabecalhos = {
      'x-user-id': outra.id,
      'x-user-type': 'hospital',
      'x-user-email': outra.email,
      cookie: `auth_token=${outra.token}`,
    };
    const caminho = '/auth/me?user_id=x';
    const resposta = await funcoes.chamar('GET', caminho, { token: clinica.token, cabecalhos });
    expect(respostaDeUsuarioSchema.parse(resposta.corpo).user.id).toBe(clinica.id);

    const permissoes = await funcoes.chamar('GET', '/users/permissions', {
      token: clinica.token,
      cabecalhos: { 'x-user-type': 'medico' },
    });
    expect(permissoes.texto).not.toContain('prontuario.escrever');
    erroDe(await funcoes.chamar('GET', '/auth/me', { cabecalhos }), 401);
  });
});

describe('signing out', () => {
  const entrarDeNovo = async () => {
    const { corpo } = await entrar(funcoes, clinica.email);
    return (corpo as { token: string }).token;
  };

  it('ends that session everywhere at once, and no other', async () => {
    const [fica, sai] = [await entrarDeNovo(), await entrarDeNovo()];
    const perfis = (token: string) =>
      funcoes.direto('GET', '/rest/v1/profiles?select=id&tipo=eq.clinica', { token });
    expect(await perfis(sai)).toMatchObject({ status: 200, corpo: [{ id: clinica.id }] });

    const resposta = await funcoes.chamar('POST', '/auth/logout', { token: sai });
    expect(resposta).toMatchObject({ status: 200, corpo: { success: true } });

    erroDe(await funcoes.chamar('GET', '/auth/me', { token: sai }), 401);
    expect(await perfis(sai)).toMatchObject({ status: 200, corpo: [] });
    expect(await perfis(fica)).toMatchObject({ corpo: [{ id: clinica.id }] });
    expect(await funcoes.chamar('GET', '/auth/me', { token: fica })).toMatchObject({ status: 200 });
  });

  it('also ends what could renew the session', async () => {
    const { corpo } = await entrar(funcoes, clinica.email);
    const { token, supabase_session } = corpo as {
      token: string;
      supabase_session: { refresh_token: string };
    };
    await funcoes.chamar('POST', '/auth/logout', { token });
    const renovada = await funcoes.direto('POST', '/auth/v1/token?grant_type=refresh_token', {
      corpo: { refresh_token: supabase_session.refresh_token },
    });
    expect(renovada.status).toBe(400);
  });

  it('may be repeated', async () => {
    const token = await entrarDeNovo();
    for (let vez = 0; vez < 2; vez += 1) {
      expect(await funcoes.chamar('POST', '/auth/logout', { token })).toMatchObject({
        status: 200,
      });
    }
  });

  it.each([
    'missing',
    'not a token',
    'expired',
    'signed with another secret',
    'without a signature',
  ])('with a token that is %s ends nothing', async (qual) => {
    const antes = await contagens(funcoes);
    const token = await TOKENS[qual]?.();
    erroDe(await funcoes.chamar('POST', '/auth/logout', { token }), 401);
    expect(await contagens(funcoes)).toEqual(antes);
  });

  it('is open to a person who was made inactive', async () => {
    const conta = await registrar(funcoes, 'paciente');
    await funcoes.sql('update public.profiles set ativo = false where id = $1', [conta.id]);
    const resposta = await funcoes.chamar('POST', '/auth/logout', { token: conta.token });
    expect(resposta).toMatchObject({ status: 200 });
  });
});

import { respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import { describe, expect, it } from 'vitest';
import { novoEmail } from '../support/documentos.ts';
import { contagens, entrar, registrar, SENHA } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const errar = (email: string) => entrar(funcoes, email, 'Errada2026');

async function errarDezVezes(email: string) {
  const respostas = await Promise.all(Array.from({ length: 10 }, () => errar(email)));
  for (const resposta of respostas) erroDe(resposta, 401);
}

/** By what the wrong passwords of an account are counted, given from this machine. */
async function chaveDe(email: string): Promise<string> {
  const [linha] = await funcoes.sql<{ chave: string }>(
    `select private.chave_de_tentativa(
       'senha', private.chave_de_tentativa('email', $1), '127.0.0.1') as chave`,
    [email],
  );
  return linha?.chave ?? '';
}

describe('signing in', () => {
  it('answers the person, a token and the hosted session', async () => {
    const conta = await registrar(funcoes, 'medico');
    const resposta = await entrar(funcoes, conta.email);
    expect(resposta.status).toBe(200);
    const { success, user, token, supabase_session } = respostaDeLoginSchema.parse(resposta.corpo);
    expect(success).toBe(true);
    expect(user).toEqual({ id: conta.id, email: conta.email, profile: conta.perfil });
    expect(supabase_session).toMatchObject({ access_token: token, token_type: 'bearer' });
    expect(await funcoes.chamar('GET', '/auth/me', { token })).toMatchObject({ status: 200 });
  });

  it('takes the e-mail in any case and with spaces around', async () => {
    const { email } = await registrar(funcoes, 'medico');
    expect(await entrar(funcoes, `  ${email.toUpperCase()} `)).toMatchObject({ status: 200 });
  });

  it('says the same of a wrong password and of an unknown e-mail', async () => {
    const { email } = await registrar(funcoes, 'medico');
    const antes = await contagens(funcoes);
    const { request_id: _, ...errada } = erroDe(await errar(email), 401);
    const { request_id: __, ...desconhecida } = erroDe(await errar(novoEmail('ninguem')), 401);
    expect(errada).toEqual({ error: 'Credenciais inválidas', codigo: 'CREDENCIAIS_INVALIDAS' });
    expect(desconhecida).toEqual(errada);
    expect(await contagens(funcoes)).toEqual(antes);
  });

  it('tells an inactive person so, and leaves no session behind', async () => {
    const conta = await registrar(funcoes, 'medico');
    await funcoes.sql('update public.profiles set ativo = false where id = $1', [conta.id]);
    const antes = await contagens(funcoes);
    const erro = erroDe(await entrar(funcoes, conta.email), 403);
    expect(erro.codigo).toBe('CONTA_INATIVA');
    expect(await contagens(funcoes)).toEqual(antes);
    expect(erroDe(await errar(conta.email), 401).codigo).toBe('CREDENCIAIS_INVALIDAS');
    expect(
      erroDe(await funcoes.chamar('GET', '/auth/me', { token: conta.token }), 403).codigo,
    ).toBe('CONTA_INATIVA');
  });
});

describe('ten wrong passwords', () => {
  it('lock the account, even for the right one, and say until when', async () => {
    const { email } = await registrar(funcoes, 'medico');
    await errarDezVezes(email);

    const resposta = await entrar(funcoes, email);
    const erro = erroDe(resposta, 429);
    expect(erro.codigo).toBe('BLOQUEADO');
    const espera = Number(resposta.cabecalhos.get('retry-after'));
    expect(espera).toBeGreaterThan(14 * 60);
    expect(espera).toBeLessThanOrEqual(15 * 60);

    const [{ hora } = { hora: '' }] = await funcoes.sql<{ hora: string }>(
      `select to_char(
         date_trunc('minute', bloqueado_ate + interval '59.999999 seconds')
           at time zone 'America/Sao_Paulo', 'HH24:MI') as hora
       from private.tentativas where chave = $1`,
      [await chaveDe(email)],
    );
    expect(erro.error).toContain(`Tente de novo às ${hora} (horário de Brasília)`);
  });

  it('lock an e-mail that nobody has in the same way', async () => {
    const email = novoEmail('ninguem');
    await errarDezVezes(email);
    erroDe(await errar(email), 429);
  });

  it('leave every other account alone', async () => {
    const [um, outro] = [await registrar(funcoes, 'medico'), await registrar(funcoes, 'clinica')];
    await errarDezVezes(um.email);
    erroDe(await entrar(funcoes, um.email), 429);
    expect(await entrar(funcoes, outro.email)).toMatchObject({ status: 200 });
  });

  it('count the same when they are sent at once, in any case', async () => {
    const { email } = await registrar(funcoes, 'medico');
    const respostas = await Promise.all(
      Array.from({ length: 16 }, (_, vez) => errar(vez % 2 ? email : email.toUpperCase())),
    );
    const recusas = respostas.map(({ status }) => status);
    expect(recusas.filter((status) => status === 401)).toHaveLength(10);
    expect(recusas.filter((status) => status === 429)).toHaveLength(6);
  });

  it('start over after a right one', async () => {
    const { email } = await registrar(funcoes, 'medico');
    await Promise.all(Array.from({ length: 9 }, () => errar(email)));
    expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
    erroDe(await errar(email), 401);
    expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
  });

  it('open again when the time has passed', async () => {
    const { email } = await registrar(funcoes, 'medico');
    await errarDezVezes(email);
    erroDe(await entrar(funcoes, email), 429);
    await funcoes.sql(
      `update private.tentativas
       set desde = desde - interval '16 minutes', bloqueado_ate = bloqueado_ate - interval '16 minutes'
       where chave = $1`,
      [await chaveDe(email)],
    );
    expect(await entrar(funcoes, email, SENHA)).toMatchObject({ status: 200 });
  });
});

it('does not count a call that is refused before the password is looked at', async () => {
  const { email } = await registrar(funcoes, 'medico');
  for (let vez = 0; vez < 12; vez += 1) {
    const corpo = { email, password: '', outro: vez };
    erroDe(await funcoes.chamar('POST', '/auth/login', { corpo }), 400);
  }
  expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
});

it("sets back the plan of whoever has come to the end of theirs, at anybody's sign-in", async () => {
  const [medico, outra] = await Promise.all([
    registrar(funcoes, 'medico', {}, true),
    registrar(funcoes, 'clinica'),
  ]);
  await funcoes.sql(
    `update public.assinaturas set inicio = now() - interval '30 days', fim = now() - interval '1 minute'
     where user_id = $1`,
    [medico.id],
  );
  expect(await entrar(funcoes, outra.email)).toMatchObject({ status: 200 });
  expect(
    await funcoes.sql(
      `select p.plano_medico, p.permite_atendimento_individual, p.permite_ia, a.status
       from public.profiles p join public.assinaturas a on a.user_id = p.id where p.id = $1`,
      [medico.id],
    ),
  ).toEqual([
    {
      ...{ plano_medico: 'free', permite_atendimento_individual: false },
      ...{ permite_ia: false, status: 'expirada' },
    },
  ]);
});

describe('whoever tries', () => {
  const APARELHO = 'a'.repeat(32);

  it('does not lock the owner out of a device of before', async () => {
    const { email } = await registrar(funcoes, 'medico');
    expect(await entrar(funcoes, email, SENHA, APARELHO)).toMatchObject({ status: 200 });
    await errarDezVezes(email);
    erroDe(await entrar(funcoes, email, SENHA, 'b'.repeat(32)), 429);
    expect(await entrar(funcoes, email, SENHA, APARELHO)).toMatchObject({ status: 200 });
  });

  it('may not go on by asking the Auth service itself, which tells nothing of it', async () => {
    const { email } = await registrar(funcoes, 'medico');
    const direto = (password: string) =>
      funcoes.direto('POST', '/auth/v1/token?grant_type=password', { corpo: { email, password } });
    const erradas = await Promise.all(Array.from({ length: 10 }, () => direto('Errada2026')));
    const antes = await contagens(funcoes);
    const certa = await direto(SENHA);
    expect(certa.status).toBe(200);
    const errada = await direto('Errada2026');
    const trancada = await direto(SENHA);
    expect([errada.status, trancada.status]).toEqual([400, 400]);
    expect(trancada.corpo).toMatchObject({ error_code: 'invalid_credentials' });
    expect(trancada.texto).toBe(errada.texto);
    expect(erradas.map(({ status }) => status)).toEqual(Array(10).fill(400));
    expect((await contagens(funcoes)).sessoes).toBe(Number(antes.sessoes) + 1);
    expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
  });

  it('does not learn by the time it takes whether an account is there', async () => {
    const { email } = await registrar(funcoes, 'medico');
    for (const quem of [email, novoEmail('ninguem')]) {
      const inicio = performance.now();
      erroDe(await errar(quem), 401);
      expect(performance.now() - inicio).toBeGreaterThanOrEqual(300);
    }
  });
});

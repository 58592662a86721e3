import { describe, expect, it } from 'vitest';
import { novoEmail } from '../support/documentos.ts';
import { type Conta, contagens, entrar, registrar, SENHA } from './support/contas.ts';
import { linkPara, mensagensPara } from './support/correio.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const trocar = (conta: Conta, email: string, atual: string = SENHA) =>
  funcoes.chamar('PUT', '/auth/email', { token: conta.token, corpo: { email, atual } });
const confirmar = (token: string) =>
  funcoes.chamar('POST', '/auth/email/confirm', { corpo: { token } });
const emailDe = async (conta: Conta) =>
  funcoes.sql('select email from public.profiles where id = $1', [conta.id]);

describe('the address of an account', () => {
  it('changes by a link alone, and signs nobody in', async () => {
    const conta = await registrar(funcoes, 'hospital');
    const novo = novoEmail('novo');
    const antes = await contagens(funcoes);
    expect(await trocar(conta, novo)).toMatchObject({ status: 200, corpo: { success: true } });
    expect(await emailDe(conta)).toEqual([{ email: conta.email }]);

    // The stand-in asks the present address alone; the platform asks both.
    const { tela, token } = await linkPara(funcoes, conta.email);
    expect(tela).toBe('/confirmar-email');
    expect(await confirmar(token)).toMatchObject({
      status: 200,
      corpo: { success: true, concluida: true },
    });
    expect(await emailDe(conta)).toEqual([{ email: novo }]);
    expect(await contagens(funcoes)).toEqual(antes);
    expect(await entrar(funcoes, novo)).toMatchObject({ status: 200 });
    erroDe(await entrar(funcoes, conta.email), 401);
    expect(erroDe(await confirmar(token), 422).codigo).toBe('LINK_INVALIDO');
  });

  it('is not changed without the password', async () => {
    const conta = await registrar(funcoes, 'medico');
    const erro = erroDe(await trocar(conta, novoEmail('novo'), 'Errada2026'), 400);
    expect(erro.campos).toEqual({ atual: 'Senha atual: não confere.' });
    expect(await mensagensPara(funcoes, conta.email)).toEqual([]);
  });

  it('is not told to be another account\u2019s', async () => {
    const [conta, outra] = [
      await registrar(funcoes, 'medico'),
      await registrar(funcoes, 'clinica'),
    ];
    expect(await trocar(conta, outra.email)).toMatchObject({
      status: 200,
      corpo: { success: true },
    });
    expect(await mensagensPara(funcoes, outra.email)).toEqual([]);
    expect(await mensagensPara(funcoes, conta.email)).toEqual([]);
  });

  it('is confirmed by no link to a new password', async () => {
    const { email } = await registrar(funcoes, 'medico');
    await funcoes.chamar('POST', '/auth/password/forgot', { corpo: { email } });
    const { token } = await linkPara(funcoes, email);
    erroDe(await confirmar(token), 422);
  });
});

import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { describe, expect, it } from 'vitest';
import { novoEmail } from '../support/documentos.ts';
import { cadastroDe, contagens, convidar, entrar, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const cadastrar = (corpo: unknown) => funcoes.chamar('POST', '/auth/register', { corpo });

describe('a registration by invitation', () => {
  it('places staff in the clinic that made it, once', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const convite = await convidar(funcoes, clinica, 'staff');
    const pessoa = await registrar(funcoes, 'staff', { convite });
    expect(pessoa.perfil).toMatchObject({ tipo: 'staff', clinica_id: clinica.id });

    const antes = await contagens(funcoes);
    const erro = erroDe(await cadastrar(cadastroDe('staff', { convite })), 422);
    expect(erro).toMatchObject({
      codigo: 'CONVITE_INVALIDO',
      campos: { convite: expect.any(String) },
    });
    expect(await contagens(funcoes)).toEqual(antes);
  });

  it('links the doctor who comes by it', async () => {
    const hospital = await registrar(funcoes, 'hospital');
    const convite = await convidar(funcoes, hospital, 'medico');
    const medico = await registrar(funcoes, 'medico', { convite });
    expect(
      await funcoes.sql(
        'select clinica_id, ativo from public.clinica_medicos where medico_id = $1',
        [medico.id],
      ),
    ).toEqual([{ clinica_id: hospital.id, ativo: true }]);
  });

  it('is refused before the account when unknown, expired, cancelled or for another type', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const [vencido, cancelado, deMedico] = [
      await convidar(funcoes, clinica, 'staff'),
      await convidar(funcoes, clinica, 'staff'),
      await convidar(funcoes, clinica, 'medico'),
    ];
    const mudar = (coluna: string, token: string) =>
      funcoes.sql(
        `update public.convites set ${coluna} where token_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
        [token],
      );
    await mudar(
      "criado_em = now() - interval '8 days', expira_em = now() - interval '1 day'",
      vencido,
    );
    await mudar('cancelado_em = now()', cancelado);

    const antes = await contagens(funcoes);
    for (const convite of ['a'.repeat(32), vencido, cancelado, deMedico]) {
      const erro = erroDe(await cadastrar(cadastroDe('staff', { convite })), 422);
      expect(erro.codigo).toBe('CONVITE_INVALIDO');
    }
    expect(await contagens(funcoes)).toEqual(antes);
  });

  it('for another e-mail makes no account, and says which one to use', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const convite = await convidar(funcoes, clinica, 'staff', novoEmail('outra'));
    const antes = await contagens(funcoes);
    const erro = erroDe(await cadastrar(cadastroDe('staff', { convite })), 422);
    expect(erro.campos).toEqual({
      convite: expect.stringMatching(/^Este convite foi feito para outro e-mail\. Use o e-mail/),
    });
    expect(await contagens(funcoes)).toEqual(antes);
  });

  it('taken by two at once serves one of them', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const convite = await convidar(funcoes, clinica, 'staff');
    const antes = await contagens(funcoes);
    const respostas = await Promise.all(
      [1, 2].map(() => cadastrar(cadastroDe('staff', { convite }))),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await contagens(funcoes)).toMatchObject({
      contas: (antes.contas ?? 0) + 1,
    });
    expect(
      await funcoes.sql('select count(*)::int from public.profiles where clinica_id = $1', [
        clinica.id,
      ]),
    ).toEqual([{ count: 1 }]);
  });

  it('is used up with the account, even when the registration is cut off behind it', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const convite = await convidar(funcoes, clinica, 'staff');
    const { email, password, aceite_termos: _, ...dados } = cadastroDe('staff', { convite });
    const [conferido] = (await funcoes.sql(
      `select passe from public.conferir_registro(null, 'staff', $1)`,
      [email],
    )) as [{ passe: string }];
    const conta = await funcoes.direto('POST', '/auth/v1/signup', {
      corpo: { email, password, data: { ...dados, ...conferido, aceites: VERSAO_DOS_TERMOS } },
    });
    expect(conta.status).toBe(200);
    expect(await entrar(funcoes, email)).toMatchObject({
      status: 200,
      corpo: { user: { profile: { tipo: 'staff', clinica_id: clinica.id } } },
    });
    const token = await funcoes.sql(
      `select raw_user_meta_data ? 'convite' as leva from auth.users where email = $1`,
      [email],
    );
    expect(token).toEqual([{ leva: false }]);
  });

  it('opens no clinic to who asks the Auth service itself, and stays valid', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const convite = await convidar(funcoes, clinica, 'staff');
    const { email, password, ...dados } = cadastroDe('staff', { convite });
    const conta = await funcoes.direto('POST', '/auth/v1/signup', {
      corpo: { email, password, data: dados },
    });
    expect(conta.status).toBe(200);
    expect(await funcoes.sql('select tipo from public.profiles where email = $1', [email])).toEqual(
      [{ tipo: 'paciente' }],
    );
    const pessoa = await registrar(funcoes, 'staff', { convite });
    expect(pessoa.perfil.clinica_id).toBe(clinica.id);
  });
});

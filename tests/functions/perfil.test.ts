import { respostaDeUsuarioSchema } from '@domain/contracts/auth.ts';
import { describe, expect, it } from 'vitest';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const mudar = (conta: Conta, corpo: unknown) =>
  funcoes.chamar('PUT', '/auth/profile', { token: conta.token, corpo });

/** Everything that is kept about a person. */
const guardado = (conta: Conta) =>
  funcoes.sql(
    `select p.*, d.telefone from public.profiles p
     join public.perfil_documentos d on d.profile_id = p.id where p.id = $1`,
    [conta.id],
  );

describe('changing the own profile', () => {
  it('writes what was sent, leaves the rest, and answers the profile', async () => {
    const medico = await registrar(funcoes, 'medico', { telefone: '11987654321' });
    const resposta = await mudar(medico, { nome: '  Helena   Prado Lima ', telefone: '' });
    expect(resposta.status).toBe(200);
    const { success, user } = respostaDeUsuarioSchema.parse(resposta.corpo);
    expect(success).toBe(true);
    expect(user.profile).toEqual({ ...medico.perfil, nome: 'Helena Prado Lima' });
    expect(await guardado(medico)).toMatchObject([
      { nome: 'Helena Prado Lima', especialidade: 'Pediatria', telefone: null },
    ]);
  });

  it('keeps the phone without its mask, and the specialty of a doctor', async () => {
    const medico = await registrar(funcoes, 'medico');
    const pedido = { telefone: '+55 (21) 3456-7890', especialidade: 'Neurologia' };
    expect(await mudar(medico, pedido)).toMatchObject({ status: 200 });
    expect(await guardado(medico)).toMatchObject([
      { telefone: '2134567890', especialidade: 'Neurologia' },
    ]);
  });

  it('touches nobody else', async () => {
    const [uma, outra] = [await registrar(funcoes, 'clinica'), await registrar(funcoes, 'clinica')];
    const antes = await guardado(outra);
    await mudar(uma, { nome: 'Outro nome' });
    expect(await guardado(outra)).toEqual(antes);
  });
});

describe('a refused change', () => {
  it.each([
    ['tipo', 'hospital'],
    ['plano_medico', 'premium'],
    ['permite_ia', true],
    ['permite_atendimento_individual', true],
    ['ativo', true],
    ['clinica_id', crypto.randomUUID()],
    ['email', 'outro@exemplo.com.br'],
    ['crm', '1'],
    ['id', crypto.randomUUID()],
    ['user_id', crypto.randomUUID()],
    ['__proto__', { plano_medico: 'premium' }],
  ])('is one of what a person does not decide: %s', async (campo, valor) => {
    const medico = await registrar(funcoes, 'medico');
    const antes = await guardado(medico);
    const bruto = `{"nome":"Helena Lima","${campo}":${JSON.stringify(valor)}}`;
    const resposta = await funcoes.chamar('PUT', '/auth/profile', { token: medico.token, bruto });
    erroDe(resposta, 400);
    expect(resposta.texto).toContain(`"${campo}":"Campo desconhecido: remova-o."`);
    expect(await guardado(medico)).toEqual(antes);
  });

  it.each([
    ['nome', ''],
    ['nome', null],
    ['nome', 'x'.repeat(161)],
    ['nome', 'a\u0000b'],
    ['nome', 'a\ud800b'],
    ['nome', ['Helena']],
    ['telefone', '123'],
    ['telefone', 11987654321],
    ['especialidade', 'a'],
    ['especialidade', { nome: 'Pediatria' }],
  ])('names the field: %s = %j', async (campo, valor) => {
    const medico = await registrar(funcoes, 'medico');
    const antes = await guardado(medico);
    const erro = erroDe(await mudar(medico, { [campo]: valor }), 400);
    expect(Object.keys(erro.campos ?? {})).toEqual([campo]);
    expect(await guardado(medico)).toEqual(antes);
  });

  it('is an empty one', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const erro = erroDe(await mudar(clinica, {}), 400);
    expect(erro.error).toBe('Informe ao menos um campo para atualizar.');
  });

  it('is a specialty for who is no doctor', async () => {
    const clinica = await registrar(funcoes, 'clinica');
    const erro = erroDe(await mudar(clinica, { especialidade: 'Pediatria' }), 400);
    expect(Object.keys(erro.campos ?? {})).toEqual(['especialidade']);
  });
});

it('a plan does not rise by PostgREST either', async () => {
  const medico = await registrar(funcoes, 'medico');
  const resposta = await funcoes.direto('PATCH', `/rest/v1/profiles?id=eq.${medico.id}`, {
    token: medico.token,
    corpo: { plano_medico: 'premium' },
  });
  expect(resposta.status).toBe(403);
  expect(await guardado(medico)).toMatchObject([{ plano_medico: 'free', permite_ia: false }]);
});

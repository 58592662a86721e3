import { respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { describe, expect, it } from 'vitest';
import { novoCnpj, novoCpf, novoCrm } from '../support/documentos.ts';
import { cadastroDe, contagens, convidar, entrar, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const cadastrar = (corpo: unknown) => funcoes.chamar('POST', '/auth/register', { corpo });

async function cadastroAceitavel(tipo: TipoDeUsuario, extra: Record<string, unknown> = {}) {
  if (tipo !== 'staff') return cadastroDe(tipo, extra);
  const clinica = await registrar(funcoes, 'clinica');
  return cadastroDe('staff', { convite: await convidar(funcoes, clinica, 'staff'), ...extra });
}

describe('a registration', () => {
  it.each(TIPOS_DE_USUARIO)(
    'of type %s makes account, profile, session and acceptances',
    async (tipo) => {
      const pedido = await cadastroAceitavel(tipo, { telefone: '(11) 98765-4321' });
      const resposta = await cadastrar(pedido);

      expect(resposta.status).toBe(201);
      const { user, token, supabase_session, success } = respostaDeLoginSchema.parse(
        resposta.corpo,
      );
      expect(success).toBe(true);
      expect(user.profile).toMatchObject({
        tipo,
        email: pedido.email,
        ativo: true,
        plano_medico: tipo === 'medico' ? 'premium' : 'free',
        permite_ia: tipo === 'medico',
      });
      expect(supabase_session.access_token).toBe(token);
      expect(supabase_session.user.id).toBe(user.id);
      expect(await funcoes.chamar('GET', '/auth/me', { token })).toMatchObject({
        status: 200,
        corpo: { user },
      });
      expect(
        await funcoes.sql(
          'select documento, versao from public.termos_aceite where user_id = $1 order by 1',
          [user.id],
        ),
      ).toEqual([
        { documento: 'privacidade', versao: VERSAO_DOS_TERMOS.privacidade },
        { documento: 'termos', versao: VERSAO_DOS_TERMOS.termos },
      ]);
      expect(
        await funcoes.sql('select telefone from public.perfil_documentos where profile_id = $1', [
          user.id,
        ]),
      ).toEqual([{ telefone: '11987654321' }]);
    },
  );

  it('keeps what the type brings, without masks', async () => {
    const paciente = await registrar(funcoes, 'paciente', { cpf: '529.982.247-25' });
    const clinica = await registrar(funcoes, 'clinica', { cnpj: '12.ABC.345/01DE-35' });
    const medico = await registrar(funcoes, 'medico', { crm: '52.01234-5', crm_uf: 'RJ' });

    const documentos = (id: string) =>
      funcoes.sql(
        'select cpf, cnpj, data_nascimento::text from public.perfil_documentos where profile_id = $1',
        [id],
      );
    expect(await documentos(paciente.id)).toEqual([
      { cpf: '52998224725', cnpj: null, data_nascimento: '1980-02-29' },
    ]);
    expect(await documentos(clinica.id)).toEqual([
      { cpf: null, cnpj: '12ABC34501DE35', data_nascimento: null },
    ]);
    expect(medico.perfil).toMatchObject({
      crm: '5201234-5',
      crm_uf: 'RJ',
      especialidade: 'Pediatria',
    });
  });

  it('answers no password, document or invitation back', async () => {
    const pedido = cadastroDe('paciente');
    const { texto } = await cadastrar(pedido);
    expect(texto).not.toContain(pedido.password);
    expect(texto).not.toContain(String(pedido.cpf));
  });
});

/** What each type must bring, with a value that is wrong in it. */
const EXIGIDOS: Record<TipoDeUsuario, Record<string, unknown>> = {
  medico: { nome: 'Helena', crm: 'abc', crm_uf: 'XX', especialidade: 'a' },
  plantonista: { nome: ' ', crm: '12/34', crm_uf: 'sp', especialidade: '' },
  clinica: { nome: 'A', cnpj: '11.222.333/0001-82' },
  hospital: { nome: '', cnpj: '00000000000000' },
  staff: { nome: 'Rita', convite: 'curto' },
  paciente: { nome: 'Jo', cpf: '529.982.247-26', data_nascimento: '1981-02-29' },
};
const COMUNS = {
  email: 'sem-arroba',
  password: 'curta1',
  aceite_termos: false,
};

describe.each(TIPOS_DE_USUARIO)('a refused registration of type %s', (tipo) => {
  const campos = Object.entries({ ...COMUNS, ...EXIGIDOS[tipo] });

  it.each(campos)('names %s when it is wrong, and stores nothing', async (campo, errado) => {
    const antes = await contagens(funcoes);
    const pedido = cadastroDe(tipo, { convite: 'a'.repeat(32), [campo]: errado });
    const erro = erroDe(await cadastrar(pedido), 400);
    expect(Object.keys(erro.campos ?? {})).toEqual([campo]);
    expect(await contagens(funcoes)).toEqual(antes);
  });

  it.each(campos)('names %s when it is missing, null or of another type', async (campo) => {
    const antes = await contagens(funcoes);
    const completo = cadastroDe(tipo, { convite: 'a'.repeat(32) });
    const { [campo]: _, ...semCampo } = completo;
    for (const pedido of [
      semCampo,
      { ...completo, [campo]: null },
      { ...completo, [campo]: [] },
      { ...completo, [campo]: { $ne: 1 } },
      { ...completo, [campo]: 1e300 },
    ]) {
      const erro = erroDe(await cadastrar(pedido), 400);
      expect(Object.keys(erro.campos ?? {})).toEqual([campo]);
    }
    expect(await contagens(funcoes)).toEqual(antes);
  });
});

describe('who one is', () => {
  it.each(['id', 'plano_medico', 'permite_ia', 'ativo', 'clinica_id', 'role', '__proto__'])(
    'is not for the person to say: %s',
    async (campo) => {
      const antes = await contagens(funcoes);
      const corpo = JSON.stringify(cadastroDe('medico')).replace('{', `{"${campo}": "x",`);
      const resposta = await funcoes.chamar('POST', '/auth/register', { bruto: corpo });
      erroDe(resposta, 400);
      expect(resposta.texto).toContain(`"campos":{"${campo}":"Campo desconhecido: remova-o."}`);
      expect(await contagens(funcoes)).toEqual(antes);
    },
  );

  it('is one of six types', async () => {
    const erro = erroDe(await cadastrar(cadastroDe('medico', { tipo: 'admin' })), 400);
    expect(erro.campos).toEqual({ tipo: 'Tipo: escolha o tipo de conta.' });
  });

  it('was not born in the future, nor before anybody alive', async () => {
    for (const data_nascimento of ['2999-01-01', '1889-12-31', '0000-01-01']) {
      const erro = erroDe(await cadastrar(cadastroDe('paciente', { data_nascimento })), 400);
      expect(Object.keys(erro.campos ?? {})).toEqual(['data_nascimento']);
    }
  });
});

describe('a value that another account has', () => {
  const conflito = async (pedido: unknown) => {
    const antes = await contagens(funcoes);
    const { request_id: _, ...erro } = erroDe(await cadastrar(pedido), 409);
    // The same of every field: else one would find out whose each e-mail and CPF is.
    expect(erro).toEqual({
      error:
        'Já existe uma conta com algum destes dados. Se for sua, entre com ela ou redefina a senha; se não, confira o que digitou.',
      codigo: 'CONFLITO',
    });
    expect(await contagens(funcoes)).toEqual(antes);
  };

  it('is an e-mail, in any case', async () => {
    const { email } = await registrar(funcoes, 'paciente');
    await conflito(cadastroDe('medico', { email: ` ${email.toUpperCase()} ` }));
  });

  it('is a CPF among accounts of the same type only', async () => {
    const cpf = novoCpf();
    await registrar(funcoes, 'paciente', { cpf });
    await conflito(cadastroDe('paciente', { cpf }));
    await registrar(funcoes, 'medico', { cpf });
  });

  it('is a CNPJ among clinics and hospitals', async () => {
    const cnpj = novoCnpj();
    await registrar(funcoes, 'clinica', { cnpj });
    await conflito(cadastroDe('hospital', { cnpj }));
  });

  it('is a CRM in the same state', async () => {
    const crm = novoCrm();
    await registrar(funcoes, 'medico', { crm });
    await conflito(cadastroDe('medico', { crm }));
    await registrar(funcoes, 'medico', { crm, crm_uf: 'MG' });
  });

  it.each(['email', 'cpf'] as const)('lets one of many at the same time in: %s', async (campo) => {
    await registrar(funcoes, 'clinica');
    const primeiro = cadastroDe('paciente');
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () =>
        cadastrar(cadastroDe('paciente', { [campo]: primeiro[campo] })),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('is told ten times an hour to one place, and then nothing is', async () => {
    const { email } = await registrar(funcoes, 'paciente');
    const perguntas = Array.from({ length: 60 }, () => cadastroDe('paciente', { email }));
    const antes = await contagens(funcoes);
    const respostas = await Promise.all(perguntas.map(cadastrar));
    const vezes = (status: number) => respostas.filter((uma) => uma.status === status).length;
    expect([vezes(409), vezes(429)]).toEqual([10, 50]);
    const livre = await cadastrar(cadastroDe('paciente'));
    expect(erroDe(livre, 429).codigo).toBe('BLOQUEADO');
    expect(Number(livre.cabecalhos.get('retry-after'))).toBeGreaterThan(59 * 60);
    expect(await contagens(funcoes)).toEqual(antes);
    await registrar(funcoes, 'paciente');
  });
});

it('that was cut off behind the account has what was accepted with it, and comes in', async () => {
  const { email, password, aceite_termos: _, ...dados } = cadastroDe('medico');
  const conferir = `select passe from public.conferir_registro(null, 'medico', $1)`;
  const [conferido] = (await funcoes.sql(conferir, [email])) as [{ passe: string }];
  const conta = await funcoes.direto('POST', '/auth/v1/signup', {
    corpo: { email, password, data: { ...dados, ...conferido, aceites: VERSAO_DOS_TERMOS } },
  });
  expect(conta.status).toBe(200);
  expect(await perfilDe(email)).toMatchObject([{ tipo: 'medico', crm: dados.crm }]);
  expect(
    await funcoes.sql(
      `select count(*)::int from public.termos_aceite a
       join auth.users u on u.id = a.user_id where u.email = $1`,
      [email],
    ),
  ).toEqual([{ count: 2 }]);
  expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
});

it.each(TIPOS_DE_USUARIO)(
  'is what gives a type: who asks the Auth service for a %s gets none, and learns of no document',
  async (tipo) => {
    const alheios = { cpf: novoCpf(), cnpj: novoCnpj() };
    await registrar(funcoes, 'paciente', { cpf: alheios.cpf });
    await registrar(funcoes, 'clinica', { cnpj: alheios.cnpj });
    const { email, password, ...dados } = cadastroDe(tipo, alheios);
    const conta = await funcoes.direto('POST', '/auth/v1/signup', {
      corpo: { email, password, data: { ...dados, passe: crypto.randomUUID() } },
    });
    expect(conta.status).toBe(200);
    expect(await perfilDe(email)).toEqual([{ tipo: 'paciente', crm: null, cpf: null, cnpj: null }]);
  },
);

const perfilDe = (email: unknown) =>
  funcoes.sql(
    `select p.tipo, p.crm, d.cpf, d.cnpj from public.profiles p
     join public.perfil_documentos d on d.profile_id = p.id where p.email = $1`,
    [email],
  );

it('lets the new account in with its password', async () => {
  const { email } = await registrar(funcoes, 'clinica');
  expect(await entrar(funcoes, email)).toMatchObject({ status: 200 });
});

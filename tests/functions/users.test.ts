import { respostaDePerfilSchema, respostaDePermissoesSchema } from '@domain/contracts/perfil.ts';
import { respostaDeUsuariosSchema } from '@domain/contracts/users.ts';
import { permissoesDe, TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Conta, registrar, registrarEquipe, vincular } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let contas: Record<TipoDeUsuario, Conta>;
let colega: Conta;
let estranho: Conta;

beforeAll(async () => {
  const clinica = await registrar(funcoes, 'clinica', { nome: 'Clínica Águas Claras' });
  contas = {
    clinica,
    staff: await registrarEquipe(funcoes, clinica),
    medico: await registrar(funcoes, 'medico', { nome: 'Álvaro Conceição' }),
    hospital: await registrar(funcoes, 'hospital'),
    plantonista: await registrar(funcoes, 'plantonista'),
    paciente: await registrar(funcoes, 'paciente'),
  };
  colega = await registrar(funcoes, 'medico', { nome: 'Bruna 100%_Sá (Lima)' });
  await vincular(funcoes, clinica, contas.medico);
  await vincular(funcoes, clinica, colega);
  const outra = await registrar(funcoes, 'clinica', { nome: 'Clínica Águas Turvas' });
  estranho = await registrarEquipe(funcoes, outra);
});

async function listar(conta: Conta, consulta = '') {
  const resposta = await funcoes.chamar('GET', `/users/list${consulta}`, { token: conta.token });
  expect(resposta).toMatchObject({ status: 200 });
  return respostaDeUsuariosSchema.parse(resposta.corpo);
}
const nomes = async (conta: Conta, consulta = '') =>
  (await listar(conta, consulta)).users.map(({ nome }) => nome);

describe.each(TIPOS_DE_USUARIO)('%s', (tipo) => {
  it('reads the own profile', async () => {
    const { token, perfil } = contas[tipo];
    const resposta = await funcoes.chamar('GET', '/users/profile', { token });
    expect(resposta.status).toBe(200);
    expect(respostaDePerfilSchema.parse(resposta.corpo)).toEqual({ profile: perfil });
  });

  it('reads the own permissions', async () => {
    const { token } = contas[tipo];
    const resposta = await funcoes.chamar('GET', '/users/permissions', { token });
    expect(resposta.status).toBe(200);
    expect(respostaDePermissoesSchema.parse(resposta.corpo)).toEqual({
      permissions: permissoesDe({ tipo }),
    });
  });
});

describe('the list of users', () => {
  it('holds a clinic with those who work in it', async () => {
    for (const conta of [contas.clinica, contas.staff]) {
      const { users } = await listar(conta, '?limite=100');
      const ids = new Set(users.map(({ id }) => id));
      for (const { id } of [contas.clinica, contas.staff, contas.medico, colega]) {
        expect(ids).toContain(id);
      }
      expect(ids).not.toContain(estranho.id);
    }
  });

  it.each(['hospital', 'plantonista', 'paciente'] as const)(
    'shows a lone %s nobody else',
    async (tipo) => {
      const { users } = await listar(contas[tipo], '?tipo=staff');
      expect(users).toEqual([]);
      const proprio = await listar(contas[tipo], `?tipo=${tipo}`);
      expect(proprio.users.map(({ id }) => id)).toEqual([contas[tipo].id]);
    },
  );

  it('shows no plan and no permission of anybody', async () => {
    const resposta = await funcoes.chamar('GET', '/users/list', { token: contas.clinica.token });
    expect(resposta.texto).not.toMatch(/plano_medico|permite_/);
  });

  it.each(['alvaro', 'ÁLVARO CONCEICAO', 'conceição', '  ceic '])(
    'finds a name by a part of it, accents and case apart: %s',
    async (nome) => {
      expect(await nomes(contas.staff, `?nome=${encodeURIComponent(nome)}`)).toEqual([
        'Álvaro Conceição',
      ]);
    },
  );

  it.each(['%', '_', '%_', '(Lima)', '100%'])('takes "%s" as text', async (nome) => {
    expect(await nomes(contas.staff, `?nome=${encodeURIComponent(nome)}`)).toEqual([
      'Bruna 100%_Sá (Lima)',
    ]);
  });

  it.each([
    '*',
    '.*',
    '[a-z]',
    '^',
    '\\',
    ')(',
    'a|b',
    ',tipo.eq.staff',
    '"',
    "' or 1=1 --",
    '?',
    '+',
  ])('finds nobody by "%s", and does not break', async (nome) => {
    expect(await nomes(contas.staff, `?nome=${encodeURIComponent(nome)}`)).toEqual([]);
  });

  it('is cut by type and state', async () => {
    expect(await nomes(contas.staff, '?tipo=clinica')).toEqual(['Clínica Águas Claras']);
    expect(await nomes(contas.staff, '?tipo=medico&ativo=false')).toEqual([]);
    expect(await nomes(contas.staff, '?tipo=medico&ativo=true')).toHaveLength(2);
  });

  it('comes in pages that meet without gap or repetition', async () => {
    const inteira = (await listar(contas.clinica, '?limite=100')).users;
    const emPaginas: typeof inteira = [];
    for (let pagina = 1, temMais = true; temMais; pagina += 1) {
      const parte = await listar(contas.clinica, `?limite=2&pagina=${pagina}`);
      expect(parte.pagina).toBe(pagina);
      emPaginas.push(...parte.users);
      temMais = parte.tem_mais;
    }
    expect(emPaginas).toEqual(inteira);
    expect(await listar(contas.clinica, '?pagina=10000')).toMatchObject({
      users: [],
      tem_mais: false,
    });
  });
});

describe('a filter', () => {
  it.each([
    ['tipo', 'admin'],
    ['tipo', ''],
    ['ativo', 'sim'],
    ['ativo', '1'],
    ['nome', 'x'.repeat(121)],
    ['nome', '\u0000'],
    ['limite', '0'],
    ['limite', '101'],
    ['limite', '-1'],
    ['limite', '1.5'],
    ['limite', 'NaN'],
    ['limite', '1e2'],
    ['limite', ''],
    ['pagina', '0'],
    ['pagina', '10001'],
    ['pagina', 'Infinity'],
    ['clinica', 'x'],
    ['select', '*'],
    ['or', '(tipo.eq.staff)'],
    ['__proto__', 'x'],
  ])('is refused by name: %s=%j', async (campo, valor) => {
    const resposta = await funcoes.chamar(
      'GET',
      `/users/list?${new URLSearchParams({ [campo]: valor })}`,
      { token: contas.clinica.token },
    );
    erroDe(resposta, 400);
    expect(resposta.texto).toContain(`"campos":{"${campo}":"`);
  });

  it('is refused when it comes twice', async () => {
    const { token } = contas.clinica;
    const resposta = await funcoes.chamar('GET', '/users/list?limite=1&limite=2', { token });
    expect(erroDe(resposta, 400).campos).toEqual({ limite: 'Informe este filtro uma só vez.' });
  });

  it.each(['%', '%zz', '%c3', '%ff%fe', '&&&', '=', '?'])(
    'with a broken encoding is no fault of ours: %s',
    async (texto) => {
      const { token } = contas.clinica;
      const resposta = await funcoes.chamar('GET', `/users/list?nome=${texto}`, { token });
      expect(resposta.status).toBeLessThan(500);
    },
  );
});

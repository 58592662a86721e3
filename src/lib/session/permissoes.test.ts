// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { entradaDe, json, tokenDe, usuarioDe } from '../../../tests/unit/support/api.ts';
import { BANCO, sessaoSobre } from '../../../tests/unit/support/sessao.ts';

const usuaria = usuarioDe();
const token = tokenDe(usuaria.id, 2_000_000_000);
const PERMISSOES = ['agenda.ver', 'prontuario.ler'];
const permissoes = () => json({ permissions: PERMISSOES });
const eu = () => json({ success: true, user: usuaria });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});

it('permissions are asked at once, without waiting for the profile', async () => {
  localStorage.setItem('auth_token', token);
  let chegar: (resposta: Response) => void = () => undefined;
  const perfil = new Promise<Response>((pronto) => {
    chegar = pronto;
  });
  const { sessao, recebidas } = sessaoSobre({
    '/auth/me': () => perfil,
    '/users/permissions': permissoes,
  });
  const inicio = sessao.iniciar();
  await vi.waitFor(() => expect(recebidas).toHaveLength(2));
  chegar(eu());
  await inicio;
  expect(sessao.ler()).toMatchObject({ permissoes: PERMISSOES });
});

it.each([
  ['fails', () => json({ error: 'Erro' }, 500)],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers something else', () => json({ permissions: 'todas' })],
])('permissions stay empty when the call %s, until it is asked again', async (_como, falha) => {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('quem_entrou', JSON.stringify({ ...usuaria, permissoes: PERMISSOES }));
  let resposta: () => Response | Promise<Response> = falha;
  const { sessao } = sessaoSobre({ '/auth/me': eu, '/users/permissions': () => resposta() });
  await sessao.iniciar();
  expect(sessao.ler()).toMatchObject({ situacao: 'autenticado', permissoes: null });

  resposta = permissoes;
  await sessao.verificarRenovacao();
  expect(sessao.ler()).toMatchObject({ permissoes: PERMISSOES });
  expect(JSON.parse(localStorage.getItem('quem_entrou') ?? '')).toMatchObject({
    permissoes: PERMISSOES,
  });
});

it('permissions that were said stay when they do not come with a new profile', async () => {
  localStorage.setItem('auth_token', token);
  let resposta = permissoes;
  const { sessao } = sessaoSobre({ '/auth/me': eu, '/users/permissions': () => resposta() });
  await sessao.iniciar();
  resposta = () => json({ error: 'Erro' }, 500);
  await sessao.recarregar();
  expect(sessao.ler()).toMatchObject({ permissoes: PERMISSOES });
});

it('permissions come with the sign-in, while the database session is handed over', async () => {
  let entregar: () => void = () => undefined;
  const entrega = new Promise<void>((pronto) => {
    entregar = pronto;
  });
  const { sessao, recebidas } = sessaoSobre(
    { '/auth/login': () => json(entradaDe(usuaria, token)), '/users/permissions': permissoes },
    { ...BANCO, entregar: () => entrega },
  );
  const entrada = sessao.entrar('ana@clinica.com.br', 'Senha1234');
  await vi.waitFor(() => expect(recebidas).toHaveLength(2));
  expect(recebidas[1]?.cabecalhos.get('authorization')).toBe(`Bearer ${token}`);
  entregar();
  await entrada;
  expect(sessao.ler()).toMatchObject({ situacao: 'autenticado', permissoes: PERMISSOES });
});

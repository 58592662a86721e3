// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  entradaDe,
  ID_DA_CLINICA,
  json,
  perfilDe,
  tokenDe,
  usuarioDe,
} from '../../../tests/unit/support/api.ts';
import { type Respostas, sessaoSobre } from '../../../tests/unit/support/sessao.ts';
import { manterRenovada } from './renovacao.ts';
import type { SessaoDoBanco } from './sessao.ts';
import { lerToken } from './token.ts';

const AGORA = Date.parse('2026-11-21T12:00:00Z');
const EM_UMA_HORA = AGORA / 1000 + 3600;
const DOIS_MINUTOS = 120_000;

const usuaria = usuarioDe();
const token = tokenDe(usuaria.id, EM_UMA_HORA);

const banco = {
  entregar: vi.fn<SessaoDoBanco['entregar']>(),
  expiraEm: vi.fn<SessaoDoBanco['expiraEm']>(),
  renovar: vi.fn<SessaoDoBanco['renovar']>(),
  esquecer: vi.fn<SessaoDoBanco['esquecer']>(),
};

const PERMISSOES = ['agenda.ver', 'prontuario.ler'];

/** The session over a network that answers by path, and always says what the person may do. */
const sessaoCom = (respostas: Respostas) =>
  sessaoSobre(
    { '/users/permissions': () => json({ permissions: PERMISSOES }), ...respostas },
    banco,
  );

const eu = () => json({ success: true, user: usuaria });
const recusa = () => json({ error: 'Não autorizado', codigo: 'NAO_AUTORIZADO' }, 401);

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  banco.expiraEm.mockResolvedValue(EM_UMA_HORA);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const funcao of Object.values(banco)) funcao.mockReset();
});

describe('start', () => {
  it('is loading until it is known', () => {
    expect(sessaoCom({}).sessao.ler()).toEqual({
      situacao: 'carregando',
      usuario: null,
      perfil: null,
    });
  });

  it('without a token asks nobody and is signed out', async () => {
    const { sessao, recebidas } = sessaoCom({ '/auth/me': eu });
    await sessao.iniciar();
    expect(sessao.ler().situacao).toBe('anonimo');
    expect(recebidas).toEqual([]);
  });

  it('with a token fetches profile and permissions and is signed in', async () => {
    localStorage.setItem('auth_token', token);
    const { sessao, recebidas } = sessaoCom({ '/auth/me': eu });
    await sessao.iniciar();
    expect(sessao.ler()).toEqual({
      situacao: 'autenticado',
      usuario: { id: usuaria.id, email: usuaria.email },
      perfil: usuaria.profile,
      permissoes: PERMISSOES,
    });
    expect(recebidas.map(({ cabecalhos }) => cabecalhos.get('authorization'))).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
    expect(banco.renovar).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', recusa, 'recusada'],
    ['failing', () => json({ error: 'Erro' }, 500), undefined],
  ])('with a %s token clears it and is signed out', async (_nome, resposta, motivo) => {
    localStorage.setItem('auth_token', token);
    const { sessao } = sessaoCom({ '/auth/me': resposta });
    await sessao.iniciar();
    expect(sessao.ler()).toMatchObject({ situacao: 'anonimo', usuario: null, perfil: null });
    expect(sessao.ler()).toHaveProperty('situacao', 'anonimo');
    expect(Reflect.get(sessao.ler(), 'motivo')).toBe(motivo);
    expect(lerToken()).toBeNull();
    expect(banco.esquecer).toHaveBeenCalledOnce();
  });

  describe('on a device that knows the person', () => {
    const outras = ['agenda.ver'];
    /** The server answers when it is told to. */
    function comecar(
      conhecidas: readonly string[] | null = outras,
      permissoes: string[] | null = PERMISSOES,
    ) {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('quem_entrou', JSON.stringify({ ...usuaria, permissoes: conhecidas }));
      let responder: (resposta: Response) => void = () => undefined;
      const resposta = new Promise<Response>((seguir) => (responder = seguir));
      const { sessao } = sessaoCom({
        '/auth/me': () => resposta,
        '/users/permissions': () =>
          json(permissoes ? { permissions: permissoes } : {}, permissoes ? 200 : 500),
      });
      return { sessao, iniciada: sessao.iniciar(), responder };
    }

    it('lets them in while the server is asked, then goes by what it says', async () => {
      const { sessao, iniciada, responder } = comecar();
      expect(sessao.ler()).toMatchObject({
        perfil: usuaria.profile,
        permissoes: outras,
        presumida: true,
      });
      responder(eu());
      await iniciada;
      expect(sessao.ler()).toMatchObject({ situacao: 'autenticado', permissoes: PERMISSOES });
      expect(sessao.ler()).not.toHaveProperty('presumida');
    });

    it('puts them out when the server refuses', async () => {
      const { sessao, iniciada, responder } = comecar();
      responder(recusa());
      await iniciada;
      expect(sessao.ler()).toMatchObject({ situacao: 'anonimo', motivo: 'recusada' });
      expect(banco.esquecer).toHaveBeenCalledOnce();
    });

    it('offers nothing when the server does not say what they may do', async () => {
      const { sessao, iniciada, responder } = comecar(outras, null);
      responder(eu());
      await iniciada;
      expect(sessao.ler()).toMatchObject({ situacao: 'autenticado', permissoes: null });
    });

    it('waits where it does not know what they may do', () => {
      expect(comecar(null).sessao.ler().situacao).toBe('carregando');
    });
  });

  describe('without a connection', () => {
    const semRede = () => Promise.reject(new TypeError('Failed to fetch'));
    let resposta: () => Response | Promise<Response>;

    /** Somebody who signed in here before, or whose data a hand changed. */
    async function comecarSemRede(guardado: unknown = usuaria) {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('quem_entrou', JSON.stringify(guardado));
      resposta = semRede;
      const { sessao } = sessaoCom({ '/auth/me': () => resposta() });
      await sessao.iniciar();
      return sessao;
    }

    it('whoever signed in here goes on', async () => {
      const sessao = await comecarSemRede();
      expect(sessao.ler()).toMatchObject({ situacao: 'autenticado', perfil: usuaria.profile });
      expect(lerToken()).toBe(token);
    });

    it.each([
      ['the profile of somebody else', usuarioDe(perfilDe({ id: ID_DA_CLINICA }))],
      ['what is no profile', { id: usuaria.id }],
    ])('%s opens nothing', async (_qual, guardado) => {
      const sessao = await comecarSemRede(guardado);
      expect(sessao.ler().situacao).toBe('anonimo');
    });

    it('does not try to renew a stale token', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      localStorage.setItem('auth_token', tokenDe(usuaria.id, AGORA / 1000 - 60));
      localStorage.setItem('quem_entrou', JSON.stringify(usuaria));
      const { sessao } = sessaoCom({ '/auth/me': semRede });
      await sessao.iniciar();
      expect(banco.expiraEm).not.toHaveBeenCalled();
      expect(sessao.ler().situacao).toBe('autenticado');
    });

    it('the server has its say when it is back', async () => {
      const sessao = await comecarSemRede();
      await sessao.verificarRenovacao();
      expect(sessao.ler()).toMatchObject({ perfil: { nome: usuaria.profile.nome } });

      const mudou = usuarioDe(perfilDe({ nome: 'Dra. Helena Prado Lima' }));
      resposta = () => json({ success: true, user: mudou });
      await sessao.verificarRenovacao();
      expect(sessao.ler()).toMatchObject({ perfil: { nome: 'Dra. Helena Prado Lima' } });
    });

    it('a refusal of the server, once it is back, ends the session', async () => {
      const sessao = await comecarSemRede();
      resposta = recusa;
      await sessao.verificarRenovacao();
      expect(sessao.ler()).toMatchObject({ situacao: 'anonimo', motivo: 'recusada' });
      expect(localStorage.getItem('quem_entrou')).toBeNull();
    });

    it('the permissions that the server last said go with the person', async () => {
      const sessao = await comecarSemRede({ ...usuaria, permissoes: PERMISSOES });
      expect(sessao.ler()).toMatchObject({ situacao: 'autenticado', permissoes: PERMISSOES });
    });

    it('signing out leaves nothing of the person on the device', async () => {
      const sessao = await comecarSemRede();
      await sessao.sair();
      expect(localStorage).toHaveLength(0);
    });
  });

  it('renews a token that went stale while the computer slept, before using it', async () => {
    localStorage.setItem('auth_token', tokenDe(usuaria.id, AGORA / 1000 - 60));
    banco.expiraEm.mockResolvedValue(AGORA / 1000 - 60);
    banco.renovar.mockResolvedValue(token);
    const { sessao, recebidas } = sessaoCom({ '/auth/me': eu });
    await sessao.iniciar();
    expect(sessao.ler().situacao).toBe('autenticado');
    expect(recebidas[0]?.cabecalhos.get('authorization')).toBe(`Bearer ${token}`);
  });
});

describe('sign-in and sign-up', () => {
  it('keep the token, hand the session over and show who entered', async () => {
    const entrada = entradaDe(usuaria, token);
    const { sessao, recebidas } = sessaoCom({ '/auth/login': () => json(entrada) });
    await sessao.entrar('helena@pleno.demo', 'segredo1');
    expect(recebidas[0]?.corpo).toEqual({
      email: 'helena@pleno.demo',
      password: 'segredo1',
      aparelho: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(lerToken()).toBe(token);
    expect(banco.entregar).toHaveBeenCalledExactlyOnceWith(entrada.supabase_session);
    expect(sessao.ler().situacao).toBe('autenticado');
  });

  it('tells other tabs of the token only once the database session is there for them', async () => {
    const { sessao } = sessaoCom({ '/auth/login': () => json(entradaDe(usuaria, token)) });
    let tokenDuranteAEntrega: string | null = 'ainda não entregue';
    banco.entregar.mockImplementation(async () => {
      tokenDuranteAEntrega = lerToken();
    });
    await sessao.entrar('ana@clinica.com.br', 'Senha1234');
    expect(tokenDuranteAEntrega).toBeNull();
    expect(lerToken()).toBe(token);
  });

  it.each([
    ['success', { success: false }],
    ['user', { user: undefined }],
    ['token', { token: '' }],
  ])('fail with their own sentence without %s', async (_falta, mudanca) => {
    const incompleta = () => json({ ...entradaDe(usuaria, token), ...mudanca });
    const { sessao } = sessaoCom({ '/auth/login': incompleta, '/auth/register': incompleta });
    await expect(sessao.entrar('a@b.co', 'x')).rejects.toThrow(/^Credenciais inválidas$/);
    await expect(sessao.registrar({})).rejects.toThrow(/^Erro no registro$/);
    expect(lerToken()).toBeNull();
    expect(sessao.ler().situacao).toBe('carregando');
  });

  it("pass the server's refusal on", async () => {
    const { sessao } = sessaoCom({
      '/auth/login': () =>
        json({ error: 'Credenciais inválidas', codigo: 'CREDENCIAIS_INVALIDAS' }, 401),
    });
    await expect(sessao.entrar('a@b.co', 'x')).rejects.toMatchObject({
      message: 'Credenciais inválidas',
      status: 401,
    });
  });
});

describe('renewal', () => {
  it.each([
    [301, 0],
    [300, 0],
    [299, 1],
    [-10, 1],
  ])('with %i seconds to live renews %i times', async (segundos, vezes) => {
    banco.expiraEm.mockResolvedValue(AGORA / 1000 + segundos);
    banco.renovar.mockResolvedValue('novo');
    const { sessao } = sessaoCom({});
    await sessao.verificarRenovacao();
    expect(banco.renovar).toHaveBeenCalledTimes(vezes);
    expect(lerToken()).toBe(vezes ? 'novo' : null);
  });

  it('that fails warns and keeps the person where they are', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('auth_token', token);
    banco.expiraEm.mockResolvedValue(AGORA / 1000);
    banco.renovar.mockRejectedValue(new Error('rede'));
    const { sessao } = sessaoCom({ '/auth/me': eu });
    await sessao.iniciar();
    await sessao.verificarRenovacao();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('talvez seja preciso entrar de novo'),
    );
    expect(lerToken()).toBe(token);
    expect(sessao.ler().situacao).toBe('autenticado');
  });

  it('is checked every two minutes, until it stops', () => {
    const verificar = vi.fn(() => Promise.resolve());
    const parar = manterRenovada(verificar);
    vi.advanceTimersByTime(DOIS_MINUTOS - 1);
    expect(verificar).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + 2 * DOIS_MINUTOS);
    expect(verificar).toHaveBeenCalledTimes(3);
    parar();
    vi.advanceTimersByTime(DOIS_MINUTOS);
    window.dispatchEvent(new Event('online'));
    expect(verificar).toHaveBeenCalledTimes(3);
  });

  it('is checked at once when the network returns', () => {
    const verificar = vi.fn(() => Promise.resolve());
    const parar = manterRenovada(verificar);
    window.dispatchEvent(new Event('online'));
    expect(verificar).toHaveBeenCalledOnce();
    parar();
  });
});

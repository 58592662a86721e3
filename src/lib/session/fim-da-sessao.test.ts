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
import type { SessaoDoBanco } from './sessao.ts';
import { lerToken } from './token.ts';

const AGORA = Date.parse('2026-11-21T12:00:00Z');
const EM_UMA_HORA = AGORA / 1000 + 3600;

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

describe('end', () => {
  async function dentro(respostas: Respostas = {}) {
    localStorage.setItem('auth_token', token);
    const { sessao } = sessaoCom({ '/auth/me': eu, ...respostas });
    await sessao.iniciar();
    return sessao;
  }

  it.each([
    ['answers', () => json({ success: true })],
    ['fails', () => json({ error: 'Erro' }, 500)],
    ['is refused', recusa],
  ])('by the person clears everything when the call %s', async (_como, resposta) => {
    const sessao = await dentro({ '/auth/logout': resposta });
    await sessao.sair();
    expect(lerToken()).toBeNull();
    expect(banco.esquecer).toHaveBeenCalledOnce();
    expect(sessao.ler()).toEqual({
      situacao: 'anonimo',
      usuario: null,
      perfil: null,
      motivo: 'saiu',
    });
  });

  it('by a 401 clears the token and says why', async () => {
    const sessao = await dentro();
    await sessao.recusar('certa');
    expect(lerToken()).toBeNull();
    expect(sessao.ler()).toMatchObject({ situacao: 'anonimo', motivo: 'recusada' });
  });

  describe('in doubt', () => {
    it('goes on when the server knows the person: something on the way refused', async () => {
      const sessao = await dentro();
      await sessao.recusar('talvez');
      expect(lerToken()).toBe(token);
      expect(sessao.ler().situacao).toBe('autenticado');
    });

    it('ends when the server refuses too, asked once for all who doubt at once', async () => {
      let resposta = eu;
      const perguntas = vi.fn(() => resposta());
      const sessao = await dentro({ '/auth/me': perguntas });
      perguntas.mockClear();
      resposta = recusa;
      await Promise.all([sessao.recusar('talvez'), sessao.recusar('talvez')]);
      expect(perguntas).toHaveBeenCalledOnce();
      expect(sessao.ler()).toMatchObject({ situacao: 'anonimo', motivo: 'recusada' });
    });

    it('goes on without a connection', async () => {
      let resposta: () => Response | Promise<Response> = eu;
      const sessao = await dentro({ '/auth/me': () => resposta() });
      resposta = () => Promise.reject(new TypeError('Failed to fetch'));
      await sessao.recusar('talvez');
      expect(sessao.ler().situacao).toBe('autenticado');
    });
  });

  describe('without their signing out', () => {
    const COLEGA = usuarioDe(perfilDe({ id: ID_DA_CLINICA }));

    /** Ends a session, then somebody signs in where it ended. */
    async function depoisDe(fim: 'recusada' | 'outra-aba' | 'saiu', quem = usuaria) {
      const sessao = await dentro({
        '/auth/login': () => json(entradaDe(quem, tokenDe(quem.id, EM_UMA_HORA))),
        '/auth/logout': () => json({ success: true }),
      });
      if (fim === 'recusada') await sessao.recusar('certa');
      else if (fim === 'saiu') await sessao.sair();
      else await sessao.encerrarPorOutraAba();
      await sessao.entrar('a@b.co', 'x');
      return sessao.ler();
    }

    it.each(['recusada', 'outra-aba'] as const)('%s: another person begins anew', async (fim) => {
      expect(await depoisDe(fim, COLEGA)).toMatchObject({ depoisDeOutra: true });
    });

    it('the same person goes on where they were', async () => {
      expect(await depoisDe('recusada')).not.toHaveProperty('depoisDeOutra');
    });

    it('who signed out left nothing to go back to', async () => {
      expect(await depoisDe('saiu', COLEGA)).not.toHaveProperty('depoisDeOutra');
    });
  });

  it('of who is not signed in changes nothing', async () => {
    const { sessao } = sessaoCom({});
    await sessao.iniciar();
    await sessao.recusar('certa');
    expect(sessao.ler()).not.toHaveProperty('motivo');
  });
});

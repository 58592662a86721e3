import type { RespostaDeLogin, SessaoSupabase, Usuario } from '@domain/contracts/auth.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import { SESSAO } from '@/config/constants.ts';
import type { Api } from '../api/client.ts';
import { ApiError, ErroDeContrato, ErroDeEntrada, ErroDeRede } from '../errors/erros.ts';
import { segredoDoAparelho } from './aparelho.ts';
import {
  type QuemEntrou,
  type RespostaDeEntrada,
  respostaDeEntradaSchema,
  respostaDePermissoesSchema,
  respostaDeSaidaSchema,
  respostaDeUsuarioSchema,
} from './contratos.ts';
import type { Recusa } from './expiracao.ts';
import {
  eraOutraPessoa,
  esquecerQuemEntrou,
  guardarQuemEntrou,
  lembrarQuemEstava,
  lerQuemEntrou,
} from './quemEntrou.ts';
import { apagarToken, guardarToken, lerToken, reivindicacoes } from './token.ts';

/** Why a session ended: by the person, by a 401, or in another tab. */
export type MotivoDoFim = 'saiu' | 'recusada' | 'outra-aba';

/** Permissions by name, as the server says them. */
export type Permissoes = readonly string[];

/** Where the session stands. Authenticated means that user and profile are both present. */
export type EstadoDaSessao =
  | { situacao: 'carregando'; usuario: null; perfil: null }
  | { situacao: 'anonimo'; usuario: null; perfil: null; motivo?: MotivoDoFim }
  | {
      situacao: 'autenticado';
      usuario: Pick<Usuario, 'id' | 'email'>;
      perfil: Perfil;
      /** What the server lets the person do; null, which is nothing, when it did not say. */
      permissoes: Permissoes | null;
      /** As this device knows the person: the server was asked and has not answered yet. */
      presumida?: true;
      /** The tab still shows where somebody else was when their session ended. */
      depoisDeOutra?: true;
    };

/** The session that supabase-js keeps beside ours. */
export interface SessaoDoBanco {
  entregar: (sessao: SessaoSupabase) => Promise<void>;
  /** Seconds since the epoch at which it expires; null where there is none. */
  expiraEm: () => Promise<number | null>;
  /** Renews it and returns the new access token. */
  renovar: () => Promise<string>;
  esquecer: () => Promise<void>;
}

export interface ParametrosDaSessao {
  api: Api;
  banco: SessaoDoBanco;
  /** Milliseconds since the epoch. */
  agora: () => number;
  /** Hears who came in with which password, for what opens with it on this device. */
  aoEntrar?: (usuarioId: string, senha: string) => void;
}

const CARREGANDO: EstadoDaSessao = { situacao: 'carregando', usuario: null, perfil: null };
const ANONIMO = { situacao: 'anonimo', usuario: null, perfil: null } as const;

/**
 * The session of the specification (§4, §8, §9), without a screen: one state and the few things
 * that may happen to it. The provider only shows it.
 */
export function criarSessao({ api, banco, agora, aoEntrar }: ParametrosDaSessao) {
  let estado: EstadoDaSessao = CARREGANDO;
  let saindo = false;
  /** True while the server did not say yet who is signed in, or what they may do. */
  let porConferir = false;
  let pergunta: Promise<void> | null = null;
  const ouvintes = new Set<() => void>();

  function mudar(novo: EstadoDaSessao): void {
    estado = novo;
    for (const ouvinte of ouvintes) ouvinte();
  }

  async function buscarUsuario(): Promise<void> {
    const [{ user }, permissoes] = await Promise.all([
      api.get('/auth/me', { resposta: respostaDeUsuarioSchema }),
      buscarPermissoes(),
    ]);
    // Ignores the answer when the person signed out meanwhile.
    if (lerToken()) receber(user, permissoes);
  }

  /**
   * Asks what the server lets the person do, by this token where it is not kept yet; null if it
   * fails.
   */
  async function buscarPermissoes(token?: string): Promise<Permissoes | null> {
    const { permissions } = await api
      .get('/users/permissions', { resposta: respostaDePermissoesSchema, token })
      .catch(() => ({ permissions: null }));
    return permissions;
  }

  /**
   * Takes a person as the server describes them. Permissions that it did not say stay as they were.
   */
  function receber(usuario: Usuario, ditas: Permissoes | null): void {
    const conferido = estado.situacao === 'autenticado' && !estado.presumida ? estado : null;
    const jaDitas = conferido?.permissoes ?? null;
    const quem = { ...usuario, permissoes: ditas ?? jaDitas };
    porConferir = ditas === null;
    guardarQuemEntrou(quem);
    autenticar(quem);
  }

  /** Without a connection, restores the person this device knows; the server is asked later. */
  async function continuarSemRede(erro: unknown, token: string): Promise<boolean> {
    const conhecido = erro instanceof ErroDeRede && lerQuemEntrou(token);
    if (!conhecido) return false;
    porConferir = true;
    autenticar(conhecido);
    return true;
  }

  /**
   * Lets the person whom this device knows in while the server is asked, so that nothing waits for the
   * answer: a refusal ends the session, and no policy trusts what is shown.
   */
  function presumir(token: string): void {
    const conhecido = lerQuemEntrou(token);
    if (!conhecido?.permissoes) return;
    const { id, email, profile: perfil, permissoes } = conhecido;
    const usuario = { id, email };
    mudar({ situacao: 'autenticado', usuario, perfil, permissoes, presumida: true });
  }

  function autenticar(quem: QuemEntrou): void {
    const { id, email, profile: perfil, permissoes } = quem;
    const dentro = { situacao: 'autenticado', usuario: { id, email }, perfil, permissoes } as const;
    mudar({ ...dentro, ...(eraOutraPessoa(id) && { depoisDeOutra: true }) });
  }

  async function encerrar(motivo?: MotivoDoFim): Promise<void> {
    porConferir = false;
    const quem = estado.usuario?.id ?? reivindicacoes(lerToken() ?? '').sub;
    if (quem && motivo !== 'saiu') lembrarQuemEstava(quem);
    apagarToken();
    esquecerQuemEntrou();
    mudar(motivo ? { ...ANONIMO, motivo } : ANONIMO);
    await banco.esquecer();
  }

  async function entrarPor(caminho: string, corpo: object, recusa: string): Promise<void> {
    const recebida = await api.post(caminho, {
      corpo,
      resposta: respostaDeEntradaSchema,
      token: null,
    });
    const { user, token, supabase_session } = exigirInteira(recebida, recusa);
    // The token is what other tabs wait for: by then the database session must be there for them.
    const [permissoes] = await Promise.all([
      buscarPermissoes(token),
      banco.entregar(supabase_session),
    ]);
    guardarToken(token);
    receber(user, permissoes);
    if ('password' in corpo && typeof corpo.password === 'string') {
      aoEntrar?.(user.id, corpo.password);
    }
  }

  /** Asks the server whether the session still holds, and ends it if not. */
  async function perguntar(): Promise<void> {
    try {
      await api.get('/auth/me', { resposta: respostaDeUsuarioSchema });
    } catch (erro) {
      const recusado = erro instanceof ApiError && erro.status === 401;
      if (recusado && estado.situacao === 'autenticado') await encerrar('recusada');
    }
  }

  /** Those who doubt at the same time share one question. */
  function perguntarUmaVez(): Promise<void> {
    pergunta ??= perguntar().finally(() => {
      pergunta = null;
    });
    return pergunta;
  }

  const pertoDeExpirar = (expiraEm: number) => expiraEm - agora() / 1000 < SESSAO.margemDeRenovacao;

  /** Renews a session with under five minutes to live; a failure is told and changes nothing. */
  async function verificarRenovacao(): Promise<void> {
    try {
      const expiraEm = await banco.expiraEm();
      if (expiraEm !== null && pertoDeExpirar(expiraEm)) guardarToken(await banco.renovar());
    } catch (erro) {
      const causa = erro instanceof Error ? erro.message : 'causa desconhecida';
      console.warn(
        `[sessão] A sessão não foi renovada: talvez seja preciso entrar de novo. ${causa}`,
      );
    }
    // A refusal ends the session where every refusal does; anything else is asked again next time.
    if (porConferir) await buscarUsuario().catch(() => undefined);
  }

  return {
    ler: () => estado,

    assinar(ouvinte: () => void) {
      ouvintes.add(ouvinte);
      return () => {
        ouvintes.delete(ouvinte);
      };
    },

    /**
     * Starts the application: asks `/auth/me` whether the stored token still holds, and meanwhile lets
     * the person in whom this device knows.
     */
    async iniciar(): Promise<void> {
      const token = lerToken();
      if (!token) return mudar(ANONIMO);
      // After a night's sleep the token is stale, but the session behind it may still be renewed.
      const { exp } = reivindicacoes(token);
      // Without a connection trying takes half a minute, and the person waits for a blank screen.
      const renovavel = exp !== undefined && pertoDeExpirar(exp) && navigator.onLine;
      if (renovavel) await verificarRenovacao();
      presumir(lerToken() ?? token);
      try {
        await buscarUsuario();
      } catch (erro) {
        // A refusal was heard where every refusal is.
        if (estado.situacao === 'anonimo') return;
        if (await continuarSemRede(erro, token)) return;
        const recusado = erro instanceof ApiError && erro.status === 401;
        await encerrar(recusado ? 'recusada' : undefined);
      }
    },

    entrar: (email: string, password: string, codigo?: string) =>
      entrarPor(
        '/auth/login',
        { email, password, codigo, aparelho: segredoDoAparelho() },
        'Credenciais inválidas',
      ),

    registrar: (dados: object) =>
      entrarPor('/auth/register', { ...dados, aparelho: segredoDoAparelho() }, 'Erro no registro'),

    /** Comes in with a new password, by what a link that was sent carries. */
    redefinirSenha: (token: string, password: string, codigo?: string) =>
      entrarPor(
        '/auth/password/reset',
        { token, password, codigo, aparelho: segredoDoAparelho() },
        'Este link já foi usado ou venceu. Peça outro.',
      ),

    /** The same person goes on by other tokens: those of before are used up. */
    async continuarCom(recebida: SessaoSupabase): Promise<void> {
      await banco.entregar(recebida);
      guardarToken(recebida.access_token);
    },

    /** Signs out. The session ends here even if the call fails. */
    async sair(): Promise<void> {
      saindo = true;
      await api.post('/auth/logout', { resposta: respostaDeSaidaSchema }).catch(() => undefined);
      await encerrar('saiu');
      saindo = false;
    },

    /** Reads profile and permissions again: after a change, or when they did not come. */
    recarregar: buscarUsuario,

    /** A service refused a signed-in person; where it may have another reason, the server is asked. */
    async recusar(recusa: Recusa): Promise<void> {
      if (estado.situacao !== 'autenticado' || saindo) return;
      if (recusa === 'certa') await encerrar('recusada');
      else await perguntarUmaVez();
    },

    /** Ends the session when another tab signed out. */
    async encerrarPorOutraAba(): Promise<void> {
      if (estado.situacao === 'autenticado' && !saindo) await encerrar('outra-aba');
    },

    verificarRenovacao,
  };
}
export type Sessao = ReturnType<typeof criarSessao>;

/** @throws {ErroDeEntrada} with the specification's sentence when the answer is no whole session. */
function exigirInteira(resposta: RespostaDeEntrada, recusa: string): RespostaDeLogin {
  const { success, user, token, supabase_session } = resposta;
  if (!success || !user || !token) throw new ErroDeEntrada(recusa);
  if (!supabase_session) throw new ErroDeContrato('supabase_session is missing');
  return { success, user, token, supabase_session };
}

import type { Pode } from '@domain/permissoes.ts';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { PATHS } from '@/config/paths.ts';
import { acompanharAbas } from './abas.ts';
import { aoNaoAutorizado } from './expiracao.ts';
import { manterRenovada } from './renovacao.ts';
import type { EstadoDaSessao, Sessao } from './sessao.ts';

type Auth = EstadoDaSessao &
  Pick<Sessao, 'entrar' | 'registrar' | 'redefinirSenha' | 'continuarCom' | 'sair' | 'recarregar'>;

const Contexto = createContext<Auth | null>(null);

/** Shows the session to the screens and keeps it alive while the application is open. */
export function AuthProvider({ sessao, children }: { sessao: Sessao; children: ReactNode }) {
  const estado = useSyncExternalStore(sessao.assinar, sessao.ler);
  const autenticado = estado.situacao === 'autenticado';

  useEffect(() => {
    const deixarAbas = acompanharAbas(sessao, () => window.location.replace(PATHS.app));
    const deixarRecusas = aoNaoAutorizado(sessao.recusar);
    void sessao.iniciar();
    return () => {
      deixarAbas();
      deixarRecusas();
    };
  }, [sessao]);

  useEffect(() => {
    return autenticado ? manterRenovada(sessao.verificarRenovacao) : undefined;
  }, [sessao, autenticado]);

  const valor = useMemo<Auth>(() => {
    const { entrar, registrar, redefinirSenha, continuarCom, sair, recarregar } = sessao;
    return { ...estado, entrar, registrar, redefinirSenha, continuarCom, sair, recarregar };
  }, [sessao, estado]);

  return <Contexto value={valor}>{children}</Contexto>;
}

/** Returns the session, in any component below the provider. */
export function useAuth(): Auth {
  const auth = useContext(Contexto);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Returns the signed-in person's profile, in a component that only shows to signed-in people. */
export function usePerfil() {
  const { perfil } = useAuth();
  if (!perfil) throw new Error('usePerfil must be used where a person is signed in');
  return perfil;
}

/** Answers whether the signed-in person may do something: nothing, until the server has said what. */
export function usePode(): Pode {
  const auth = useAuth();
  const permissoes = auth.situacao === 'autenticado' ? auth.permissoes : null;
  return (permissao) => permissoes?.includes(permissao) ?? false;
}

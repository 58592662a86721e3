import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Notificacao } from '../api/linhas.ts';
import { useMarcarComoLidas } from '../api/mutations.ts';
import { naoLidasQueryOptions } from '../api/queries.ts';
import { destinoDa } from '../destino.ts';
import { ItemDeNotificacao } from './ItemDeNotificacao.tsx';

interface Props {
  /** How many to show at most; all of them when absent. */
  limite?: number;
  /** Shown when there is none. */
  vazia: ReactNode;
  /** Called before the screen of a chosen notification opens. */
  aoAbrir?: () => void;
}

/** The caller's unread notifications, newest first: choosing one opens what it is about. */
export function ListaDeNaoLidas({ limite, vazia, aoAbrir }: Props) {
  const { user_id, tipo } = usePerfil();
  const navegar = useNavigate();
  const { data, isPending, isPaused, error, refetch } = useQuery(naoLidasQueryOptions(user_id));
  const marcar = useMarcarComoLidas(user_id);
  const marcarLida = ({ id }: Notificacao) => marcar.mutate([id], { onError: avisar.erro });

  function abrir(notificacao: Notificacao) {
    marcarLida(notificacao);
    const destino = destinoDa(notificacao, tipo);
    if (!destino) return;
    aoAbrir?.();
    void navegar(destino);
  }

  if (isPending && isPaused) {
    return <BlocoVazio>Sem conexão: os avisos aparecem quando ela voltar.</BlocoVazio>;
  }
  if (isPending) return <Esqueleto linhas={3} />;
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar as notificações."
        aoTentar={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return vazia;
  return (
    <ul className="linhas">
      {data.slice(0, limite).map((notificacao) => (
        <ItemDeNotificacao
          key={notificacao.id}
          notificacao={notificacao}
          aoAbrir={() => abrir(notificacao)}
          aoMarcar={() => marcarLida(notificacao)}
        />
      ))}
    </ul>
  );
}

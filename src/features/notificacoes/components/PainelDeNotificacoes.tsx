import { Button, Group, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { avisar } from '@/components/avisar.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { type Quais, useMarcarComoLidas } from '../api/mutations.ts';
import { destinoDa, type Notificacao } from '../notificacao.ts';
import { ItemDeNotificacao } from './ItemDeNotificacao.tsx';
import classes from './Notificacoes.module.css';

interface Props {
  usuarioId: string;
  consulta: UseQueryResult<Notificacao[]>;
  aoFechar: () => void;
}

/** Unread notifications, newest first. */
export function PainelDeNotificacoes({ usuarioId, consulta, aoFechar }: Props) {
  const navegar = useNavigate();
  const marcar = useMarcarComoLidas(usuarioId);
  const lista = consulta.data ?? [];
  const marcarLidas = (quais: Quais) => marcar.mutate(quais, { onError: avisar.erro });

  function abrir(notificacao: Notificacao) {
    marcarLidas([notificacao.id]);
    const destino = destinoDa(notificacao);
    if (!destino) return;
    aoFechar();
    void navegar(destino);
  }

  return (
    <>
      <Group justify="space-between" className={classes.cabecalho}>
        <Title order={2} size="h4">
          Notificações
        </Title>
        {lista.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => marcarLidas('todas')}>
            Marcar todas como lidas
          </Button>
        )}
      </Group>
      <div className={classes.corpo}>
        {consulta.isPending && <Esqueleto linhas={3} />}
        {consulta.isError && !consulta.data && (
          <EstadoErro
            erro={consulta.error}
            titulo="Não foi possível carregar as notificações."
            aoTentar={() => void consulta.refetch()}
          />
        )}
        {consulta.data && lista.length === 0 && (
          <EstadoVazio desenho="sino" frase="Nenhuma notificação não lida." />
        )}
        <ul className={classes.lista}>
          {lista.map((notificacao) => (
            <ItemDeNotificacao
              key={notificacao.id}
              notificacao={notificacao}
              aoAbrir={() => abrir(notificacao)}
              aoMarcar={() => marcarLidas([notificacao.id])}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

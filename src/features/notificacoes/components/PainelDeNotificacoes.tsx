import { Button, Group, Title } from '@mantine/core';
import { avisar } from '@/components/avisar.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useMarcarComoLidas } from '@/shared/notificacoes/api/mutations.ts';
import { ListaDeNaoLidas } from '@/shared/notificacoes/components/ListaDeNaoLidas.tsx';
import classes from './Notificacoes.module.css';

interface Props {
  usuarioId: string;
  quantas: number;
  aoFechar: () => void;
}

/** What the bell opens: the unread notifications, and one way to be done with all of them. */
export function PainelDeNotificacoes({ usuarioId, quantas, aoFechar }: Props) {
  const marcar = useMarcarComoLidas(usuarioId);
  return (
    <>
      <Group justify="space-between" className={classes.cabecalho}>
        <Title order={2} size="h4" tabIndex={-1} data-autofocus>
          Notificações
        </Title>
        {quantas > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => marcar.mutate('todas', { onError: avisar.erro })}
          >
            Marcar todas como lidas
          </Button>
        )}
      </Group>
      <div className={classes.corpo}>
        <ListaDeNaoLidas
          aoAbrir={aoFechar}
          vazia={<EstadoVazio desenho="sino" frase="Nenhuma notificação não lida." />}
        />
      </div>
    </>
  );
}

import { Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { relerNaoLidas } from '@/shared/notificacoes/api/queries.ts';
import { chavesDeConversas } from '../api/keys.ts';
import type { Lado, SituacaoDaConversa } from '../api/linhas.ts';
import { marcarConversaLida } from '../api/mutations.ts';
import { situacaoOptions } from '../api/queries.ts';
import { useTempoRealDaConversa } from '../api/useTempoReal.ts';
import { useFilaDeMensagens } from '../fila.ts';
import classes from './Conversa.module.css';
import { Escrever } from './Escrever.tsx';
import { Mensagens } from './Mensagens.tsx';

interface Props {
  conversaId: string;
  /** The side of the signed-in person. */
  lado: Lado;
  /** Takes the place of the field and says why nothing can be written; absent for who writes. */
  somenteLeitura?: ReactNode;
  /** True for who only looks on: the other side is told of no reading. */
  soOlha?: boolean;
  /** Whose ready answers are offered; absent on the patient's side. */
  respostasDe?: string;
  /** What stands over the field, such as when an answer may be expected. */
  recado?: ReactNode;
}

/** The thread of one conversation, the same for the clinic and for the patient. */
export function Conversa(props: Props) {
  const { conversaId, lado, somenteLeitura, soOlha = false, respostasDe, recado } = props;
  const { id: usuarioId } = usePerfil();
  useTempoRealDaConversa(conversaId);
  const fila = useFilaDeMensagens(usuarioId, conversaId);
  const situacao = useQuery(situacaoOptions(conversaId));
  useLeitura(soOlha ? undefined : situacao.data, lado);

  if (situacao.isPending) return <Esqueleto linhas={4} />;
  if (!situacao.data) {
    return (
      <EstadoErro
        erro={situacao.error}
        titulo="Não foi possível abrir esta conversa."
        aoTentar={() => void situacao.refetch()}
      />
    );
  }
  return (
    <Stack gap={0} mih={0} flex={1}>
      <Mensagens situacao={situacao.data} lado={lado} fila={fila} />
      {somenteLeitura ? (
        <div className={classes.escrever}>
          <Text component="div" c="dimmed" fz="sm">
            {somenteLeitura}
          </Text>
        </div>
      ) : (
        <Escrever
          key={conversaId}
          conversaId={conversaId}
          respostasDe={respostasDe}
          recado={recado}
          aoEnviar={fila.escrever}
        />
      )}
    </Stack>
  );
}

/** Tells the other side what was read, while the conversation is really in sight. */
function useLeitura(situacao: SituacaoDaConversa | undefined, lado: Lado): void {
  const cache = useQueryClient();
  const { user_id } = usePerfil();
  const marcada = useRef(0);
  const id = situacao?.id;
  const ultimo = situacao?.ultimo_numero ?? 0;
  const lidaAte =
    (lado === 'clinica' ? situacao?.lida_pela_clinica_ate : situacao?.lida_pelo_paciente_ate) ?? 0;

  useEffect(() => {
    if (!id || ultimo <= lidaAte) return;
    const marcar = () => {
      if (document.visibilityState !== 'visible' || marcada.current >= ultimo) return;
      marcada.current = ultimo;
      marcarConversaLida(id, ultimo).then(
        () => {
          void cache.invalidateQueries({ queryKey: chavesDeConversas.situacao(id) });
          void relerNaoLidas(cache, user_id);
        },
        // A receipt that did not go is tried with the next change; nothing of the person's is lost.
        () => {
          marcada.current = 0;
        },
      );
    };
    marcar();
    document.addEventListener('visibilitychange', marcar);
    return () => document.removeEventListener('visibilitychange', marcar);
  }, [cache, id, ultimo, lidaAte, user_id]);
}

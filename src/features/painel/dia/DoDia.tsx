import { partirFila } from '@domain/painel/fila.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Colunas } from '@/components/Colunas.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { useMinuto } from '@/lib/useMinuto.ts';
import { AvisosNaoLidos } from '@/shared/notificacoes/components/AvisosNaoLidos.tsx';
import { type Dia, diaOptions } from '../api/dia.ts';
import { useTempoReal } from '../api/useTempoReal.ts';
import { figurasDoDia } from '../resumo.ts';
import { AgendaDeHoje } from './AgendaDeHoje.tsx';
import { Esperando } from './Esperando.tsx';
import { Livres } from './Livres.tsx';
import { Pedidos, type PedidosAbertos, usePedidos } from './Pedidos.tsx';
import { Rascunhos } from './Rascunhos.tsx';
import { EsqueletoDoResumo, Resumo } from './Resumo.tsx';
import { Tarefas } from './Tarefas.tsx';

const Semana = sobDemanda(() =>
  import('../semana/Semana.tsx').then((modulo) => ({ default: modulo.Semana })),
);
const Gaveta = sobDemanda(() =>
  import('../gaveta/Gaveta.tsx').then((modulo) => ({ default: modulo.Gaveta })),
);

interface Props {
  clinica: Clinica;
  eMedico: boolean;
  /** What comes before the day, and whether it is not known yet: nothing moves once it is drawn. */
  antes: ReactNode;
  pendente: boolean;
  /** What can wait until after it. */
  depois: ReactNode;
}

/** The clinic's day: read in one call, kept in step, parted anew as each minute begins. */
export function DoDia(props: Props) {
  const { clinica, antes, pendente, depois } = props;
  const { data, dataUpdatedAt, isPending, error, refetch } = useQuery(diaOptions(clinica.id));
  const { pedidos, pendente: semPedidos } = usePedidos(clinica.id);
  useTempoReal(clinica.id);
  if (isPending || pendente || semPedidos) return <EsqueletoDoDia />;
  return (
    <>
      {antes}
      {data ? (
        <Conteudo dia={data} lidoEm={dataUpdatedAt} pedidos={pedidos} {...props} />
      ) : (
        <EstadoErro
          erro={error}
          titulo="Não foi possível carregar o seu dia."
          aoTentar={() => void refetch()}
        />
      )}
      {depois}
    </>
  );
}

interface PropsDoConteudo extends Pick<Props, 'clinica' | 'eMedico'> {
  dia: Dia;
  /** When this device received it, in ms. */
  lidoEm: number;
  pedidos: PedidosAbertos;
}

function Conteudo({ dia, lidoEm, pedidos, clinica, eMedico }: PropsDoConteudo) {
  // By the server's clock: that of a device at the desk may be minutes off, and so would every wait.
  const agora = useMinuto() + Date.parse(dia.agora) - lidoEm;
  const { linhas } = useSearch({ from: rotaDe(PATHS.dashboard) });
  const fila = useMemo(() => partirFila(dia.agenda.linhas, agora), [dia, agora]);
  // Once fetched it stays, so that it slides away and hands the focus back.
  const [comGaveta, setComGaveta] = useState(false);
  if (linhas && !comGaveta) setComGaveta(true);
  const { hoje, fuso, agenda, rascunhos } = dia;
  const contexto = { clinicaId: clinica.id, hoje, fuso, eMedico };
  return (
    <>
      <Resumo figuras={figurasDoDia(dia, eMedico, agora)} />
      <Colunas
        lateral={
          <>
            <Livres livres={dia.livres} contexto={contexto} />
            <AvisosNaoLidos />
          </>
        }
      >
        <Esperando total={agenda.esperando} {...{ fila, contexto, agora }} />
        <AgendaDeHoje {...{ agenda, fila, contexto }} />
        {eMedico && <Rascunhos clinicaId={clinica.id} {...{ rascunhos, agora }} />}
        <Pedidos pedidos={pedidos} hoje={hoje} />
        <Tarefas tarefas={dia.tarefas} contexto={contexto} />
      </Colunas>
      <Suspense fallback={<LugarDaSemana />}>
        <Semana clinicaId={clinica.id} hoje={hoje} />
      </Suspense>
      <Suspense fallback={null}>
        {comGaveta && (
          <Gaveta esperando={fila.esperando} {...{ linhas, contexto, rascunhos, agora }} />
        )}
      </Suspense>
    </>
  );
}

function LugarDaSemana() {
  return (
    <Esqueleto>
      <Skeleton height="19.5rem" radius="lg" />
    </Esqueleto>
  );
}

/** The room that the day will take, so that nothing jumps when it comes. */
export function EsqueletoDoDia() {
  return (
    <Esqueleto>
      <Stack gap="lg">
        <EsqueletoDoResumo />
        <Colunas lateral={<Skeleton height="18rem" radius="lg" />}>
          <Skeleton height="9rem" radius="lg" />
          <Skeleton height="22rem" radius="lg" />
        </Colunas>
      </Stack>
    </Esqueleto>
  );
}

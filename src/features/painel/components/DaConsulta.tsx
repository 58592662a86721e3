import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';

interface Props<L> {
  consulta: UseQueryResult<L[]>;
  /** What went wrong when it did: "Não foi possível carregar os rascunhos." */
  seFalhar: string;
  /** One sentence: what will live here. */
  seVazia: ReactNode;
  /** One line of the list. */
  children: (linha: L) => ReactNode;
}

/** The lines of a block, or why there are none: each block loads, fails and is tried again alone. */
export function DaConsulta<L>({ consulta, seFalhar, seVazia, children }: Props<L>) {
  const { data, isPending, error, refetch } = consulta;
  if (isPending) return <Esqueleto linhas={3} />;
  if (!data) {
    return <EstadoErro erro={error} titulo={seFalhar} aoTentar={() => void refetch()} />;
  }
  if (data.length === 0) return <BlocoVazio>{seVazia}</BlocoVazio>;
  return <ul className="linhas">{data.map(children)}</ul>;
}

import { Skeleton } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';

interface Props<T> {
  lista: UseInfiniteQueryResult<InfiniteData<T[]>>;
  filtro: object;
  /** The text where nobody accessed anything yet. */
  vazia: string;
  /** The height of the placeholder of the first page, in px. */
  altura: number;
  children: (acessos: readonly T[]) => ReactNode;
}

/** A log of accesses, newest first, a page at a time. */
export function PaginasDeAcessos<T>({ lista, filtro, vazia, altura, children }: Props<T>) {
  if (lista.isPending) {
    return (
      <Esqueleto>
        <Skeleton height={altura} radius="lg" />
      </Esqueleto>
    );
  }
  if (lista.isError) {
    return (
      <EstadoErro
        erro={lista.error}
        titulo="Não foi possível carregar os acessos."
        aoTentar={() => void lista.refetch()}
      />
    );
  }
  const acessos = lista.data.pages.flat();
  if (acessos.length === 0) {
    const filtrada = Object.keys(filtro).length > 0;
    return <EstadoVazio frase={filtrada ? 'Nenhum acesso combina com estes filtros.' : vazia} />;
  }
  return (
    <>
      {children(acessos)}
      <CarregarMais lista={lista}>Carregar mais antigos</CarregarMais>
    </>
  );
}

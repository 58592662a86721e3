import { INTERACOES } from '@domain/clinico/medicamentos/ferramentas.ts';
import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import type { Item } from '@/shared/calculadoras/itens.ts';
import { Estrela } from '../catalogo/Estrela.tsx';
import classes from '../ferramenta/Ferramenta.module.css';
import { DA_FERRAMENTA } from '../ferramenta/foco.ts';
import type { Memoria } from '../ferramenta/memoria.ts';

interface Props {
  item: Item;
  memoria: Memoria;
  comFoco: boolean;
}

/** The tables of medicines are heavy, and come only with the tools that read them. */
async function carregar() {
  const [{ Interacoes }, { AjusteDeDose }] = await Promise.all([
    import('./Interacoes.tsx'),
    import('./AjusteDeDose.tsx'),
  ]).catch((falha: unknown) => Promise.reject(new ErroDeRede(falha)));
  return { Interacoes, AjusteDeDose };
}

/** A tool that works on a list of medicines. */
export function DeMedicamentos({ item, memoria, comFoco }: Props) {
  const titulo = useId();
  const telas = useQuery({
    queryKey: ['calculadoras', 'medicamentos'],
    queryFn: carregar,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Without a connection it fails at once, unless the browser has it.
    networkMode: 'always',
  });
  const Tela = item.id === INTERACOES ? telas.data?.Interacoes : telas.data?.AjusteDeDose;
  return (
    <article
      className={classes.ferramenta}
      aria-labelledby={titulo}
      {...{ [DA_FERRAMENTA]: item.id }}
    >
      <Group component="header" gap="sm" align="flex-start" justify="space-between" wrap="nowrap">
        <div>
          <Title order={2} id={titulo} tabIndex={-1}>
            {item.nome}
          </Title>
          <Text inherit mt={2} c="dimmed">
            {item.resumo}
          </Text>
        </div>
        <Estrela id={item.id} nome={item.nome} />
      </Group>
      {telas.isError && (
        <EstadoErro
          erro={telas.error}
          titulo="Não foi possível abrir a base de medicamentos."
          aoTentar={() => void telas.refetch()}
        />
      )}
      {telas.isPending && <Esqueleto linhas={4} />}
      {Tela && <Tela memoria={memoria} comFoco={comFoco} />}
    </article>
  );
}

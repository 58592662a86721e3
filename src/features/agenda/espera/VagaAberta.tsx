import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { Detalhe } from '../api/linhas.ts';
import { type SituacaoDaVaga, vagaOptions } from '../api/vaga.ts';
import classes from '../gaveta/Gavetas.module.css';
import type { PropsDaGaveta } from '../props.ts';
import { Candidatos } from './Candidatos.tsx';
import { Oferta } from './Oferta.tsx';
import { type Vaga, vagaDeixada } from './vaga.ts';

/** The time that an appointment left free; null while it holds it, or when it is past. */
export function vagaDe(agendamento: Detalhe, agora: number): Vaga | null {
  const { status } = agendamento;
  const deixou = status === 'cancelado' || status === 'remarcado';
  return deixou ? vagaDeixada(agendamento, agora) : null;
}

interface Props extends PropsDaGaveta {
  vaga: Vaga;
  /** Takes the focus, as what comes next after a cancellation or a move. */
  focar: boolean;
  /** Which slot it is, where the appointment on the screen is at another time. */
  qual?: string;
}

/** A slot that has come free: who waits for one like it, and the offer of it. */
export function VagaAberta(props: Props) {
  const { clinica, estrutura, vaga, focar, qual } = props;
  const titulo = useRef<HTMLHeadingElement>(null);
  const { data, isPending, error, refetch } = useQuery(vagaOptions(clinica.id, vaga, estrutura));
  useEffect(() => {
    if (focar) titulo.current?.focus();
  }, [focar]);
  return (
    <section className={classes.livres} aria-label="Quem espera por esta vaga">
      <Text component="h3" fz="md" fw={600} ref={titulo} tabIndex={-1}>
        Quem espera por esta vaga
      </Text>
      {qual && (
        <Text c="dimmed" fz="sm">
          {qual}
        </Text>
      )}
      {isPending && <Esqueleto linhas={2} />}
      {error && !data && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {data && <Situacao {...props} situacao={data} />}
    </section>
  );
}

function Situacao({ situacao, ...props }: Props & { situacao: SituacaoDaVaga }) {
  const { oferta, tomada, esperam } = situacao;
  if (oferta) return <Oferta {...props} oferta={oferta} quem={nomeExibido(oferta.paciente)} />;
  if (tomada)
    return (
      <Text c="dimmed" fz="sm">
        O horário já está ocupado de novo.
      </Text>
    );
  if (esperam.length > 0) return <Candidatos {...props} lugares={esperam} />;
  return (
    <>
      <Text c="dimmed" fz="sm">
        Ninguém na lista de espera procura este horário.
      </Text>
      <Group gap={8} align="stretch">
        <Button
          size="compact-md"
          variant="default"
          onClick={() => props.mudar({ agendamento: undefined, painel: 'espera' })}
        >
          Ver a lista de espera
        </Button>
      </Group>
    </>
  );
}

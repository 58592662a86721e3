import { Badge, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde } from '@/lib/format/datas.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { type ConversaListada, ROTULO_DO_ASSUNTO } from '@/shared/conversas/api/linhas.ts';
import { conversasOptions, type FiltroDeConversas } from '@/shared/conversas/api/queries.ts';
import classes from '@/shared/conversas/components/Conversas.module.css';
import { assuntoPadrao } from './assunto.ts';
import { PrazoDaResposta } from './PrazoDaResposta.tsx';

const AjustesDasConversas = sobDemanda(() =>
  import('./AjustesDasConversas.tsx').then((modulo) => ({ default: modulo.AjustesDasConversas })),
);

const VAZIA: Readonly<Record<FiltroDeConversas, string>> = {
  todas: 'As conversas com pacientes aparecem aqui. Comece pelo botão Conversar de um retorno.',
  nao_lidas: 'Nenhuma conversa por ler.',
  sem_resposta: 'Ninguém espera resposta.',
};

/** Conversations of the clinic, newest first. */
export function ListaDeConversas({ clinicaId }: { clinicaId: string }) {
  const { filtro = 'todas', chat } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  const navegar = useNavigate();
  const [ajustando, setAjustando] = useState(false);
  const irPara = (escolhido: string) =>
    void navegar({
      to: PATHS.acompanhamento,
      search: {
        aba: 'conversas',
        ...(chat && { chat }),
        ...((escolhido === 'nao_lidas' || escolhido === 'sem_resposta') && { filtro: escolhido }),
      },
      replace: true,
    });

  return (
    <section aria-label="Lista de conversas">
      <Group mb="sm" gap="xs" justify="space-between">
        <SegmentedControl
          size="sm"
          aria-label="Quais conversas mostrar"
          value={filtro}
          onChange={irPara}
          data={[
            { value: 'todas', label: 'Todas' },
            { value: 'nao_lidas', label: 'Não lidas' },
            { value: 'sem_resposta', label: 'Sem resposta' },
          ]}
        />
        <Button variant="subtle" size="compact-sm" onClick={() => setAjustando(true)}>
          Ajustes
        </Button>
      </Group>
      <Itens clinicaId={clinicaId} filtro={filtro} />
      {ajustando && (
        <Suspense fallback={null}>
          <AjustesDasConversas clinicaId={clinicaId} aoFechar={() => setAjustando(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Itens({ clinicaId, filtro }: { clinicaId: string; filtro: FiltroDeConversas }) {
  const consulta = useInfiniteQuery({
    ...conversasOptions(clinicaId, filtro),
    placeholderData: keepPreviousData,
  });
  if (consulta.isPending) return <Esqueleto linhas={5} />;
  if (!consulta.data) {
    return (
      <EstadoErro
        erro={consulta.error}
        titulo="Não foi possível carregar as conversas."
        aoTentar={() => void consulta.refetch()}
      />
    );
  }
  const conversas = consulta.data.pages.flat();
  if (conversas.length === 0) return <EstadoVazio desenho="carta" frase={VAZIA[filtro]} />;
  return (
    <>
      <ul className="cartao linhas">
        {conversas.map((conversa) => (
          <Item key={conversa.id} conversa={conversa} filtro={filtro} />
        ))}
      </ul>
      {consulta.hasNextPage && (
        <Group justify="center" mt="sm">
          <CarregarMais lista={consulta} variante="subtle">
            Mostrar mais
          </CarregarMais>
        </Group>
      )}
    </>
  );
}

function Item({ conversa, filtro }: { conversa: ConversaListada; filtro: FiltroDeConversas }) {
  const fuso = useFuso();
  const pode = usePode();
  const { chat, assunto = assuntoPadrao(pode) } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  const { paciente_id, paciente_nome, nao_lidas, ultima_em, ultimo_lado, previa } = conversa;
  const aberta = chat === paciente_id && assunto === conversa.assunto;
  return (
    <li className={classes.item}>
      <Link
        to={PATHS.acompanhamento}
        search={{
          aba: 'conversas',
          chat: paciente_id,
          assunto: conversa.assunto,
          ...(filtro !== 'todas' && { filtro }),
        }}
        className={classes.conversa}
        data-nao-lida={nao_lidas > 0 || undefined}
        aria-current={aberta || undefined}
      >
        <Group
          component="span"
          gap={8}
          align="baseline"
          justify="space-between"
          wrap="nowrap"
          miw={0}
        >
          <span className={classes.nome}>{paciente_nome}</span>
          <time className={classes.suave} dateTime={ultima_em}>
            {formatarDesde(ultima_em, Date.now(), fuso)}
          </time>
        </Group>
        <Group
          component="span"
          gap={8}
          align="baseline"
          justify="space-between"
          wrap="nowrap"
          miw={0}
        >
          <Text span truncate c="dimmed" fz="sm">
            {ultimo_lado === 'clinica' && 'Clínica: '}
            {previa}
          </Text>
          {nao_lidas > 0 && (
            <Badge size="sm" flex="none">
              {nao_lidas === 1 ? '1 nova' : `${nao_lidas} novas`}
            </Badge>
          )}
        </Group>
        <Group
          component="span"
          gap={8}
          align="baseline"
          justify="space-between"
          wrap="nowrap"
          miw={0}
        >
          <span className={classes.suave}>{ROTULO_DO_ASSUNTO[conversa.assunto]}</span>
          <PrazoDaResposta ate={conversa.responder_ate} />
        </Group>
      </Link>
    </li>
  );
}

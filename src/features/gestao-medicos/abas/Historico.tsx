import { Group, Stack, Text } from '@mantine/core';
import {
  IconLink,
  IconLinkOff,
  IconLinkPlus,
  IconRefresh,
  type TablerIcon,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Evento } from '../api/linhas.ts';
import { historicoOptions } from '../api/queries.ts';
import type { PropsDaAba } from '../gestao.ts';
import { quemFez } from '../historico.ts';
import classes from './Historico.module.css';

const SINAL: Readonly<Record<Evento['evento'], { icone: TablerIcon; frase: string }>> = {
  pedido: { icone: IconLinkPlus, frase: 'vínculo pedido' },
  retirado: { icone: IconLinkOff, frase: 'pedido cancelado' },
  recusado: { icone: IconLinkOff, frase: 'pedido recusado' },
  vinculado: { icone: IconLink, frase: 'vínculo aceito' },
  desativado: { icone: IconLinkOff, frase: 'vínculo desativado' },
  reativado: { icone: IconRefresh, frase: 'vínculo aceito de novo' },
};

/** What happened to the links, newest first. It is written by the database and nobody changes it. */
export function Historico({ clinica }: PropsDaAba) {
  const historico = useInfiniteQuery(historicoOptions(clinica.id));
  if (historico.isPending) return <Esqueleto linhas={5} />;
  if (!historico.data) {
    return (
      <EstadoErro
        erro={historico.error}
        titulo="Não foi possível carregar o histórico."
        aoTentar={() => void historico.refetch()}
      />
    );
  }
  const eventos = historico.data.pages.flat();
  if (eventos.length === 0) {
    return <EstadoVazio frase="Cada vínculo pedido, aceito ou desativado fica registrado aqui." />;
  }
  return (
    <Stack>
      <ol className="cartao linhas" aria-label="Histórico dos vínculos">
        {eventos.map((evento) => (
          <LinhaDoEvento key={evento.id} evento={evento} />
        ))}
      </ol>
      <CarregarMais lista={historico}>Carregar mais antigos</CarregarMais>
    </Stack>
  );
}

function LinhaDoEvento({ evento }: { evento: Evento }) {
  const fuso = useFuso();
  const { icone: Icone, frase } = SINAL[evento.evento];
  return (
    <Group component="li" gap={12} align="flex-start" wrap="nowrap" py={12} px="recuo">
      <Icone size={20} stroke={1.7} aria-hidden className={classes.icone} />
      <div className={classes.textos}>
        <span>
          <strong>{evento.medico?.nome ?? 'Médico que não aceitou'}</strong>: {frase}{' '}
          {quemFez(evento)}
        </span>
        <Text dateTime={evento.ocorrido_em} component="time" c="dimmed" fz="sm">
          {formatarDataHora(evento.ocorrido_em, fuso)}
        </Text>
      </div>
    </Group>
  );
}

import { ActionIcon, Text, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCheck,
  IconInfoCircle,
  IconMessage,
  type TablerIcon,
} from '@tabler/icons-react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Notificacao } from '../api/linhas.ts';
import classes from './Notificacoes.module.css';

const ICONE: Readonly<Record<Notificacao['tipo'], TablerIcon>> = {
  chat: IconMessage,
  agendamento: IconCalendarEvent,
  sistema: IconInfoCircle,
};

interface Props {
  notificacao: Notificacao;
  aoAbrir: () => void;
  aoMarcar: () => void;
}

/** One notification: choosing it opens what it is about, the check only marks it. */
export function ItemDeNotificacao({ notificacao, aoAbrir, aoMarcar }: Props) {
  const fuso = useFuso();
  const { tipo, titulo, mensagem, criada_em } = notificacao;
  const Icone = ICONE[tipo];
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.abrir} onClick={aoAbrir}>
        <Icone size={20} stroke={1.7} aria-hidden className={classes.icone} />
        <span className={classes.textos}>
          <Text span inherit fw={600}>
            {titulo}
          </Text>
          <span>{mensagem}</span>
          <Text dateTime={criada_em} component="time" c="dimmed" fz="xs">
            {formatarDataHora(criada_em, fuso)}
          </Text>
        </span>
      </UnstyledButton>
      <Tooltip label="Marcar como lida">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Marcar como lida: ${titulo}`}
          onClick={aoMarcar}
        >
          <IconCheck size={18} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

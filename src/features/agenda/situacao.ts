import { ROTULO_DO_STATUS, type StatusDoAgendamento } from '@domain/agenda/status.ts';
import {
  IconArrowForwardUp,
  IconCalendarEvent,
  IconCalendarX,
  IconCircleCheck,
  IconClockPause,
  IconStethoscope,
  IconThumbUp,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Agendamento } from './api/linhas.ts';
import { aindaMuda } from './permissao.ts';

interface Aparencia {
  icone: TablerIcon;
  /** Custom property of the theme; the icon and the word come first. */
  cor: string;
}

/** How each state looks: an icon of its own, and a colour that repeats what the word says. */
export const APARENCIA: Readonly<Record<StatusDoAgendamento, Aparencia>> = {
  reservado: { icone: IconClockPause, cor: 'var(--cor-texto-suave)' },
  agendado: { icone: IconCalendarEvent, cor: 'var(--cor-texto-suave)' },
  confirmado: { icone: IconThumbUp, cor: 'var(--cor-marca)' },
  em_atendimento: { icone: IconStethoscope, cor: 'var(--cor-marca)' },
  realizado: { icone: IconCircleCheck, cor: 'var(--cor-texto-suave)' },
  faltou: { icone: IconUserX, cor: 'var(--mantine-color-error)' },
  remarcado: { icone: IconArrowForwardUp, cor: 'var(--cor-texto-suave)' },
  cancelado: { icone: IconCalendarX, cor: 'var(--cor-texto-suave)' },
};

/** The state in a word; who arrived and still waits is told apart. */
export function rotuloDaSituacao(agendamento: Agendamento): string {
  const espera = agendamento.chegada_em !== null && aindaMuda(agendamento);
  return espera ? 'Aguardando' : ROTULO_DO_STATUS[agendamento.status];
}

import { ocupaHorario } from '@domain/agenda/status.ts';
import { Stack, Text } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconClockPause,
  IconMapPin,
  IconStethoscope,
  IconUser,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Agendamento } from '../api/linhas.ts';
import { Telefone } from '../Telefone.tsx';
import { AcoesDoAtendimento } from './Acoes.tsx';
import classes from './Atendimento.module.css';
import { quandoFalado } from './quando.ts';
import { acoesPossiveis, oQueSoATelefone, rotuloDaSituacao } from './situacao.ts';

interface Props {
  agendamento: Agendamento;
  agora: number;
  /** Whether the account answers for more than one person, so that each is named. */
  comNome: boolean;
  /** The one that matters most on the screen. */
  destaque?: boolean;
}

/** One appointment to come: when, with whom, where, what to bring, and what may be done about it. */
export function Atendimento({ agendamento, agora, comNome, destaque = false }: Props) {
  const { inicio, fuso, orientacoes } = agendamento;
  return (
    <Stack component="article" pb="recuo" px="recuo">
      <h3 className={destaque ? classes.quando : `${classes.quando} ${classes.menor}`}>
        <time dateTime={inicio}>{quandoFalado(inicio, fuso, agora)}</time>
      </h3>
      <DadosDoAtendimento agendamento={agendamento} comNome={comNome} />
      <Situacao agendamento={agendamento} agora={agora} />
      {orientacoes && (
        <p className={classes.orientacoes}>
          <strong>O que levar e como se preparar</strong>
          {orientacoes}
        </p>
      )}
      <AcoesDoAtendimento agendamento={agendamento} agora={agora} destaque={destaque} />
      <Prazo agendamento={agendamento} agora={agora} />
    </Stack>
  );
}

/** With whom, where and for whom. */
export function DadosDoAtendimento({
  agendamento,
  comNome,
}: Pick<Props, 'agendamento' | 'comNome'>) {
  const { tipo_nome, medico_nome, especialidade, clinica_nome, sala_nome } = agendamento;
  const { clinica_telefone, teleconsulta, link, paciente_nome, status } = agendamento;
  return (
    <Stack gap={6} m={0}>
      {comNome && <Dado icone={IconUser}>Para {paciente_nome}</Dado>}
      <Dado icone={IconStethoscope}>
        {tipo_nome} com {medico_nome}
        {especialidade && `, ${especialidade}`}
      </Dado>
      <Dado icone={IconMapPin}>
        {[clinica_nome, !teleconsulta && sala_nome].filter(Boolean).join(', ')}
        {clinica_telefone && (
          <>
            {' · '}
            <Telefone numero={clinica_telefone} />
          </>
        )}
      </Dado>
      {teleconsulta && (
        <Dado icone={IconVideo}>
          Por vídeo.
          {ocupaHorario(status) &&
            status !== 'realizado' &&
            (link
              ? ' O botão para entrar na sala aparece aqui uma hora antes.'
              : ' A clínica envia o link pela conversa.')}
        </Dado>
      )}
    </Stack>
  );
}

function Dado({ icone: Icone, children }: { icone: TablerIcon; children: ReactNode }) {
  return (
    <p className={classes.dado}>
      <Icone size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

const ICONE_DA_SITUACAO: Partial<Record<Agendamento['status'], TablerIcon>> = {
  confirmado: IconCircleCheck,
  realizado: IconCircleCheck,
  reservado: IconClockPause,
};

/** How it stands, with an icon and a word. */
export function Situacao({ agendamento, agora }: Pick<Props, 'agendamento' | 'agora'>) {
  const Icone = ICONE_DA_SITUACAO[agendamento.status] ?? IconCalendarEvent;
  return (
    <span className={classes.situacao}>
      <Icone size={16} aria-hidden />
      {rotuloDaSituacao(agendamento, agora)}
    </span>
  );
}

/** What is too late to do here, and whom to call instead. */
function Prazo({ agendamento, agora }: Pick<Props, 'agendamento' | 'agora'>) {
  const acoes = acoesPossiveis(agendamento, agora);
  if (!acoes.soPorTelefone) return null;
  const { clinica_telefone: telefone, clinica_nome } = agendamento;
  return (
    <Text className="leitura" inherit c="dimmed">
      O prazo para {oQueSoATelefone(acoes)} por aqui já terminou.{' '}
      {telefone ? (
        <>
          Se precisar, ligue para {clinica_nome}: <Telefone numero={telefone} />.
        </>
      ) : (
        <>
          Se precisar, fale com {clinica_nome} por telefone ou pela{' '}
          <TextoLink to={PATHS.conversasDoPaciente} inherit>
            conversa
          </TextoLink>
          .
        </>
      )}
    </Text>
  );
}

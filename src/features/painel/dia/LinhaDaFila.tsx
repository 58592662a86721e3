import { Button, Text } from '@mantine/core';
import { IconDoorEnter, IconStethoscope } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useAtender } from '@/shared/agenda/useAtender.ts';
import type { LinhaDaAgenda } from '../api/dia.ts';
import { useChegada } from '../api/mutations.ts';
import { horaNo } from '../hora.ts';
import classes from './Fila.module.css';

/** Whose day it is, and by which clock. */
export interface Contexto {
  clinicaId: string;
  hoje: string;
  fuso: string;
  eMedico: boolean;
}

interface Props {
  linha: LinhaDaAgenda;
  contexto: Contexto;
  /** How long: of a wait or of a delay. */
  tempo?: ReactNode;
  /** What can be done about it in one tap. */
  acao?: 'atender' | 'chegada';
}

/** One appointment of today: when, who, with whom, and what can be done about it. */
export function LinhaDaFila({ linha, contexto, tempo, acao }: Props) {
  const { tipo, sala, medico, encaixe, teleconsulta, inicio } = linha;
  const { fuso, eMedico } = contexto;
  const detalhes = [
    tipo,
    encaixe && 'encaixe',
    teleconsulta && tipo !== 'Teleconsulta' && 'teleconsulta',
    eMedico ? sala : medico,
  ];
  return (
    <li className={classes.linha}>
      <time dateTime={inicio} className={classes.hora}>
        {horaNo(fuso, inicio)}
      </time>
      <span className={classes.textos}>
        <Quem linha={linha} contexto={contexto} />
        <Text span c="dimmed" fz="sm">
          {detalhes.filter(Boolean).join(' · ')}
        </Text>
      </span>
      {tempo && <span className={classes.tempo}>{tempo}</span>}
      {acao === 'atender' && <Atender linha={linha} />}
      {acao === 'chegada' && <Chegou linha={linha} clinicaId={contexto.clinicaId} />}
    </li>
  );
}

/** How a name that leads somewhere looks in a row. */
export const NOME = { c: 'inherit', fw: 600, underline: 'hover' } as const;

/** The name leads a doctor to the record, the desk to where the appointment is changed. */
function Quem({
  linha: { id, paciente, paciente_id },
  contexto: { hoje, eMedico },
}: Pick<Props, 'linha' | 'contexto'>) {
  return eMedico ? (
    <TextoLink to={PATHS.paciente} params={{ id: paciente_id }} {...NOME}>
      {paciente}
    </TextoLink>
  ) : (
    <TextoLink to={PATHS.agenda} search={{ dia: hoje, vista: 'dia', agendamento: id }} {...NOME}>
      {paciente}
    </TextoLink>
  );
}

function Atender({ linha }: { linha: LinhaDaAgenda }) {
  const atender = useAtender();
  return (
    <Button
      className={classes.acao}
      size="xs"
      variant={linha.chegada_em ? 'filled' : 'default'}
      leftSection={<IconStethoscope size={16} aria-hidden />}
      loading={atender.isPending}
      aria-label={`Atender ${linha.paciente}`}
      onClick={() => atender.mutate(linha.id, { onError: avisar.erro })}
    >
      {linha.status === 'em_atendimento' ? 'Continuar' : 'Atender'}
    </Button>
  );
}

function Chegou({ linha, clinicaId }: { linha: LinhaDaAgenda; clinicaId: string }) {
  const chegada = useChegada(clinicaId);
  return (
    <Button
      className={classes.acao}
      size="xs"
      variant="default"
      leftSection={<IconDoorEnter size={16} aria-hidden />}
      loading={chegada.isPending}
      aria-label={`Registrar a chegada de ${linha.paciente}`}
      onClick={() => chegada.mutate(linha)}
    >
      Chegou
    </Button>
  );
}

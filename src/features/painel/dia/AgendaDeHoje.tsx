import type { StatusDoAgendamento } from '@domain/agenda/status.ts';
import type { Fila } from '@domain/painel/fila.ts';
import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Dia, LinhaDaAgenda } from '../api/dia.ts';
import classes from './Fila.module.css';
import { type Contexto, LinhaDaFila } from './LinhaDaFila.tsx';

const DENTRO_A_VISTA = 4;
const PROXIMOS_A_VISTA = 5;

/** In the order of a day's attention, with how one and several are named. */
const ESTADOS: readonly { status: StatusDoAgendamento; um: string; varios: string }[] = [
  { status: 'em_atendimento', um: 'em atendimento', varios: 'em atendimento' },
  { status: 'confirmado', um: 'confirmado', varios: 'confirmados' },
  { status: 'agendado', um: 'agendado', varios: 'agendados' },
  { status: 'realizado', um: 'realizado', varios: 'realizados' },
  { status: 'faltou', um: 'faltou', varios: 'faltaram' },
  { status: 'cancelado', um: 'cancelado', varios: 'cancelados' },
];

interface Props {
  agenda: Dia['agenda'];
  fila: Fila<LinhaDaAgenda>;
  contexto: Contexto;
}

/** Today by state, each a filter of the agenda; who is inside now, and who comes next. */
export function AgendaDeHoje({ agenda, fila, contexto }: Props) {
  const { hoje, eMedico } = contexto;
  const estados = ESTADOS.flatMap(({ status, um, varios }) => {
    const quantos = agenda.por_status[status] ?? 0;
    return quantos > 0 ? [{ status, quantos, rotulo: quantos === 1 ? um : varios }] : [];
  });
  const dentro = fila.dentro.slice(0, DENTRO_A_VISTA);
  const proximos = fila.proximos.slice(0, PROXIMOS_A_VISTA);
  return (
    <Bloco
      titulo="Agenda de hoje"
      acao={
        <TextoLink to={PATHS.agenda} search={{ dia: hoje, vista: 'dia' }}>
          Abrir a agenda
        </TextoLink>
      }
    >
      {estados.length > 0 && (
        <div>
          <Group
            component="ul"
            gap={8}
            align="stretch"
            pb={12}
            px="recuo"
            aria-label="Hoje, por estado"
          >
            {estados.map(({ status, quantos, rotulo }) => (
              <li key={status}>
                <Link
                  to={PATHS.agenda}
                  search={{ dia: hoje, vista: 'dia', status }}
                  className={classes.estado}
                >
                  <strong>{quantos}</strong> {rotulo}
                </Link>
              </li>
            ))}
          </Group>
        </div>
      )}
      {dentro.length > 0 && (
        <Parte titulo="Em atendimento">
          {dentro.map((linha) => (
            <LinhaDaFila
              key={linha.id}
              linha={linha}
              contexto={contexto}
              {...(eMedico && { acao: 'atender' as const })}
            />
          ))}
        </Parte>
      )}
      {proximos.length > 0 && (
        <Parte titulo="A seguir">
          {proximos.map((linha) => (
            <LinhaDaFila
              key={linha.id}
              linha={linha}
              contexto={contexto}
              {...(!eMedico && { acao: 'chegada' as const })}
            />
          ))}
        </Parte>
      )}
      {dentro.length + proximos.length === 0 && <Vazia comAlgum={estados.length > 0} />}
    </Bloco>
  );
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.subtitulo}>{titulo}</h3>
      <ul className={`linhas ${classes.lista}`} aria-label={titulo}>
        {children}
      </ul>
    </div>
  );
}

function Vazia({ comAlgum }: { comAlgum: boolean }) {
  if (comAlgum) return <BlocoVazio>Nenhum atendimento pela frente hoje.</BlocoVazio>;
  return (
    <BlocoVazio>
      Nada agendado para hoje.{' '}
      <TextoLink to={PATHS.agenda} search={{ novo: 'agora' }} inherit>
        Agendar um atendimento
      </TextoLink>
    </BlocoVazio>
  );
}

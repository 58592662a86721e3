import { localDe } from '@domain/agenda/fuso.ts';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Dia } from '../api/dia.ts';
import { quandoNo } from '../hora.ts';
import classes from './Fila.module.css';
import type { Contexto } from './LinhaDaFila.tsx';

interface Props {
  livres: Dia['livres'];
  contexto: Contexto;
}

/** The next slots that could be booked now; each opens the booking with doctor and time filled in. */
export function Livres({ livres, contexto }: Props) {
  return (
    <Bloco
      titulo="Próximos horários livres"
      estado={livres && `${livres.tipo}, ${livres.minutos} min`}
    >
      {livres && livres.horarios.length > 0 ? (
        <ul className={`linhas ${classes.lista}`} aria-label="Horários livres">
          {livres.horarios.map((livre) => (
            <li key={`${livre.medico_id} ${livre.inicio}`}>
              <Horario livre={livre} contexto={contexto} />
            </li>
          ))}
        </ul>
      ) : (
        <SemHorarios temTipos={livres !== null} />
      )}
    </Bloco>
  );
}

function Horario({
  livre: { medico_id, medico, inicio },
  contexto: { fuso, hoje, eMedico },
}: {
  livre: NonNullable<Dia['livres']>['horarios'][number];
  contexto: Contexto;
}) {
  const local = localDe(new Date(inicio), fuso);
  return (
    <Link
      to={PATHS.agenda}
      search={{ dia: local.slice(0, 10), vista: 'dia', novo: local, com: medico_id }}
      className={`linha ${classes.livre}`}
    >
      <strong>{quandoNo(fuso, inicio, hoje)}</strong>
      {!eMedico && (
        <Text span c="dimmed" fz="sm">
          {medico}
        </Text>
      )}
    </Link>
  );
}

function SemHorarios({ temTipos }: { temTipos: boolean }) {
  return (
    <BlocoVazio>
      {temTipos
        ? 'Nenhum horário livre nos próximos 31 dias. '
        : 'Aparecem aqui quando houver um tipo de atendimento e horários para ele. '}
      <TextoLink
        to={PATHS.ajustesDaAgenda}
        search={{ aba: temTipos ? 'horarios' : 'tipos' }}
        inherit
      >
        {temTipos ? 'Conferir os horários' : 'Montar a agenda'}
      </TextoLink>
    </BlocoVazio>
  );
}

import { ROTULO_DO_STATUS } from '@domain/agenda/status.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Evento } from '../api/linhas.ts';
import { historicoOptions } from '../api/queries.ts';
import classes from './Gavetas.module.css';

/** Everything that happened to an appointment, by whom and when. */
export function Historico({
  clinicaId,
  agendamentoId,
}: {
  clinicaId: string;
  agendamentoId: string;
}) {
  const fuso = useFuso();
  const { data, isPending } = useQuery(historicoOptions(clinicaId, agendamentoId));
  if (isPending) return <Skeleton height={64} radius="md" />;
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.secao} aria-label="Histórico">
      <h3 className={classes.subtitulo}>Histórico</h3>
      <ol className={classes.historico}>
        {data.map((evento) => (
          <li key={evento.id}>
            <p>{oQue(evento)}</p>
            {evento.observacoes && <p className={classes.nota}>{evento.observacoes}</p>}
            <p className={classes.nota}>
              {formatarDataHora(evento.ocorrido_em, fuso)}, {quem(evento)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function quem({ autor, pelo_paciente: peloPaciente }: Evento): string {
  return autor?.nome ?? (peloPaciente ? 'pelo paciente' : 'pelo sistema');
}

function oQue({ de, para }: Evento): string {
  if (de === null) return 'Criado';
  return de === para ? 'Alterado' : ROTULO_DO_STATUS[para];
}

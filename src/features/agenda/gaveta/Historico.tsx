import { ROTULO_DO_STATUS } from '@domain/agenda/status.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
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
    <Stack component="section" gap="xs" aria-label="Histórico">
      <Text component="h3" fz="md" fw={600}>
        Histórico
      </Text>
      <ol className={classes.historico}>
        {data.map((evento) => (
          <li key={evento.id}>
            <Text>{oQue(evento)}</Text>
            {evento.observacoes && (
              <Text c="dimmed" fz="sm">
                {evento.observacoes}
              </Text>
            )}
            <Text c="dimmed" fz="sm">
              {formatarDataHora(evento.ocorrido_em, fuso)}, {quem(evento)}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function quem({ autor, pelo_paciente: peloPaciente }: Evento): string {
  return autor?.nome ?? (peloPaciente ? 'pelo paciente' : 'pelo sistema');
}

function oQue({ de, para }: Evento): string {
  if (de === null) return 'Criado';
  return de === para ? 'Alterado' : ROTULO_DO_STATUS[para];
}

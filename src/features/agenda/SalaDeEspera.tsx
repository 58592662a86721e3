import { partirFila } from '@domain/painel/fila.ts';
import { Button, Group, Text } from '@mantine/core';
import { TempoDeEspera } from '@/components/TempoDeEspera.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { Agendamento } from './api/linhas.ts';

interface Props {
  agendamentos: readonly Agendamento[];
  aoAbrir: (id: string) => void;
}

/** Who arrived and waits, the longest first, whatever the hour of the appointment. */
export function SalaDeEspera({ agendamentos, aoAbrir }: Props) {
  const agora = useMinuto();
  const { esperando } = partirFila(agendamentos, agora);
  if (esperando.length === 0) return null;
  return (
    <Group component="section" gap="xs" aria-label="Esperando">
      <Text span fw={600} fz="sm">
        Esperando
      </Text>
      {esperando.map(({ id, paciente, chegada_em, inicio }) => (
        <Button
          key={id}
          variant="default"
          size="compact-md"
          rightSection={<TempoDeEspera desde={chegada_em ?? inicio} agora={agora} />}
          onClick={() => aoAbrir(id)}
        >
          {nomeExibido(paciente)}
        </Button>
      ))}
    </Group>
  );
}

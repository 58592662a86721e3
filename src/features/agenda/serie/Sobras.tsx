import { Button, Group, Stack } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { horarioCurto } from '@/lib/format/dias.ts';
import classes from './Datas.module.css';
import type { Sobra } from './useAgendarSerie.ts';

/** What of a series was not booked, because somebody was quicker. */
export function Sobras({ agendados, recusados, fechar }: Sobra & { fechar: () => void }) {
  return (
    <Stack>
      <Recado
        tom="aviso"
        titulo={
          agendados === 1 ? '1 atendimento agendado.' : `${agendados} atendimentos agendados.`
        }
      >
        As datas abaixo foram ocupadas enquanto você escolhia, e ficaram de fora.
      </Recado>
      <ul className={classes.datas}>
        {[...recusados].map(([horario, motivo]) => (
          <li key={horario}>
            <strong>{horarioCurto(horario)}</strong>
            <Group component="span" gap={6} wrap="nowrap" m={0} c="dimmed" fz="sm">
              {motivo}
            </Group>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={fechar}>Fechar</Button>
      </Group>
    </Stack>
  );
}

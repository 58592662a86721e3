import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import type { Agendamento } from '../api/linhas.ts';
import { cancelarAgendamento } from '../api/mutations.ts';
import { Recusa } from '../Recusa.tsx';
import { useMudar } from '../useArea.ts';
import { quandoFalado } from './quando.ts';

interface Props {
  agendamento: Agendamento;
  aoFechar: () => void;
}

/** Asks before the time is given back, names it, and offers to say why. */
export function Cancelar({ agendamento, aoFechar }: Props) {
  const { id, inicio, fuso, tipo_nome, medico_nome, clinica_telefone } = agendamento;
  const [motivo, setMotivo] = useState('');
  const cancelar = useMudar((dito: string) => cancelarAgendamento(id, dito), {
    aoFazer: () => {
      avisar.sucesso('Atendimento cancelado. A clínica foi avisada.');
      aoFechar();
    },
  });
  return (
    <Dialogo opened onClose={aoFechar} title="Cancelar este atendimento?">
      <form
        onSubmit={(evento: FormEvent) => {
          evento.preventDefault();
          cancelar.mutate(motivo.trim());
        }}
      >
        <Stack>
          <Text>
            {quandoFalado(inicio, fuso, Date.now())}: {tipo_nome} com {medico_nome}. O horário fica
            livre para outra pessoa, e voltar atrás depende de ele ainda estar livre.
          </Text>
          <Textarea
            label="Motivo (opcional)"
            description="A recepção também lê: nada clínico aqui."
            value={motivo}
            maxLength={300}
            autosize
            minRows={2}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
          />
          <Recusa erro={cancelar.error} telefone={clinica_telefone} />
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={aoFechar}>
              Manter
            </Button>
            <Button type="submit" color="red.9" loading={cancelar.isPending}>
              Cancelar atendimento
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialogo>
  );
}

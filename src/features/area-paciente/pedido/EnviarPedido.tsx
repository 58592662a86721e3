import { Button, Text, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { PATHS } from '@/config/paths.ts';
import { quandoFalado } from '../agendamentos/quando.ts';
import type { Horario, Vinculo } from '../api/linhas.ts';
import { pedirAgendamento } from '../api/mutations.ts';
import { Recusa } from '../Recusa.tsx';
import { useMudar } from '../useArea.ts';
import type { TipoOferecido } from './opcoes.ts';
import classes from './Pedido.module.css';
import { useFocoAoChegar } from './useFocoAoChegar.ts';

const TAMANHO_DO_RECADO = 500;

interface Props {
  vinculo: Vinculo;
  tipo: TipoOferecido;
  horario: Horario;
  /** Back to the times. */
  aoTrocar: () => void;
}

/** What was chosen, in words, a note to the desk, and the button that asks. */
export function EnviarPedido({ vinculo, tipo, horario, aoTrocar }: Props) {
  const navegar = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [recado, setRecado] = useState('');
  const titulo = useFocoAoChegar();
  const pedir = useMudar(
    () =>
      pedirAgendamento({
        id,
        paciente: vinculo.paciente_id,
        tipo: tipo.tipo_id,
        medico: horario.medico_id,
        inicio: horario.inicio,
        observacoes: recado.trim(),
      }),
    {
      aoFazer: () => {
        avisar.sucesso('Pedido enviado. O horário está reservado, e a clínica vai confirmar.');
        void navegar({ to: PATHS.agenda });
      },
    },
  );
  return (
    <div className={classes.resumo}>
      <Text ref={titulo} tabIndex={-1} fz="xl" fw={700}>
        {quandoFalado(horario.inicio, vinculo.fuso, Date.now())}
      </Text>
      <span>
        {tipo.tipo_nome} com {horario.medico_nome}, {vinculo.clinica_nome}
      </span>
      <Textarea
        label="Recado à recepção (opcional)"
        description="Nada clínico aqui: a recepção lê. Com os médicos, use a conversa."
        value={recado}
        maxLength={TAMANHO_DO_RECADO}
        autosize
        minRows={1}
        maxRows={4}
        onChange={({ currentTarget }) => setRecado(currentTarget.value)}
      />
      <Recusa erro={pedir.error} telefone={vinculo.clinica_telefone} />
      <div className={classes.acoes}>
        <Button size="md" loading={pedir.isPending} onClick={() => pedir.mutate(undefined)}>
          Pedir este horário
        </Button>
        <Button size="md" variant="default" onClick={aoTrocar}>
          Escolher outro
        </Button>
      </div>
    </div>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { quandoFalado } from '../agendamentos/quando.ts';
import { acoesPossiveis } from '../agendamentos/situacao.ts';
import type { Agendamento, Horario } from '../api/linhas.ts';
import { remarcarAgendamento } from '../api/mutations.ts';
import { Recusa } from '../Recusa.tsx';
import { Telefone } from '../Telefone.tsx';
import { useMudar } from '../useArea.ts';
import { EscolhaDoHorario } from './EscolhaDoHorario.tsx';
import classes from './Pedido.module.css';
import { useFocoAoChegar } from './useFocoAoChegar.ts';

/** Another time with the same doctor, while the clinic's term lasts. */
export function Remarcar({ agendamento }: { agendamento: Agendamento }) {
  const { id, paciente_id, inicio, fuso, tipo_id, tipo_nome, medico_id, medico_nome } = agendamento;
  const [horario, setHorario] = useState<Horario | null>(null);
  const agora = Date.now();
  return (
    <Bloco titulo={`${tipo_nome} com ${medico_nome}`}>
      <Stack pb="recuo" px="recuo">
        <Text>
          Marcado para <strong>{quandoFalado(inicio, fuso, agora)}</strong>. Escolha o novo horário;
          o atual só é liberado quando você confirmar.
        </Text>
        {acoesPossiveis(agendamento, agora).remarcar ? (
          horario ? (
            <Enviar agendamento={agendamento} horario={horario} aoTrocar={() => setHorario(null)} />
          ) : (
            <EscolhaDoHorario
              pedido={{
                paciente: paciente_id,
                tipo: tipo_id,
                medico: medico_id,
                agendamento: id,
              }}
              fuso={fuso}
              aoEscolher={setHorario}
              comMedico={false}
            />
          )
        ) : (
          <Recado tom="aviso" titulo="O prazo para remarcar por aqui já terminou.">
            <span>
              Fale com {agendamento.clinica_nome}
              {agendamento.clinica_telefone && ': '}
              <Telefone numero={agendamento.clinica_telefone} />.
            </span>
          </Recado>
        )}
      </Stack>
    </Bloco>
  );
}

interface PropsDoEnvio {
  agendamento: Agendamento;
  horario: Horario;
  /** Back to the times. */
  aoTrocar: () => void;
}

function Enviar({ agendamento, horario, aoTrocar }: PropsDoEnvio) {
  const navegar = useNavigate();
  const { id, fuso, clinica_telefone } = agendamento;
  const titulo = useFocoAoChegar();
  const mudar = useMudar(() => remarcarAgendamento(id, horario.inicio), {
    aoFazer: () => {
      avisar.sucesso('Atendimento remarcado. A clínica vai confirmar o novo horário.');
      void navegar({ to: PATHS.agenda });
    },
  });
  return (
    <div className={classes.resumo}>
      <Text ref={titulo} tabIndex={-1} fz="xl" fw={700}>
        {quandoFalado(horario.inicio, fuso, Date.now())}
      </Text>
      <Recusa erro={mudar.error} telefone={clinica_telefone} />
      <div className={classes.acoes}>
        <Button size="md" loading={mudar.isPending} onClick={() => mudar.mutate(undefined)}>
          Remarcar para este horário
        </Button>
        <Button size="md" variant="default" onClick={aoTrocar}>
          Escolher outro
        </Button>
        <BotaoLink to={PATHS.agenda} variant="default" size="md">
          Manter como está
        </BotaoLink>
      </div>
    </div>
  );
}

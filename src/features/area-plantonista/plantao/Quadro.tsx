import type { Atendimento } from '@domain/contracts/atendimento.ts';
import { ESTADOS, ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { espera, porUrgencia, vencida } from '@domain/plantao/triagem.ts';
import { Group, Stack, Text } from '@mantine/core';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Cor } from './Cor.tsx';
import { emHoras } from './tempo.ts';
import type { Turno } from './turno.ts';

interface Props {
  turno: Turno;
  agora: number;
  aoAbrir: (id: string) => void;
}

/** The patients of the shift by state, the most urgent first. */
export function Quadro({ turno, agora, aoAbrir }: Props) {
  if (turno.atendimentos.length === 0) {
    return (
      <Bloco titulo="Pacientes">
        <BlocoVazio>Quem você atender neste plantão aparece aqui.</BlocoVazio>
      </Bloco>
    );
  }
  return ESTADOS.map((estado) => {
    const deles = turno.atendimentos.filter((um) => um.estado === estado).sort(porUrgencia);
    if (deles.length === 0) return null;
    return (
      <Bloco key={estado} titulo={`${ROTULO_DO_ESTADO[estado]} (${deles.length})`}>
        <ul className="linhas">
          {deles.map((um) => (
            <li key={um.id}>
              <button type="button" className="linha" onClick={() => aoAbrir(um.id)}>
                <Paciente atendimento={um} turno={turno} agora={agora} />
              </button>
            </li>
          ))}
        </ul>
      </Bloco>
    );
  });
}

interface PropsDoPaciente extends Omit<Props, 'aoAbrir'> {
  atendimento: Atendimento;
}

function Paciente({ atendimento, turno, agora }: PropsDoPaciente) {
  const { minutos, passou } = espera(atendimento, agora);
  const atrasada = turno.reavaliacoes.some(
    (uma) => uma.atendimento_id === atendimento.id && vencida(uma, agora),
  );
  const aguarda = atendimento.estado === 'aguardando';
  return (
    <>
      <Stack gap={2} miw={0} ta="start">
        <Text span fw={600}>
          {atendimento.descricao}
        </Text>
        <Text span size="sm" c="dimmed">
          {atendimento.clinico.queixa || 'Sem queixa registrada'}
        </Text>
        {turno.esperando.has(atendimento.id) && (
          <Text span size="sm" c="dimmed">
            Neste aparelho, esperando envio
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        <Cor cor={atendimento.cor} />
        {atendimento.estado !== 'finalizado' && (
          <Text span size="sm" className="numeros">
            {`há ${emHoras(minutos)}`}
          </Text>
        )}
        {aguarda && passou && (
          <Text span size="sm" fw={700}>
            passou do tempo-alvo
          </Text>
        )}
        {atendimento.estado !== 'finalizado' && atrasada && (
          <Text span size="sm" fw={700}>
            reavaliação vencida
          </Text>
        )}
      </Group>
    </>
  );
}

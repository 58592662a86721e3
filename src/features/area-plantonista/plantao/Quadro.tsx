import { type Atendimento, nomeNoPlantao } from '@domain/contracts/atendimento.ts';
import { alertaDe, FAIXA_URGENTE } from '@domain/plantao/alerta.ts';
import { ESTADOS, type Estado, podeIr, ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { espera, porUrgencia, vencida } from '@domain/plantao/triagem.ts';
import { Badge, Box, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type DragEvent, memo, useMemo } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Cor } from './Cor.tsx';
import { emHoras } from './tempo.ts';
import type { Turno } from './turno.ts';

interface Props {
  turno: Turno;
  agora: number;
  /** These two are the same functions from one second to the next, so that no row is drawn in vain. */
  aoAbrir: (id: string) => void;
  aoMover: (atendimento: Atendimento, para: Estado) => void;
}

const ARRASTADO = 'text/x-pleno-atendimento';

/** The patients of the shift by state, the most urgent first; dragged, or moved by a list. */
export function Quadro({ turno, agora, aoAbrir, aoMover }: Props) {
  const { atendimentos, reavaliacoes } = turno;
  const porEstado = useMemo(
    () =>
      new Map(
        ESTADOS.map((estado) => [
          estado,
          atendimentos.filter((um) => um.estado === estado).sort(porUrgencia),
        ]),
      ),
    [atendimentos],
  );
  const atrasados = new Set(
    reavaliacoes.filter((uma) => vencida(uma, agora)).map((uma) => uma.atendimento_id),
  );
  if (atendimentos.length === 0) {
    return (
      <Bloco titulo="Pacientes">
        <BlocoVazio>Quem você atender neste plantão aparece aqui.</BlocoVazio>
      </Bloco>
    );
  }
  function soltar(evento: DragEvent, estado: Estado) {
    evento.preventDefault();
    const id = evento.dataTransfer.getData(ARRASTADO);
    const um = atendimentos.find((outro) => outro.id === id);
    if (um && podeIr(um.estado, estado)) aoMover(um, estado);
  }
  return ESTADOS.map((estado) => {
    const deles = porEstado.get(estado) ?? [];
    // An outcome is asked for in the form: nobody is dragged out of care.
    const recebe = estado !== 'finalizado' && estado !== 'aguardando';
    if (deles.length === 0 && !recebe) return null;
    return (
      <Box
        key={estado}
        // Of nobody, it is only there to drop somebody on, which takes a mouse.
        {...(deles.length === 0 && { visibleFrom: 'sm' })}
        onDragOver={(evento) => recebe && evento.preventDefault()}
        onDrop={(evento) => recebe && soltar(evento, estado)}
      >
        <Bloco titulo={`${ROTULO_DO_ESTADO[estado]} (${deles.length})`}>
          {deles.length === 0 && (
            <BlocoVazio>Arraste um paciente para cá, ou escolha em Mover.</BlocoVazio>
          )}
          {deles.length > 0 && (
            <ul className="linhas">
              {deles.map((um) => {
                const { minutos, passou } = espera(um, agora);
                return (
                  <Paciente
                    key={um.id}
                    atendimento={um}
                    minutos={minutos}
                    passou={passou === true}
                    atrasada={atrasados.has(um.id)}
                    esperandoEnvio={turno.esperando.has(um.id)}
                    aoAbrir={aoAbrir}
                    aoMover={aoMover}
                  />
                );
              })}
            </ul>
          )}
        </Bloco>
      </Box>
    );
  });
}

interface PropsDoPaciente extends Pick<Props, 'aoAbrir' | 'aoMover'> {
  atendimento: Atendimento;
  minutos: number;
  passou: boolean;
  atrasada: boolean;
  esperandoEnvio: boolean;
}

/** One patient; drawn again only when something of them changed, not each second. */
const Paciente = memo(function Paciente(props: PropsDoPaciente) {
  const { atendimento, aoAbrir, aoMover } = props;
  const { id, estado } = atendimento;
  const nome = nomeNoPlantao(atendimento);
  return (
    <li
      draggable={estado !== 'finalizado'}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(ARRASTADO, id)}
    >
      <Group wrap="nowrap" gap={0} pr="xs">
        <button
          type="button"
          className="linha"
          // What is said of a patient goes under the name where a phone has no room beside it.
          style={{ flex: 1, minWidth: 0, flexWrap: 'wrap' }}
          onClick={() => aoAbrir(id)}
        >
          <Resumo {...props} nome={nome} />
        </button>
        {estado !== 'finalizado' && (
          <NativeSelect
            aria-label={`Mover ${nome}`}
            w={120}
            value=""
            data={[
              { value: '', label: 'Mover' },
              ...ESTADOS.filter((para) => para !== 'finalizado' && podeIr(estado, para)).map(
                (para) => ({ value: para, label: ROTULO_DO_ESTADO[para] }),
              ),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const para = ESTADOS.find((um) => um === value);
              if (para) aoMover(atendimento, para);
            }}
          />
        )}
      </Group>
    </li>
  );
});

function Resumo({
  atendimento,
  nome,
  minutos,
  passou,
  atrasada,
  esperandoEnvio,
}: PropsDoPaciente & { nome: string }) {
  const { estado, cor, clinico, sinais, idade_anos } = atendimento;
  const aberto = estado !== 'finalizado';
  const alerta = alertaDe(sinais, idade_anos);
  return (
    <>
      <Stack gap={2} miw={0} ta="start">
        <Text span fw={600}>
          {nome}
        </Text>
        <Text span size="sm" c="dimmed">
          {clinico.queixa || 'Sem queixa registrada'}
        </Text>
        {esperandoEnvio && (
          <Text span size="sm" c="dimmed">
            Neste aparelho, esperando envio
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        <Cor cor={cor} />
        {aberto && alerta.tipo === 'calculado' && alerta.pontos >= FAIXA_URGENTE && (
          <Badge tt="none" color="red.9">{`NEWS2 ${alerta.pontos}`}</Badge>
        )}
        {aberto && (
          <Text span size="sm" className="numeros">
            {`há ${emHoras(minutos)}`}
          </Text>
        )}
        {estado === 'aguardando' && passou && (
          <Text span size="sm" fw={700}>
            passou do tempo-alvo
          </Text>
        )}
        {aberto && atrasada && (
          <Text span size="sm" fw={700}>
            reavaliação vencida
          </Text>
        )}
      </Group>
    </>
  );
}

import { type Atendimento, nomeNoPlantao } from '@domain/contracts/atendimento.ts';
import { alertaDe, FAIXA_URGENTE } from '@domain/plantao/alerta.ts';
import { ESTADOS, type Estado, podeIr, ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { espera, vencida } from '@domain/plantao/triagem.ts';
import { Badge, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { memo, useCallback } from 'react';
import { Cor } from './Cor.tsx';
import classes from './PacienteDoQuadro.module.css';
import { emHoras } from './tempo.ts';
import { useConformePassa } from './useSegundo.ts';

/** By which a dragged patient is known. */
export const ARRASTADO = 'text/x-pleno-atendimento';

/** Of the list that moves a patient. */
export const idDeMover = (atendimentoId: string): string => `mover-${atendimentoId}`;

interface Props {
  atendimento: Atendimento;
  /** When the patient is to be looked at next. */
  proxima: string | undefined;
  esperandoEnvio: boolean;
  aoAbrir: (id: string) => void;
  aoMover: (atendimento: Atendimento, para: Estado) => void;
}

/** One patient of the board; drawn again only when something of them changed. */
export const PacienteDoQuadro = memo(function PacienteDoQuadro(props: Props) {
  const { atendimento, proxima, esperandoEnvio, aoAbrir, aoMover } = props;
  const { id, estado, cor, clinico, sinais, idade_anos } = atendimento;
  const nome = nomeNoPlantao(atendimento);
  const aberto = estado !== 'finalizado';
  const alerta = alertaDe(sinais, idade_anos);
  return (
    <li
      className={classes.linha}
      draggable={aberto}
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
            {aberto && <Tempo atendimento={atendimento} proxima={proxima} />}
          </Group>
        </button>
        {aberto && <Mover atendimento={atendimento} nome={nome} aoMover={aoMover} />}
      </Group>
    </li>
  );
});

const SEPARA = ' · ';

/** What the time makes of a patient: drawn alone, as each minute does it to all of them. */
function Tempo({ atendimento, proxima }: Pick<Props, 'atendimento' | 'proxima'>) {
  const dito = useConformePassa(
    useCallback(
      (agora) => {
        const { minutos, passou } = espera(atendimento, agora);
        const atrasada =
          proxima !== undefined && vencida({ prevista_em: proxima, feita_em: null }, agora);
        return [
          `há ${emHoras(minutos)}`,
          atendimento.estado === 'aguardando' && passou && 'passou do tempo-alvo',
          atrasada && 'reavaliação vencida',
        ]
          .filter(Boolean)
          .join(SEPARA);
      },
      [atendimento, proxima],
    ),
  );
  const [ha, ...avisos] = dito.split(SEPARA);
  return (
    <>
      <span className={`numeros ${classes.tempo}`}>{ha}</span>
      {avisos.map((aviso) => (
        <strong key={aviso} className={classes.tempo}>
          {aviso}
        </strong>
      ))}
    </>
  );
}

interface PropsDeMover extends Pick<Props, 'atendimento' | 'aoMover'> {
  nome: string;
}

function Mover({ atendimento, nome, aoMover }: PropsDeMover) {
  const destinos = ESTADOS.filter(
    (para) => para !== 'finalizado' && podeIr(atendimento.estado, para),
  );
  return (
    <NativeSelect
      id={idDeMover(atendimento.id)}
      aria-label={`Mover ${nome}`}
      w={120}
      value=""
      data={[
        { value: '', label: 'Mover' },
        ...destinos.map((para) => ({ value: para, label: ROTULO_DO_ESTADO[para] })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const para = ESTADOS.find((um) => um === value);
        if (para) aoMover(atendimento, para);
      }}
    />
  );
}

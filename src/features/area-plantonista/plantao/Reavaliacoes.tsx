import type { Reavaliacao } from '@domain/contracts/atendimento.ts';
import { vencida } from '@domain/plantao/triagem.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { agoraEmTexto } from './tempo.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  sessaoId: string;
  atendimentoId: string;
  reavaliacoes: readonly Reavaliacao[];
  agora: number;
}

const PRAZOS = [15, 30, 60, 120];
const NADA = { feita_em: null, resposta: null, sinais: {}, conduta: null, proxima_em: null };

/** When the patient is to be looked at again, and how it went. */
export function Reavaliacoes({ sessaoId, atendimentoId, reavaliacoes, agora, escrever }: Props) {
  const fuso = useFuso();
  const [resposta, setResposta] = useState('');
  const base = {
    tipo: 'reavaliacao',
    sessao_id: sessaoId,
    atendimento_id: atendimentoId,
  } as const;
  const aberta = reavaliacoes.find(({ feita_em }) => feita_em === null);
  const planejar = (minutos: number) =>
    escrever({
      ...base,
      id: crypto.randomUUID(),
      revisao: 0,
      conteudo: { ...NADA, prevista_em: new Date(agora + minutos * 60_000).toISOString() },
    });
  function registrar(uma: Reavaliacao) {
    const { id, revisao, prevista_em } = uma;
    const feita = { ...NADA, prevista_em, feita_em: agoraEmTexto(), resposta: resposta.trim() };
    escrever({ ...base, id, revisao, conteudo: feita });
    setResposta('');
  }
  return (
    <Stack gap="sm">
      {reavaliacoes.map((uma) => (
        <Text key={uma.id} size="sm">
          {uma.feita_em
            ? `${formatarHora(uma.feita_em, fuso)}: ${uma.resposta}`
            : `Prevista para ${formatarHora(uma.prevista_em, fuso)}${vencida(uma, agora) ? ', vencida' : ''}`}
        </Text>
      ))}
      {aberta ? (
        <>
          <Textarea
            label="Como o paciente respondeu"
            rows={3}
            maxLength={2000}
            value={resposta}
            onChange={({ currentTarget }) => setResposta(currentTarget.value)}
          />
          <Button
            mih={44}
            variant="default"
            disabled={resposta.trim() === ''}
            onClick={() => registrar(aberta)}
          >
            Registrar reavaliação
          </Button>
        </>
      ) : (
        <Group gap="xs" role="group" aria-label="Reavaliar em">
          {PRAZOS.map((minutos) => (
            <Button key={minutos} mih={44} variant="default" onClick={() => planejar(minutos)}>
              {`Em ${minutos} min`}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

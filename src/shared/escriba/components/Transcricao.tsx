import { MAXIMO_DA_TRANSCRICAO, type OrigemDaTranscricao } from '@domain/contracts/escriba.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconMicrophone, IconPlayerStop, IconRecordMail } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { transcreverParte } from '../api/mutations.ts';
import type { Visita } from '../visita.ts';
import { useDitado } from '../voz/useDitado.ts';
import { useGravacao } from '../voz/useGravacao.ts';

interface Props {
  visita: Visita;
  texto: string;
  aoMudar: (mudar: (antes: string) => string) => void;
  aoUsar: (origem: OrigemDaTranscricao) => void;
  /** Whether it listens, and whether sound is still on its way to become text. */
  aoEscutar: (escuta: Escuta) => void;
}

export interface Escuta {
  readonly ouvindo: boolean;
  readonly transcrevendo: boolean;
}

/** A line under what was said; a sentence that was heard ends as one. */
const comLinha = (antes: string, linha: string) =>
  (antes.trim() === '' ? linha : `${antes.trimEnd()}\n${linha}`).slice(0, MAXIMO_DA_TRANSCRICAO);

/** Where what was said comes from: the browser's dictation, a recording, or the keyboard. */
export function Transcricao({ visita, texto, aoMudar, aoUsar, aoEscutar }: Props) {
  const acrescentar = (linha: string) => {
    if (linha !== '') aoMudar((antes) => comLinha(antes, linha));
  };
  const ditado = useDitado(acrescentar);
  const partes = usePartes(visita, acrescentar);
  const gravacao = useGravacao(partes);
  const ouvindo = ditado.ditando || gravacao.gravando;
  const transcrevendo = partes.enviando > 0;
  const dizer = useEffectEvent(aoEscutar);
  useEffect(() => dizer({ ouvindo, transcrevendo }), [ouvindo, transcrevendo]);
  useEffect(() => () => dizer({ ouvindo: false, transcrevendo: false }), []);
  const falha = ditado.falha ?? gravacao.falha ?? partes.falha;
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {ditado.disponivel &&
          (ditado.ditando ? (
            <Button
              color="red"
              leftSection={<IconPlayerStop size={18} aria-hidden />}
              onClick={ditado.parar}
            >
              Parar o ditado
            </Button>
          ) : (
            <Button
              variant="light"
              disabled={gravacao.gravando}
              leftSection={<IconMicrophone size={18} aria-hidden />}
              onClick={() => {
                aoUsar('ditado');
                ditado.comecar();
              }}
            >
              Ditar
            </Button>
          ))}
        {gravacao.disponivel &&
          (gravacao.gravando ? (
            <Button
              color="red"
              leftSection={<IconPlayerStop size={18} aria-hidden />}
              onClick={gravacao.parar}
            >
              Parar a gravação
            </Button>
          ) : (
            <Button
              variant="default"
              disabled={ditado.ditando}
              leftSection={<IconRecordMail size={18} aria-hidden />}
              onClick={() => {
                aoUsar('gravado');
                gravacao.comecar();
              }}
            >
              Iniciar gravação
            </Button>
          ))}
      </Group>
      <Text size="sm" c="dimmed">
        {ditado.disponivel
          ? 'Ditar usa o reconhecimento do navegador: o fabricante dele pode receber o som. '
          : 'Este navegador não dita. '}
        Gravar envia o som, em partes, ao serviço de transcrição contratado, até duas horas; ele não
        fica guardado.
      </Text>
      <div role="status">
        {ditado.ditando && (
          <Text size="sm">
            Ouvindo… <i>{ditado.ouvindo}</i>
          </Text>
        )}
        {gravacao.gravando && <Text size="sm">Gravando…</Text>}
        {partes.enviando > 0 && <Text size="sm">Transcrevendo a gravação…</Text>}
        {partes.silencio && (
          <Text size="sm">Não ouvi voz na última parte; ela foi descartada.</Text>
        )}
      </div>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Textarea
        label="O que foi dito"
        description="Dite, grave, digite ou cole. Escreva “Médico:” e “Paciente:” no começo das linhas para separar quem falou. Fica só nesta tela até você pedir as sugestões."
        value={texto}
        onChange={({ currentTarget: { value } }) => aoMudar(() => value)}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={MAXIMO_DA_TRANSCRICAO}
      />
    </Stack>
  );
}

/** Parts of a recording on their way, in their order: the second waits for the text of the first. */
function usePartes(visita: Visita, aoTranscrever: (texto: string) => void) {
  const [enviando, setEnviando] = useState(0);
  const [silencio, setSilencio] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const fila = useRef(Promise.resolve());
  const aoGravar = (parte: Blob) => {
    setSilencio(false);
    setFalha(null);
    setEnviando((quantas) => quantas + 1);
    fila.current = fila.current
      .then(() => transcreverParte(visita, parte, AbortSignal.timeout(PRAZO_MS)))
      .then((texto) => {
        setSilencio(texto === '');
        aoTranscrever(texto);
      })
      .catch((erro: unknown) => setFalha(mensagemDeErro(erro)))
      .finally(() => setEnviando((quantas) => quantas - 1));
  };
  return { enviando, silencio, falha, aoGravar, aoCalar: () => setSilencio(true) };
}

/** Longer than the server waits for who transcribes. */
const PRAZO_MS = 110_000;

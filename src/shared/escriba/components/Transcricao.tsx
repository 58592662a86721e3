import { MAXIMO_DA_TRANSCRICAO, type OrigemDaTranscricao } from '@domain/contracts/escriba.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconPlayerStop, IconRecordMail } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { useProvedor } from '@/shared/ia/useProvedor.ts';
import type { Visita } from '../visita.ts';
import { useDitado } from '../voz/useDitado.ts';
import { useGravacao } from '../voz/useGravacao.ts';
import { usePartes } from '../voz/usePartes.ts';
import { AVISO_DO_DITADO, Ditar } from './Ditar.tsx';

interface Props {
  visita: Visita;
  texto: string;
  origem: OrigemDaTranscricao;
  aoMudar: (mudar: (antes: string) => string, origem: OrigemDaTranscricao) => void;
  /** Whether it listens, and whether sound is still on its way to become text. */
  aoEscutar: (escuta: Escuta) => void;
}

export interface Escuta {
  readonly ouvindo: boolean;
  readonly transcrevendo: boolean;
}

const COM_GRAVACAO =
  'Gravar envia o som, em partes, ao serviço de transcrição contratado, até duas horas; ele não fica guardado.';
const SEM_GRAVACAO =
  'Gravar não está disponível aqui: depende de um serviço de transcrição e da autorização de quem responde pela clínica, em “Minha conta”.';

/** A line under what was said; a sentence that was heard ends as one. */
const comLinha = (antes: string, linha: string) =>
  antes.trim() === '' ? linha : `${antes.trimEnd()}\n${linha}`;

/** Where what was said comes from: the browser's dictation, a recording, or the keyboard. */
export function Transcricao({ visita, texto, origem, aoMudar, aoEscutar }: Props) {
  const acrescentar = (linha: string, por: OrigemDaTranscricao) => {
    if (linha !== '') aoMudar((antes) => comLinha(antes, linha), por);
  };
  const ditado = useDitado((frase) => acrescentar(frase, 'ditado'));
  const partes = usePartes(visita, (dito) => acrescentar(dito, 'gravado'));
  const gravacao = useGravacao(partes);
  const provedor = useProvedor(visita.clinicaId);
  const ouvindo = ditado.ditando || gravacao.gravando;
  const transcrevendo = partes.esperando > 0;
  const dizer = useEffectEvent(aoEscutar);
  useEffect(() => dizer({ ouvindo, transcrevendo }), [ouvindo, transcrevendo]);
  useEffect(() => () => dizer({ ouvindo: false, transcrevendo: false }), []);
  useEffect(() => segurarSaida(partes.esperando > 0), [partes.esperando]);
  const falha = ditado.falha ?? gravacao.falha;
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Ditar ditado={ditado} disabled={gravacao.gravando} />
        {gravacao.disponivel &&
          provedor?.gravacoes &&
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
              onClick={gravacao.comecar}
            >
              Iniciar gravação
            </Button>
          ))}
      </Group>
      <Text size="sm" c="dimmed">
        {ditado.disponivel ? AVISO_DO_DITADO : 'Este navegador não dita.'}{' '}
        {provedor && (provedor.gravacoes ? COM_GRAVACAO : SEM_GRAVACAO)}
      </Text>
      <div role="status">
        {ditado.ditando && (
          <Text size="sm">
            Ouvindo… <i>{ditado.ouvindo}</i>
          </Text>
        )}
        {gravacao.gravando && (
          <Text size="sm">
            {gravacao.ouviuVoz ? 'Gravando: a voz está chegando.' : 'Gravando… ainda não ouvi voz.'}
          </Text>
        )}
        {partes.enviando && <Text size="sm">Transcrevendo a gravação…</Text>}
        {partes.silencio && (
          <Text size="sm">Não ouvi voz na última parte; ela foi descartada.</Text>
        )}
      </div>
      {falha && <Recado tom="erro" titulo={falha} />}
      {partes.falha && partes.esperando > 0 && (
        <Recado tom="erro" titulo={partes.falha}>
          <Text size="sm" mb="xs">
            {partes.esperando === 1
              ? 'A gravação continua nesta aba, só até ela ser fechada ou recarregada.'
              : `${partes.esperando} partes da gravação continuam nesta aba, só até ela ser fechada ou recarregada.`}{' '}
            O que já virou texto está abaixo.
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={partes.tentarDeNovo}>
              Transcrever de novo
            </Button>
            <Button variant="subtle" color="red" onClick={partes.descartar}>
              Descartar a gravação
            </Button>
          </Group>
        </Recado>
      )}
      <Textarea
        label="O que foi dito"
        description="Dite, grave, digite ou cole. Escreva “Médico:” e “Paciente:” no começo das linhas para separar quem falou. Fica cifrado neste aparelho, por até um dia, e só sai daqui quando você pede as sugestões."
        value={texto}
        onChange={({ currentTarget: { value } }) =>
          aoMudar(() => value, texto ? origem : 'digitado')
        }
        autosize
        minRows={6}
        maxRows={16}
        maxLength={MAXIMO_DA_TRANSCRICAO}
      />
    </Stack>
  );
}

/** Has the browser ask before a tab is left that holds sound which is not text yet. */
function segurarSaida(segura: boolean): (() => void) | undefined {
  if (!segura) return undefined;
  const perguntar = (evento: BeforeUnloadEvent) => evento.preventDefault();
  window.addEventListener('beforeunload', perguntar);
  return () => window.removeEventListener('beforeunload', perguntar);
}

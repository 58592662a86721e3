import { somenteDigitos } from '@domain/texto.ts';
import { ActionIcon, Anchor, Button, CopyButton, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy, IconMessage } from '@tabler/icons-react';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { BotaoLink, TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora, hoje } from '@/lib/format/datas.ts';
import type { Retorno } from '@/shared/retornos/api/linhas.ts';
import { quandoEra } from './prazo.ts';

interface Props {
  retorno: Retorno;
  aoCumprir: () => void;
  aoDispensar: () => void;
  aoReabrir: () => void;
}

/** One planned return: who, since when, and what to do about it. */
export function LinhaDeRetorno({ retorno, aoCumprir, aoDispensar, aoReabrir }: Props) {
  const fuso = useFuso();
  const { paciente_id, paciente_nome, medico_nome, motivo, origem_id } = retorno;
  return (
    <li className="linha">
      <Stack gap={2} miw="min(100%, 16rem)" flex="1 1 20rem">
        <TextoLink to={PATHS.paciente} params={{ id: paciente_id }} w="fit-content" fw={600}>
          {paciente_nome}
        </TextoLink>
        <span className="numeros">{quandoEra(retorno, hoje(fuso))}</span>
        <Text span miw={0} c="dimmed" fz="sm">
          {medico_nome}
          {motivo && ` · ${motivo}`}
          {origem_id && (
            <>
              {' · '}
              <TextoLink
                to={PATHS.verEvolucao}
                params={{ id: paciente_id, prontuarioId: origem_id }}
                inherit
              >
                Ver evolução
              </TextoLink>
            </>
          )}
        </Text>
        <Situacao retorno={retorno} />
      </Stack>
      {retorno.status === 'pendente' ? (
        <Acoes retorno={retorno} aoCumprir={aoCumprir} aoDispensar={aoDispensar} />
      ) : (
        <Button variant="default" size="xs" onClick={aoReabrir}>
          Reabrir
        </Button>
      )}
    </li>
  );
}

function Situacao({ retorno }: Pick<Props, 'retorno'>) {
  const fuso = useFuso();
  const { status, encerrado_em, motivo_da_dispensa, proximo_agendamento } = retorno;
  if (status !== 'pendente') {
    return (
      <Text span miw={0} c="dimmed" fz="sm">
        {status === 'cumprido' ? 'Cumprido' : `Dispensado: ${motivo_da_dispensa}`}
        {encerrado_em && `, em ${formatarDataHora(encerrado_em, fuso)}`}
      </Text>
    );
  }
  if (!proximo_agendamento) return null;
  return (
    <Group component="span" className="numeros" display="inline-flex" gap={4} wrap="nowrap" fz="sm">
      <IconCheck size={14} aria-hidden /> Agendado para{' '}
      {formatarDataHora(proximo_agendamento, fuso)}
    </Group>
  );
}

function Acoes({ retorno, aoCumprir, aoDispensar }: Omit<Props, 'aoReabrir'>) {
  const { paciente_id, paciente_nome, medico_id, proximo_agendamento } = retorno;
  return (
    <Group gap={6}>
      <Telefone telefone={retorno.telefone} nome={paciente_nome} />
      <BotaoLink
        to={PATHS.acompanhamento}
        search={{ chat: paciente_id }}
        variant="default"
        size="xs"
        aria-label={`Conversar com ${paciente_nome}`}
        leftSection={<IconMessage size={16} aria-hidden />}
      >
        Conversar
      </BotaoLink>
      {!proximo_agendamento && (
        <BotaoLink
          to={PATHS.agenda}
          search={{ novo: 'agora', paciente: paciente_id, com: medico_id }}
          variant="default"
          size="xs"
          aria-label={`Agendar ${paciente_nome}`}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          Agendar
        </BotaoLink>
      )}
      <Fechar rotulo="Já retornou" nome={paciente_nome} aoClicar={aoCumprir} />
      <Fechar rotulo="Dispensar" nome={paciente_nome} aoClicar={aoDispensar} />
    </Group>
  );
}

interface PropsDeFechar {
  rotulo: string;
  nome: string;
  aoClicar: () => void;
}

function Fechar({ rotulo, nome, aoClicar }: PropsDeFechar) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      aria-label={`${rotulo}: ${nome}`}
      onClick={aoClicar}
    >
      {rotulo}
    </Button>
  );
}

function Telefone({ telefone, nome }: { telefone: string | null; nome: string }) {
  if (!telefone)
    return (
      <Text span miw={0} c="dimmed" fz="sm">
        Sem telefone
      </Text>
    );
  return (
    <Group component="span" className="numeros" display="inline-flex" gap={2} wrap="nowrap">
      <Anchor href={`tel:+55${somenteDigitos(telefone)}`} aria-label={`Ligar para ${nome}`}>
        {mascaraDeTelefone(telefone)}
      </Anchor>
      <CopyButton value={mascaraDeTelefone(telefone)}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Copiado' : 'Copiar telefone'}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={copied ? 'Telefone copiado' : `Copiar telefone de ${nome}`}
              onClick={copy}
            >
              {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}

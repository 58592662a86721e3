import { linkDaTeleconsultaSchema, salaDeVideo } from '@domain/agenda/teleconsulta.ts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { guardarLink } from '../api/mutations.ts';
import type { PropsDoDetalhe } from '../props.ts';

/** Statuses of an appointment that may still happen in its room. */
const ABERTOS = ['agendado', 'confirmado', 'em_atendimento'];

/** Where a teleconsultation happens: the room of its kind, or one of its own, set here. */
export function Teleconsulta(props: PropsDoDetalhe & { altera: boolean }) {
  const { agendamento, estrutura } = props;
  const [editando, setEditando] = useState(false);
  if (!agendamento.teleconsulta) return null;
  const altera = props.altera && ABERTOS.includes(agendamento.status);
  const tipo = estrutura.tipos.find(({ id }) => id === agendamento.tipo_id);
  const sala = salaDeVideo(agendamento, tipo);
  return (
    <Stack component="section" gap="xs" aria-label="Sala de vídeo">
      <Group justify="space-between">
        <Text component="h3" fz="md" fw={600}>
          Sala de vídeo
        </Text>
        {altera && !editando && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setEditando(true)}
          >
            {agendamento.link_da_teleconsulta ? 'Trocar o link' : 'Usar um link só deste'}
          </Button>
        )}
      </Group>
      {sala && (
        <Anchor
          href={sala}
          target="_blank"
          rel="noopener noreferrer"
          className="como-escrito"
          m={0}
        >
          {sala}
        </Anchor>
      )}
      {!editando && (
        <Text c="dimmed" fz="sm">
          {deOnde(agendamento.link_da_teleconsulta, sala)}
        </Text>
      )}
      {editando && <Edicao {...props} fechar={() => setEditando(false)} />}
    </Stack>
  );
}

function deOnde(proprio: string | null, sala: string | null): string {
  if (proprio) return 'Só deste atendimento; o paciente entra por ele na área dele.';
  return sala
    ? 'A deste tipo de atendimento; o paciente entra por ela na área dele.'
    : 'Sem link: o paciente lê que a clínica o envia pela conversa.';
}

function Edicao({ agendamento, reler, fechar }: PropsDoDetalhe) {
  const [link, setLink] = useState(agendamento.link_da_teleconsulta ?? '');
  const [recusa, setRecusa] = useState<string>();
  const guardar = useMutation({
    mutationFn: (lido: string) => guardarLink(agendamento, lido || null),
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
    onSettled: reler,
    onSuccess: fechar,
  });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = linkDaTeleconsultaSchema.safeParse(link);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.success) guardar.mutate(lido.data);
  };
  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="sm">
        <TextInput
          autoFocus
          label="Link deste atendimento"
          description="Em branco, vale o do tipo de atendimento."
          inputMode="url"
          autoComplete="off"
          value={link}
          error={recusa}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={fechar}>
            Voltar
          </Button>
          <Button type="submit" loading={guardar.isPending}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { guardarObservacoes } from '../api/mutations.ts';
import type { PropsDoDetalhe } from '../props.ts';
import { OBSERVACOES_NO_MAXIMO } from './formulario.ts';

/** What the desk and the doctor should know of an appointment, changed where it is read. */
export function Observacoes(props: PropsDoDetalhe & { altera: boolean }) {
  const { agendamento, altera } = props;
  const [editando, setEditando] = useState(false);
  const { observacoes } = agendamento;
  if (!altera && !observacoes) return null;
  return (
    <Stack component="section" gap="xs" aria-label="Observações">
      <Group justify="space-between">
        <Text component="h3" fz="md" fw={600}>
          Observações
        </Text>
        {altera && !editando && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setEditando(true)}
          >
            {observacoes ? 'Editar observações' : 'Escrever observações'}
          </Button>
        )}
      </Group>
      {editando ? (
        <Edicao {...props} fechar={() => setEditando(false)} />
      ) : (
        observacoes && <p className="como-escrito">{observacoes}</p>
      )}
    </Stack>
  );
}

function Edicao({ agendamento, reler, fechar }: PropsDoDetalhe) {
  const [texto, setTexto] = useState(agendamento.observacoes ?? '');
  const guardar = useMutation({
    mutationFn: () => guardarObservacoes(agendamento, texto.trim() || null),
    // What somebody else wrote meanwhile is read too; what was typed here stays.
    onSettled: reler,
    onSuccess: fechar,
  });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    guardar.mutate();
  };
  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="sm">
        <Textarea
          autoFocus
          aria-label="Observações"
          description="Nada clínico aqui: a recepção também lê."
          value={texto}
          error={guardar.error && mensagemDeErro(guardar.error)}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          autosize
          minRows={2}
          maxLength={OBSERVACOES_NO_MAXIMO}
        />
        {guardar.error && agendamento.observacoes && (
          <p className="como-escrito">{agendamento.observacoes}</p>
        )}
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

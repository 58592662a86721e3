import { motivoDeInativacaoSchema } from '@domain/contracts/prontuario.ts';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { chavesDeAnexos, inativarAnexo } from '@/lib/anexos/chamadas.ts';
import type { Anexo } from '@/lib/anexos/linhas.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';

interface Props {
  anexo: Anexo;
  prontuarioId: string;
  aoFechar: () => void;
}

/** Asks why a file of a finished entry is not to be considered, then marks it so. */
export function InativarAnexo({ anexo, prontuarioId, aoFechar }: Props) {
  const cache = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const inativar = useMutation({
    mutationFn: (aceito: string) => inativarAnexo(anexo.id, aceito),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: chavesDeAnexos.daEvolucao(prontuarioId) });
      aoFechar();
    },
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
  });

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = motivoDeInativacaoSchema.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.success) inativar.mutate(lido.data);
  };

  return (
    <Modal opened onClose={aoFechar} title="Inativar este anexo" closeOnClickOutside={false}>
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>
            Use quando <b>{anexo.nome}</b> não deveria estar nesta evolução, por exemplo por ser de
            outro paciente. Ele continua na lista, marcado como inativado e com o motivo, e isso não
            se desfaz.
          </Text>
          <Textarea
            data-autofocus
            label="Motivo da inativação"
            description="Obrigatório. Fica registrado com a data e a hora."
            value={motivo}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            error={recusa}
            autosize
            minRows={2}
            maxLength={500}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button type="submit" color="red" loading={inativar.isPending}>
              Inativar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

import { motivoDeInativacaoSchema } from '@domain/contracts/prontuario.ts';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { chavesDoProntuario } from '../api/keys.ts';
import type { Entrada } from '../api/linhas.ts';
import { inativarEvolucao } from '../api/mutations.ts';

interface Props {
  entrada: Entrada;
  aoFechar: () => void;
}

/** Asks why a finished entry is not to be considered, then marks it so. */
export function DialogoDeInativacao({ entrada, aoFechar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();

  const inativar = useMutation({
    mutationFn: (aceito: string) => inativarEvolucao(entrada.id, aceito),
    onSuccess: async () => {
      await cache.invalidateQueries({
        queryKey: chavesDoProntuario.doPaciente(clinicaId, paciente.id),
      });
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
    <Modal opened onClose={aoFechar} title="Inativar esta evolução" closeOnClickOutside={false}>
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>
            Use quando ela não deveria estar no prontuário de <b>{nomeExibido(paciente)}</b>, por
            exemplo escrita no paciente errado. Ela continua visível, marcada como inativada e com o
            motivo, e isso não se desfaz.
          </Text>
          <Textarea
            data-autofocus
            label="Motivo da inativação"
            description="Obrigatório. Fica registrado com o seu nome, a data e a hora."
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

import { motivoDeCorrecaoSchema } from '@domain/contracts/prontuario.ts';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { PATHS } from '@/config/paths.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { chavesDoProntuario } from '../api/keys.ts';
import type { Entrada } from '../api/linhas.ts';
import { abrirCorrecao } from '../api/mutations.ts';

interface Props {
  entrada: Entrada;
  aoFechar: () => void;
}

/** Asks why a finished entry is corrected, then opens its next version. */
export function DialogoDeCorrecao({ entrada, aoFechar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const navegar = useNavigate();
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();

  const abrir = useMutation({
    mutationFn: (aceito: string) => abrirCorrecao(entrada.id, aceito),
    onSuccess: async (prontuarioId) => {
      await cache.invalidateQueries({
        queryKey: chavesDoProntuario.rascunhos(clinicaId, paciente.id),
      });
      await navegar({ to: PATHS.editarEvolucao, params: { id: paciente.id, prontuarioId } });
    },
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
  });

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = motivoDeCorrecaoSchema.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.success) abrir.mutate(lido.data);
  };

  return (
    <Modal opened onClose={aoFechar} title="Corrigir esta evolução" closeOnClickOutside={false}>
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>
            Abre a versão {entrada.versao + 1}, que começa com o texto desta. A versão atual
            continua visível no prontuário, e o motivo fica registrado.
          </Text>
          <Textarea
            data-autofocus
            label="Motivo da correção"
            description="Obrigatório. Em poucas palavras: dose trocada, lado errado, exame faltando."
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
            <Button type="submit" loading={abrir.isPending}>
              Abrir correção
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

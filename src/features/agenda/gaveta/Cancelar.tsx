import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { mudarStatus } from '../api/mutations.ts';
import type { PropsDoDetalhe } from './Detalhe.tsx';
import { motivoSchema } from './formulario.ts';

/** Asks why, cancels, and offers to take it back while the time is still to come. */
export function Cancelar({
  agendamento,
  reler,
  fechar,
  voltar,
}: PropsDoDetalhe & { voltar: () => void }) {
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const { id, inicio, status, paciente } = agendamento;
  const cancelar = useMutation({
    mutationFn: (dito: string) => mudarStatus(id, 'cancelado', dito),
    onSuccess: async () => {
      await reler();
      fechar();
      const frase = `O atendimento de ${nomeExibido(paciente)} foi cancelado.`;
      if (Date.parse(inicio) <= Date.now()) avisar.sucesso(frase);
      else avisar.desfazivel(frase, () => void desfazer().catch(avisar.erro).finally(reler));
    },
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
  });
  const desfazer = async () => {
    await mudarStatus(id, 'agendado', 'Cancelamento desfeito');
    if (status === 'confirmado') await mudarStatus(id, 'confirmado');
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = motivoSchema.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.success) cancelar.mutate(lido.data);
  };
  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="sm">
        <Textarea
          autoFocus
          label="Motivo do cancelamento"
          description="Obrigatório. Fica no histórico; o médico e a recepção são avisados."
          value={motivo}
          error={recusa}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
          autosize
          minRows={2}
          maxLength={300}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={voltar}>
            Voltar
          </Button>
          <Button type="submit" color="red.9" loading={cancelar.isPending}>
            Cancelar atendimento
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';

/** What reads a reason: its sentence when it is refused. */
interface LeitorDoMotivo {
  safeParse(texto: string): {
    success: boolean;
    data?: string;
    error?: { issues: readonly { message: string }[] };
  };
}

interface Props {
  titulo: string;
  rotulo: string;
  dica: string;
  acao: string;
  perigosa?: boolean;
  leitor: LeitorDoMotivo;
  aoConfirmar: (motivo: string) => Promise<void>;
  aoFechar: () => void;
  children: ReactNode;
}

/** Says what will happen, asks why, and does it. What the person sees of the patient is read again. */
export function DialogoComMotivo(props: Props) {
  const { titulo, rotulo, dica, acao, perigosa, leitor, aoConfirmar, aoFechar, children } = props;
  const cache = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();

  const confirmar = useMutation({
    mutationFn: aoConfirmar,
    onSuccess: async () => {
      aoFechar();
      await cache.invalidateQueries();
    },
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
  });

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = leitor.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.data !== undefined) confirmar.mutate(lido.data);
  };

  return (
    <Modal opened onClose={aoFechar} title={titulo} closeOnClickOutside={false}>
      <form onSubmit={enviar} noValidate>
        <Stack>
          {children}
          <Textarea
            data-autofocus
            label={rotulo}
            description={dica}
            value={motivo}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            error={recusa}
            autosize
            minRows={3}
            maxLength={500}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button
              type="submit"
              color={perigosa ? 'red.9' : 'marca'}
              loading={confirmar.isPending}
            >
              {acao}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

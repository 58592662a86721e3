import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';

interface Props {
  titulo: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  rotulo: string;
  descricao: string;
  /** What makes a reason of what was typed, and says what is missing. */
  contrato: z.ZodMiniType<string>;
  acao: string;
  /** What is done cannot be undone. */
  perigosa?: boolean;
  fazer: (motivo: string) => Promise<unknown>;
  aoFechar: () => void;
}

/** Asks for a reason before something that stays on record; what was typed survives a refusal. */
export function DialogoDeMotivo(props: Props) {
  const { titulo, children, rotulo, descricao, contrato, acao, perigosa, fazer, aoFechar } = props;
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: fazer,
    onError: (erro) => setRecusa(mensagemDeErro(erro)),
  });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = contrato.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.success) mutate(lido.data);
  };
  return (
    <Dialogo opened onClose={aoFechar} title={titulo} closeOnClickOutside={false}>
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>{children}</Text>
          <Textarea
            data-autofocus
            label={rotulo}
            description={descricao}
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
            <Button type="submit" {...(perigosa && { color: 'red.9' })} loading={isPending}>
              {acao}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialogo>
  );
}

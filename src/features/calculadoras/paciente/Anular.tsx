import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { motivoDaAnulacaoSchema } from '@/shared/calculos/api/linhas.ts';
import { anularCalculo } from '@/shared/calculos/api/mutations.ts';
import { relerCalculos } from '@/shared/calculos/api/queries.ts';
import { CAMADAS } from '../camadas.ts';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import type { Ponto } from './serie.ts';

interface Props {
  ponto: Ponto;
  paciente: PacienteDasFerramentas;
}

/** `Anular`, for the author of a result that should not count. */
export function Anular({ ponto, paciente }: Props) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Anular o resultado ${ponto.texto}`}
        onClick={() => setAberto(true)}
      >
        Anular
      </Button>
      {aberto && (
        <DialogoDeAnulacao ponto={ponto} paciente={paciente} aoFechar={() => setAberto(false)} />
      )}
    </>
  );
}

/** Asks why a kept result does not count any more, then marks it so. */
function DialogoDeAnulacao({ ponto, paciente, aoFechar }: Props & { aoFechar: () => void }) {
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const anular = useAnular(ponto.id, paciente, aoFechar);

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = motivoDaAnulacaoSchema.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (lido.success) anular.mutate(lido.data);
  };
  const falha = anular.error ? mensagemDeErro(anular.error) : undefined;
  return (
    <Dialogo
      opened
      onClose={aoFechar}
      title="Anular este resultado"
      closeOnClickOutside={false}
      withCloseButton={false}
      zIndex={CAMADAS.dialogo}
    >
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>
            O resultado <b>{ponto.texto}</b> continua no histórico, riscado e com o motivo, e deixa
            de contar. Isso não se desfaz.
          </Text>
          <Textarea
            data-autofocus
            label="Motivo da anulação"
            description="Obrigatório. Fica registrado com o seu nome, a data e a hora."
            value={motivo}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            error={recusa ?? falha}
            rows={3}
            maxLength={500}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button type="submit" color="red.9" loading={anular.isPending}>
              Anular
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialogo>
  );
}

function useAnular(id: string, { paciente }: PacienteDasFerramentas, aoAnular: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (motivo: string) => anularCalculo(id, motivo),
    // Offline it fails at once, and what was typed is still there to be sent again.
    networkMode: 'always',
    onSuccess: async () => {
      await relerCalculos(cache, paciente.id);
      aoAnular();
    },
  });
}

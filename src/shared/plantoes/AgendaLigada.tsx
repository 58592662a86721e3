import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { desligarAgenda } from './api/mutations.ts';
import { agendaLigadaOptions, relerAgendaLigada } from './api/queries.ts';

interface Props {
  titulo: string;
  /** What the tie does, said on the side that reads it. */
  explicacao: string;
  /** How it is made, where there is none. */
  children: ReactNode;
}

/** The tie of a doctor's two accounts as either side has it: how it is made, which it is, its end. */
export function AgendaLigada({ titulo, explicacao, children }: Props) {
  const { id: eu } = usePerfil();
  const fuso = useFuso();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(agendaLigadaOptions(eu));
  const [aberta, setAberta] = useState(false);
  const encerrar = useMutation({
    mutationFn: desligarAgenda,
    onSuccess: () => avisar.sucesso('As contas não estão mais ligadas.'),
    onError: avisar.erro,
    onSettled: async () => {
      setAberta(false);
      await relerAgendaLigada(cache, eu);
    },
  });
  return (
    <Bloco titulo={titulo}>
      <Stack px="recuo" pb="recuo">
        <Text>{explicacao}</Text>
        {error && data === undefined && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível ler se as contas estão ligadas."
            aoTentar={() => void refetch()}
          />
        )}
        {data === null && children}
        {data && (
          <>
            <Text>{`Ligada à conta de ${data.conta_nome} desde ${formatarData(data.ligada_em, fuso)}.`}</Text>
            <Group>
              <Button variant="default" onClick={() => setAberta(true)}>
                Encerrar ligação
              </Button>
            </Group>
          </>
        )}
        <ConfirmacaoSobDemanda
          titulo="Encerrar a ligação?"
          aberta={aberta}
          acao="Encerrar"
          voltar="Manter"
          perigosa
          enviando={encerrar.isPending}
          aoConfirmar={() => encerrar.mutate()}
          aoFechar={() => setAberta(false)}
        >
          Uma conta deixa de saber dos horários da outra, e plantões e atendimentos podem voltar a
          bater.
        </ConfirmacaoSobDemanda>
      </Stack>
    </Bloco>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { falecimento } from '@/shared/paciente/obito.ts';
import type { Cadastro } from '../api/linhas.ts';
import { desfazerObito } from '../api/obito.ts';

const DialogoDeObito = sobDemanda(() =>
  import('./DialogoDeObito.tsx').then((modulo) => ({ default: modulo.DialogoDeObito })),
);

interface Props {
  cadastro: Cadastro;
  /** Whether the person edits the registration. */
  cadastra: boolean;
}

/** The patient's death: recorded with its date, corrected, or taken back. */
export function Obito({ cadastro, cadastra }: Props) {
  const [registrando, { open: registrar, close: fechar }] = useDisclosure(false);
  const falecido = cadastro.data_obito !== null;
  if (!falecido && !cadastra) return null;
  return (
    <Bloco titulo="Óbito">
      <Stack align="flex-start" pb="recuo" px="recuo">
        {falecido ? (
          <Registrado cadastro={cadastro} />
        ) : (
          <Text size="sm" c="dimmed" className="leitura">
            Registre aqui se o paciente faleceu. A clínica deixa de agendar para ele e de procurar a
            família por retornos, aniversários e tarefas. O prontuário continua aberto para ser
            concluído.
          </Text>
        )}
        {cadastra && (
          <Group gap="xs">
            <Button variant="default" onClick={registrar}>
              {falecido ? 'Corrigir a data' : 'Registrar óbito'}
            </Button>
            {falecido && <Desfazer pacienteId={cadastro.id} />}
          </Group>
        )}
      </Stack>
      {registrando && (
        <Suspense fallback={null}>
          <DialogoDeObito cadastro={cadastro} aoFechar={fechar} />
        </Suspense>
      )}
    </Bloco>
  );
}

function Registrado({ cadastro }: Pick<Props, 'cadastro'>) {
  const fuso = useFuso();
  const { obito_registrado_em, registrou } = cadastro;
  return (
    <div>
      <Text fw={600}>{falecimento(cadastro)}</Text>
      {obito_registrado_em && (
        <Text size="sm" c="dimmed">
          Registrado em {formatarDataHora(obito_registrado_em, fuso)}
          {registrou && ` por ${registrou.nome}`}
        </Text>
      )}
    </div>
  );
}

function Desfazer({ pacienteId }: { pacienteId: string }) {
  const cache = useQueryClient();
  const [perguntando, { open: perguntar, close: fechar }] = useDisclosure(false);
  const desfazer = useMutation({
    mutationFn: () => desfazerObito(pacienteId),
    onSuccess: () => cache.invalidateQueries(),
    onError: avisar.erro,
    onSettled: fechar,
  });
  return (
    <>
      <Button variant="subtle" color="gray" onClick={perguntar}>
        Desfazer registro
      </Button>
      <ConfirmacaoSobDemanda
        titulo="Desfazer o registro de óbito?"
        aberta={perguntando}
        acao="Desfazer"
        voltar="Manter"
        enviando={desfazer.isPending}
        aoConfirmar={() => desfazer.mutate()}
        aoFechar={fechar}
      >
        Retornos, tarefas e lugares na lista de espera que foram encerrados com o registro voltam a
        ficar abertos. Atendimentos cancelados não voltam sozinhos: o horário pode já ser de outra
        pessoa.
      </ConfirmacaoSobDemanda>
    </>
  );
}

import { Button, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { equipeOptions, type MembroDaEquipe } from '../api/sigilo.ts';
import type { SituacaoDeAcesso } from '../api/situacao.ts';
import classes from './Acessos.module.css';

const DialogoDeRestricao = sobDemanda(() =>
  import('./DialogosDeRestricao.tsx').then((modulo) => ({ default: modulo.DialogoDeRestricao })),
);
const DialogoDeRetirada = sobDemanda(() =>
  import('./DialogosDeRestricao.tsx').then((modulo) => ({ default: modulo.DialogoDeRetirada })),
);

const POR_QUE_LE: Readonly<Record<MembroDaEquipe['motivo'], string>> = {
  responsavel: 'médico responsável',
  escreveu: 'escreveu no prontuário',
  agendamento: 'tem consulta com o paciente',
};

/** Whether the record is restricted, who reads it then, and the way to change it. */
export function Restricao({ situacao }: { situacao: SituacaoDeAcesso }) {
  const fuso = useFuso();
  const [perguntando, { open: perguntar, close: fechar }] = useDisclosure(false);
  const { restrito, desde, motivo } = situacao;
  const Icone = restrito ? IconLock : IconLockOpen;
  return (
    <section
      className={`cartao ${classes.restricao}`}
      aria-labelledby="restricao"
      data-restrito={restrito}
    >
      <Icone size={22} aria-hidden />
      <Stack gap={4} maw="75ch">
        <Title order={2} size="h4" id="restricao">
          {restrito ? 'Acesso restrito' : 'Acesso normal'}
        </Title>
        {restrito ? (
          <>
            <Text size="sm">
              Desde {desde && formatarDataHora(desde, fuso)}. Motivo: {motivo}
            </Text>
            <Equipe />
          </>
        ) : (
          <Text size="sm">
            Todos os médicos com vínculo leem este prontuário. Se o paciente pedir, restrinja-o a
            quem cuida dele.
          </Text>
        )}
      </Stack>
      <Button variant="default" onClick={perguntar}>
        {restrito ? 'Remover restrição' : 'Restringir acesso'}
      </Button>
      {perguntando && (
        <Suspense fallback={null}>
          {restrito ? (
            <DialogoDeRetirada aoFechar={fechar} />
          ) : (
            <DialogoDeRestricao aoFechar={fechar} />
          )}
        </Suspense>
      )}
    </section>
  );
}

function Equipe() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data } = useQuery(equipeOptions(clinicaId, paciente.id));
  if (!data) return null;
  if (data.length === 0) {
    return (
      <Text size="sm">
        Ninguém cuida deste paciente agora. Defina um médico responsável no cadastro.
      </Text>
    );
  }
  return (
    <Text size="sm">
      Lê este prontuário:{' '}
      {data.map(({ nome, motivo }) => `${nome} (${POR_QUE_LE[motivo]})`).join('; ')}.
    </Text>
  );
}

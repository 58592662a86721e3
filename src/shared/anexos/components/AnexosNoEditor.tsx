import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { anexosDaEvolucaoOptions } from '../api/queries.ts';
import { AlvoDeArquivos } from './AlvoDeArquivos.tsx';
import classes from './Anexos.module.css';

const AnexosDoRascunho = sobDemanda(() =>
  import('./AnexosDoRascunho.tsx').then((modulo) => ({ default: modulo.AnexosDoRascunho })),
);

interface Props {
  prontuarioId: string;
  /** Brings the draft to the server, also an empty one; false when it could not. */
  garantir: () => Promise<boolean>;
}

/** Takes the files of a draft. The code that sends and lists them comes with the first file. */
export function AnexosNoEditor({ prontuarioId, garantir }: Props) {
  const { data: guardados = [] } = useQuery(anexosDaEvolucaoOptions(prontuarioId));
  const [recebidos, setRecebidos] = useState<readonly File[]>([]);
  const receber = (arquivos: readonly File[]) => setRecebidos((antes) => [...antes, ...arquivos]);
  const vazio = <SemAnexos aoReceber={receber} />;
  const [abriu, setAbriu] = useState(false);
  // Stays open once it was: a file may be on its way while none is kept.
  if (!abriu && guardados.length + recebidos.length > 0) setAbriu(true);
  if (!abriu) return vazio;
  return (
    <Suspense fallback={vazio}>
      <AnexosDoRascunho prontuarioId={prontuarioId} garantir={garantir} recebidos={recebidos} />
    </Suspense>
  );
}

function SemAnexos({ aoReceber }: { aoReceber: (arquivos: readonly File[]) => void }) {
  return (
    <Stack
      component="section"
      className={classes.doRascunho}
      gap="sm"
      aria-labelledby="anexos-do-rascunho"
    >
      <Text component="h2" fz="lg" fw={650} id="anexos-do-rascunho">
        Anexos
      </Text>
      <AlvoDeArquivos aoReceber={aoReceber} />
    </Stack>
  );
}

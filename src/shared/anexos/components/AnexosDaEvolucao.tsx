import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Anexo } from '../api/linhas.ts';
import { anexosDaEvolucaoOptions } from '../api/queries.ts';
import { ListaDeAnexos } from './ListaDeAnexos.tsx';

const InativarAnexo = sobDemanda(() =>
  import('./InativarAnexo.tsx').then((modulo) => ({ default: modulo.InativarAnexo })),
);

interface Props {
  prontuarioId: string;
  /** Whether the entry is finished: then a file is inactivated instead of taken back. */
  finalizada: boolean;
  /** What the list is called on screen and paper. */
  titulo?: string;
}

/** Files of an entry, to who reads the record; its author inactivates one. */
export function AnexosDaEvolucao({ prontuarioId, finalizada, titulo = 'Anexos' }: Props) {
  const { data: anexos = [], error } = useQuery(anexosDaEvolucaoOptions(prontuarioId));
  const { id } = usePerfil();
  const [aInativar, setAInativar] = useState<Anexo | null>(null);
  const podeInativar = (anexo: Anexo) =>
    finalizada && anexo.criado_por === id && anexo.inativado_em === null;
  return (
    <>
      <ListaDeAnexos
        titulo={titulo}
        anexos={anexos.filter(({ estado }) => estado === 'conferido')}
        erro={error}
        acao={(anexo) =>
          podeInativar(anexo) && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={`Inativar ${anexo.nome}`}
              onClick={() => setAInativar(anexo)}
            >
              Inativar
            </Button>
          )
        }
      />
      {aInativar && (
        <Suspense fallback={null}>
          <InativarAnexo
            anexo={aInativar}
            prontuarioId={prontuarioId}
            aoFechar={() => setAInativar(null)}
          />
        </Suspense>
      )}
    </>
  );
}

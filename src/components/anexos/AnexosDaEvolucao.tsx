import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { anexosDaEvolucaoOptions } from '@/lib/anexos/chamadas.ts';
import type { Anexo } from '@/lib/anexos/linhas.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import classes from './Anexos.module.css';
import { UmAnexo } from './UmAnexo.tsx';
import { useAbrirAnexo } from './useAbrirAnexo.ts';
import { VisorSobDemanda } from './VisorSobDemanda.tsx';

const InativarAnexo = lazy(() =>
  import('./InativarAnexo.tsx').then((modulo) => ({ default: modulo.InativarAnexo })),
);

/** How much of a hash stands on paper: enough to tell two files apart. */
const RESUMO_IMPRESSO = 16;

interface Props {
  prontuarioId: string;
  /** Whether the entry is finished: then a file is inactivated instead of taken back. */
  finalizada: boolean;
  /** What the list is called on screen and paper. */
  titulo?: string;
}

/** Files of an entry as it is read: opened, downloaded, and listed on paper with their hashes. */
export function AnexosDaEvolucao({ prontuarioId, finalizada, titulo = 'Anexos' }: Props) {
  const { data: anexos = [], error } = useQuery(anexosDaEvolucaoOptions(prontuarioId));
  const abertura = useAbrirAnexo();
  const { id } = usePerfil();
  const [aInativar, setAInativar] = useState<Anexo | null>(null);
  const falha = error ?? abertura.falha;
  const conferidos = anexos.filter(({ estado }) => estado === 'conferido');
  if (conferidos.length === 0 && !falha) return null;
  return (
    <section className={classes.anexos} aria-label={titulo}>
      <h2 className={classes.titulo}>{titulo}</h2>
      {falha && (
        <p className={classes.recusa} role="alert">
          {mensagemDeErro(falha)}
        </p>
      )}
      <ul className={classes.lista}>
        {conferidos.map((anexo) => (
          <UmAnexo
            key={anexo.id}
            anexo={anexo}
            aoAbrir={abertura.abrir}
            aoBaixar={abertura.baixar}
            detalhe={<Detalhe anexo={anexo} />}
          >
            {finalizada && anexo.criado_por === id && anexo.inativado_em === null && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={`Inativar ${anexo.nome}`}
                onClick={() => setAInativar(anexo)}
              >
                Inativar
              </Button>
            )}
          </UmAnexo>
        ))}
      </ul>
      {aInativar && (
        <Suspense fallback={null}>
          <InativarAnexo
            anexo={aInativar}
            prontuarioId={prontuarioId}
            aoFechar={() => setAInativar(null)}
          />
        </Suspense>
      )}
      <VisorSobDemanda {...abertura} />
    </section>
  );
}

function Detalhe({ anexo: { sha256, inativado_em, motivo_inativacao } }: { anexo: Anexo }) {
  return (
    <>
      {inativado_em && (
        <>
          . Inativado em {formatarDataHora(inativado_em)}: {motivo_inativacao}
        </>
      )}
      {sha256 && <span className="so-no-papel">, SHA-256 {sha256.slice(0, RESUMO_IMPRESSO)}…</span>}
    </>
  );
}

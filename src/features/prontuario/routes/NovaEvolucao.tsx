import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePendenciasAbertas } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { rascunhosOptions } from '../api/queries.ts';
import { EvolucaoIndisponivel } from '../components/EvolucaoIndisponivel.tsx';
import { AbrirRascunho } from '../editor/AbrirRascunho.tsx';
import { EsqueletoDoEditor } from '../editor/EsqueletoDoEditor.tsx';
import { copiasLocais } from '../rascunho/copia-local.ts';

export { adiantarRascunhos as adiantar } from '../adiantar.ts';

/**
 * `…/nova`: a new entry, or an addendum with `?adendo=`. The draft's id goes into the address at
 * once, so that a reload comes back to the same draft, saved or not.
 */
export function NovaEvolucao() {
  const { escreve } = usePacienteDaTela();
  const { rascunho, adendo = null } = useSearch({ from: rotaDe(PATHS.novaEvolucao) });
  if (!escreve) return <EvolucaoIndisponivel motivo="so-leitura" />;
  if (rascunho) return <AbrirRascunho key={rascunho} id={rascunho} novo={{ adendoDe: adendo }} />;
  return <EscolherRascunho key={adendo ?? ''} adendo={adendo} />;
}

/** Goes on with the draft of the same kind that is already open, or starts one. */
function EscolherRascunho({ adendo }: { adendo: string | null }) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { id: usuarioId } = usePerfil();
  const aberta = usePendenciasAbertas(usuarioId);
  const [novoId] = useState(() => crypto.randomUUID());
  const pathname = useLocation({ select: (local) => local.pathname });
  const [aqui] = useState(pathname);
  const { data, error, isFetchedAfterMount, refetch, fetchStatus } = useQuery({
    ...rascunhosOptions(clinicaId, paciente.id),
    staleTime: 0,
  });

  const semRede = fetchStatus === 'paused';
  if (error && !semRede) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  // While the next screen loads this one still shows: who left is not called back to it.
  const partiu = pathname !== aqui;
  if (partiu || !aberta || (!isFetchedAfterMount && !semRede)) return <EsqueletoDoEditor />;

  const doServidor = (data ?? []).filter((r) => !r.corrige_id && r.adendo_de === adendo);
  const copias = copiasLocais(usuarioId)
    .doPaciente(paciente.id)
    .filter((copia) => copia.adendo_de === adendo && copia.revisao === null);
  const aberto = [...doServidor, ...copias][0];
  return (
    <Navigate
      to={PATHS.novaEvolucao}
      params={{ id: paciente.id }}
      search={{ rascunho: aberto?.id ?? novoId, ...(adendo && { adendo }) }}
      replace
    />
  );
}

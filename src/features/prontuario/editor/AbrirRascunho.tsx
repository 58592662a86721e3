import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePendenciasAbertas } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { Entrada } from '../api/linhas.ts';
import { entradaOptions } from '../api/queries.ts';
import { type Copia, copiasLocais } from '../rascunho/copia-local.ts';
import { ContextoDoRascunho, tituloDoRascunho } from './ContextoDoRascunho.tsx';
import { Editor } from './Editor.tsx';
import { EsqueletoDoEditor } from './EsqueletoDoEditor.tsx';
import { useAbertura } from './useAbertura.ts';

const AbertoEmOutraJanela = sobDemanda(() =>
  import('./AbertoEmOutraJanela.tsx').then((modulo) => ({ default: modulo.AbertoEmOutraJanela })),
);

const EvolucaoIndisponivel = sobDemanda(() =>
  import('../components/EvolucaoIndisponivel.tsx').then((modulo) => ({
    default: modulo.EvolucaoIndisponivel,
  })),
);

const EntradaEncerrada = sobDemanda(() =>
  import('./EntradaEncerrada.tsx').then((modulo) => ({ default: modulo.EntradaEncerrada })),
);

interface Props {
  id: string;
  /** The draft may not exist yet, and then it is this. Absent: it must exist. */
  novo?: { adendoDe: string | null };
}

/** A draft in this window: written, unless another window of its author has it open. */
export function AbrirRascunho(props: Props) {
  const { id } = props;
  const { id: usuarioId } = usePerfil();
  const aberta = usePendenciasAbertas(usuarioId);
  const { esperando, emOutraJanelaDesde: desde, assumir, perguntar } = useAbertura(id);
  if (desde !== undefined) {
    return (
      <Suspense fallback={<EsqueletoDoEditor />}>
        <AbertoEmOutraJanela id={id} desde={desde} assumir={assumir} />
      </Suspense>
    );
  }
  // What this device kept comes before what the server says.
  if (!aberta) return <EsqueletoDoEditor />;
  return <LerRascunho {...props} esperando={esperando} aoPerder={perguntar} />;
}

interface PropsDaLeitura extends Props {
  /** It is not known yet whether this window may write. */
  esperando: boolean;
  /** A save was refused because another window took the draft over. */
  aoPerder: () => void;
}

/** Reads what the server and this device hold of a draft, then opens its editor. */
function LerRascunho({ id, novo, esperando, aoPerder }: PropsDaLeitura) {
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const { id: usuarioId } = usePerfil();
  const [copia] = useState(() => copiasLocais(usuarioId).buscar(id));
  const leitura = useQuery({
    ...entradaOptions(clinicaId, paciente.id, id),
    // The editor starts from what the server holds now, and from then on keeps its own account.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });

  // Without a connection, what this device kept is enough to go on writing.
  const semRede = leitura.fetchStatus === 'paused' || leitura.isError;
  if (esperando || (!leitura.isFetchedAfterMount && !semRede)) return <EsqueletoDoEditor />;
  if (leitura.isError && !copia) {
    return (
      <EstadoErro
        erro={leitura.error}
        titulo="Não foi possível abrir este rascunho."
        aoTentar={() => void leitura.refetch()}
      />
    );
  }
  return (
    <RascunhoLido
      salvo={leitura.data ?? null}
      {...{ id, copia, escreve, aoPerder, ...(novo && { novo }) }}
    />
  );
}

interface PropsDoLido extends Props {
  salvo: Entrada | null;
  copia: Copia | null;
  escreve: boolean;
  aoPerder: () => void;
}

function RascunhoLido({ id, novo, salvo, copia, escreve, aoPerder }: PropsDoLido) {
  const { paciente } = usePacienteDaTela();
  // Decided once: a refetch must not close an editor in which somebody is writing.
  const [inicial] = useState({ salvo, copia });

  if (inicial.salvo && inicial.salvo.status !== 'rascunho') {
    return (
      <Suspense fallback={null}>
        <EntradaEncerrada entrada={inicial.salvo} />
      </Suspense>
    );
  }
  const conhecida = inicial.salvo ?? inicial.copia;
  const falta = !conhecida && !novo;
  if (falta || !escreve) {
    return (
      <Suspense fallback={<EsqueletoDoEditor />}>
        <EvolucaoIndisponivel motivo={falta ? 'nao-encontrada' : 'so-leitura'} />
      </Suspense>
    );
  }

  const adendoDe = conhecida ? conhecida.adendo_de : (novo?.adendoDe ?? null);
  const origem = { adendo_de: adendoDe, corrige_id: inicial.salvo?.corrige_id ?? null };
  return (
    <Editor
      titulo={tituloDoRascunho(origem)}
      aoPerder={aoPerder}
      rascunho={{
        identidade: {
          id,
          paciente_id: paciente.id,
          clinica_id: paciente.clinica_id,
          adendo_de: adendoDe,
        },
        salvo: inicial.salvo,
        copia: inicial.copia,
      }}
      contexto={
        <ContextoDoRascunho
          {...origem}
          motivo={inicial.salvo?.motivo_correcao ?? null}
          versao={inicial.salvo?.versao ?? 1}
        />
      }
    />
  );
}

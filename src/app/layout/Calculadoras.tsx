import { useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { usePacienteNaTela } from '@/shared/calculadoras/na-tela.ts';
import { aoPedirCalculadora } from '@/shared/calculadoras/pedida.ts';

/** The drawer and the whole catalogue with it: fetched before it opens, or the first time it does. */
export const carregarGaveta = () => import('@/features/calculadoras/gaveta/Gaveta.tsx');

const Gaveta = sobDemanda(() => carregarGaveta().then(({ Gaveta }) => ({ default: Gaveta })));

interface Props {
  aberta: boolean;
  aoAbrir: () => void;
  aoFechar: () => void;
}

/** Calculators and scores over any screen; where it is about a patient, they know of whom. */
export function Calculadoras({ aberta, aoAbrir, aoFechar }: Props) {
  const [jaAbriu, setJaAbriu] = useState(aberta);
  const [pedida, setPedida] = useState<{ readonly id: string }>();
  const atender = useEffectEvent((id: string | undefined) => {
    setPedida(id === undefined ? undefined : { id });
    aoAbrir();
  });
  useEffect(() => aoPedirCalculadora((id) => atender(id)), []);
  const onde = useRegistroAberto();
  // It stays once it came, so that what was typed is there when it opens again.
  if (aberta && !jaAbriu) setJaAbriu(true);
  if (!jaAbriu) return null;
  return (
    <Suspense fallback={null}>
      <Gaveta
        aberta={aberta}
        aoFechar={() => {
          setPedida(undefined);
          aoFechar();
        }}
        pedida={pedida}
        {...onde}
      />
    </Suspense>
  );
}

/** The patient whom the screen is about, whether in the record, and the draft being written there. */
function useRegistroAberto() {
  const le = usePode()('prontuario.ler');
  const doPainel = usePacienteNaTela();
  const doProntuario = useMatches({
    select: (rotas) => {
      const parametros = rotas.find(eDoPaciente) && rotas.at(-1)?.params;
      return parametros && 'id' in parametros ? parametros.id : undefined;
    },
  });
  const daConversa = useMatches({
    select: (rotas) => {
      const ultima = rotas.at(-1);
      // A conversation is opened by the id of its patient.
      return ultima?.fullPath === PATHS.acompanhamento && le ? ultima.search.chat : undefined;
    },
  });
  const rascunhoId = useMatches({
    select: (rotas) => {
      const ultima = rotas.at(-1);
      if (ultima?.fullPath === PATHS.novaEvolucao) return ultima.search.rascunho;
      return ultima?.fullPath === PATHS.editarEvolucao ? ultima.params.prontuarioId : undefined;
    },
  });
  return {
    pacienteId: doProntuario ?? daConversa ?? doPainel,
    noProntuario: doProntuario !== undefined,
    rascunhoId: rascunhoId ?? null,
  };
}

function eDoPaciente({ routeId }: { routeId: string }): boolean {
  return routeId === rotaDe(PATHS.paciente);
}

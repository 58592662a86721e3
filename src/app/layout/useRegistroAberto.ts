import { useMatches } from '@tanstack/react-router';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { usePacienteNaTela } from '@/shared/calculadoras/na-tela.ts';

/** The patient whom the screen is about, whether in the record, and the draft being written there. */
export function useRegistroAberto() {
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

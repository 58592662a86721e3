import { useEffect, useSyncExternalStore } from 'react';

/**
 * Lets the panels of the screens and the drawer of the tools, which opens over them, know of each
 * other.
 */
function criarAviso<T>(nada: T) {
  let valor = nada;
  const ouvintes = new Set<() => void>();
  const mudar = (novo: T) => {
    valor = novo;
    for (const ouvir of ouvintes) ouvir();
  };
  return {
    ler: () => valor,
    assinar(ouvir: () => void) {
      ouvintes.add(ouvir);
      return () => ouvintes.delete(ouvir);
    },
    /** Says something until the returned function is called. */
    dizer(novo: T): () => void {
      mudar(novo);
      return () => mudar(nada);
    },
  };
}

const paciente = criarAviso<string | undefined>(undefined);
const gaveta = criarAviso(false);

/** Makes the tools be about the patient of an open panel, whose address may not say so. */
export function useMostrarPaciente(id: string | undefined): void {
  useEffect(() => paciente.dizer(id), [id]);
}

/** The patient whom the open panel is about. */
export function usePacienteNaTela(): string | undefined {
  return useSyncExternalStore(paciente.assinar, paciente.ler);
}

/** Tells what lies under the tools while they are open over the screen. */
export function useMostrarCalculadoras(abertas: boolean): void {
  useEffect(() => gaveta.dizer(abertas), [abertas]);
}

/** Whether the tools are open over the screen: Escape is theirs then. */
export function useCalculadorasPorCima(): boolean {
  return useSyncExternalStore(gaveta.assinar, gaveta.ler);
}

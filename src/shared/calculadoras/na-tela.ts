import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Lets a screen and the drawer of the tools, which opens over it, know of each other. */
function criarAviso<T>() {
  let valor: T | undefined;
  const ouvintes = new Set<() => void>();
  const mudar = (novo: T | undefined) => {
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
    dizer(novo: T | undefined): () => void {
      mudar(novo);
      return () => mudar(undefined);
    },
  };
}

/** Takes a result as text into what is being written; returns where it went, as a person calls it. */
type Receber = (texto: string) => string;

const paciente = criarAviso<string>();
const receptor = criarAviso<Receber>();

/** Makes the tools be about the patient of an open panel, whose address may not say so. */
export function useMostrarPaciente(id: string | undefined): void {
  useEffect(() => paciente.dizer(id), [id]);
}

/** The patient whom the open panel is about. */
export function usePacienteNaTela(): string | undefined {
  return useSyncExternalStore(paciente.assinar, paciente.ler);
}

/** Offers the tools a place for their results, while a text is being written. */
export function useReceberResultado(receber: Receber): void {
  const agora = useEffectEvent(receber);
  useEffect(() => receptor.dizer((texto) => agora(texto)), []);
}

/** Where a result can go as text; nothing where nobody is writing. */
export function useReceptorDeResultado(): Receber | undefined {
  return useSyncExternalStore(receptor.assinar, receptor.ler);
}

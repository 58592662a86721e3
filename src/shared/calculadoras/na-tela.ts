import type { Grandeza } from '@domain/clinico/motor/grandezas.ts';
import type { Sexo } from '@domain/contracts/paciente.ts';
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

/** Somebody whom a screen is about without a record: as much as the screen knows. */
export interface PessoaNaTela {
  readonly nome: string;
  readonly sexo: Sexo;
  /** In years, perhaps estimated; null where nobody knows. */
  readonly idade: number | null;
  readonly medidas: readonly {
    readonly grandeza: Grandeza;
    readonly valor: number;
    readonly unidade: string;
    /** When it was measured. */
    readonly em: string;
  }[];
}

const paciente = criarAviso<string>();
const pessoa = criarAviso<PessoaNaTela & { readonly id: string }>();
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

/** Makes the tools be about somebody without a record, and follow what is written of them. */
export function useMostrarPessoa(id: string, quem: PessoaNaTela): void {
  const dita = JSON.stringify(quem);
  useEffect(() => pessoa.dizer({ ...(JSON.parse(dita) as PessoaNaTela), id }), [id, dita]);
}

/** Whom without a record the screen is about. */
export function usePessoaNaTela(): (PessoaNaTela & { readonly id: string }) | undefined {
  return useSyncExternalStore(pessoa.assinar, pessoa.ler);
}

import { useSyncExternalStore } from 'react';

/** Medicines that were said in a visit and wait for their doctor to look them up; gone with the tab. */
const porPaciente = new Map<string, readonly string[]>();
const ouvintes = new Set<() => void>();
const NENHUM: readonly string[] = [];

function mudar(pacienteId: string, itens: readonly string[]) {
  porPaciente.set(pacienteId, itens);
  for (const ouvir of ouvintes) ouvir();
}

/** Offers a medicine to the prescription of a patient, in the words that were said. */
export function ditarItem(pacienteId: string, texto: string): void {
  const antes = porPaciente.get(pacienteId) ?? NENHUM;
  if (!antes.includes(texto)) mudar(pacienteId, [...antes, texto]);
}

/** It was looked up, and is offered no more. */
export function tirarDitado(pacienteId: string, texto: string): void {
  mudar(
    pacienteId,
    (porPaciente.get(pacienteId) ?? NENHUM).filter((um) => um !== texto),
  );
}

/** What waits for a patient's prescription. */
export function useDitados(pacienteId: string): readonly string[] {
  return useSyncExternalStore(
    (ouvir) => {
      ouvintes.add(ouvir);
      return () => ouvintes.delete(ouvir);
    },
    () => porPaciente.get(pacienteId) ?? NENHUM,
  );
}

import type { Pendencia } from './pendencia.ts';

/**
 * Keeps what waits in the order in which it was made, and by streams. Each step costs the same
 * among many.
 */
export class Ordem {
  readonly #todas = new Map<string, Pendencia>();
  readonly #correntes = new Map<string, Set<string>>();
  /** Order of the last operation of each stream. */
  readonly #fins = new Map<string, number>();
  #ordenadas: readonly Pendencia[] | null = null;
  #ultimaVersao = 0;

  get quantas(): number {
    return this.#todas.size;
  }

  /** The same array as long as nothing changed. */
  ler(): readonly Pendencia[] {
    this.#ordenadas ??= [...this.#todas.values()].sort((a, b) => a.ordem - b.ordem);
    return this.#ordenadas;
  }

  buscar = (id: string): Pendencia | undefined => this.#todas.get(id);

  tem = (id: string): boolean => this.#todas.has(id);

  correntes = (): string[] => [...this.#correntes.keys()];

  *daCorrente(corrente: string): Iterable<Pendencia> {
    for (const id of this.#correntes.get(corrente) ?? []) {
      const pendencia = this.#todas.get(id);
      if (pendencia) yield pendencia;
    }
  }

  /** Returns a version higher than all that is known here; it is also a place in the order. */
  proximaVersao(agora: number): number {
    const seguinte = agora * 1000 + Math.floor(Math.random() * 1000);
    this.#ultimaVersao = Math.max(this.#ultimaVersao + 1, seguinte);
    return this.#ultimaVersao;
  }

  /** Inserts an operation in order, or replaces the one with the same id. */
  por(pendencia: Pendencia): void {
    const { id, corrente, ordem, versao } = pendencia;
    this.#ultimaVersao = Math.max(this.#ultimaVersao, versao);
    this.#ordenadas = null;
    const ids = this.#correntes.get(corrente) ?? new Set();
    const nova = !ids.has(id);
    this.#todas.set(id, pendencia);
    this.#correntes.set(corrente, ids.add(id));
    if (!nova) return;
    // Only an operation of another tab can arrive after a later one.
    if (ordem < (this.#fins.get(corrente) ?? 0)) this.#reordenar(corrente);
    else this.#fins.set(corrente, ordem);
  }

  tirar(id: string): void {
    const corrente = this.#todas.get(id)?.corrente ?? '';
    const ids = this.#correntes.get(corrente);
    ids?.delete(id);
    if (ids?.size === 0) {
      this.#correntes.delete(corrente);
      this.#fins.delete(corrente);
    }
    this.#todas.delete(id);
    this.#ordenadas = null;
  }

  #reordenar(corrente: string): void {
    const emOrdem = [...this.daCorrente(corrente)].sort((a, b) => a.ordem - b.ordem);
    this.#correntes.set(corrente, new Set(emOrdem.map(({ id }) => id)));
  }
}

/** The read-only view. */
export type OrdemLida = Pick<Ordem, 'quantas' | 'ler' | 'buscar' | 'correntes' | 'daCorrente'>;

import type { Pendencia } from './pendencia.ts';

/** What waits, in the order in which it was made, and by streams. Each step costs the same among many. */
export class Ordem {
  readonly #todas = new Map<string, Pendencia>();
  readonly #correntes = new Map<string, Set<string>>();
  /** The place in the order of the last of each stream. */
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

  /** A version, and a place in the order, after all that is known here. */
  proximaVersao(agora: number): number {
    const seguinte = agora * 1000 + Math.floor(Math.random() * 1000);
    this.#ultimaVersao = Math.max(this.#ultimaVersao + 1, seguinte);
    return this.#ultimaVersao;
  }

  /** Puts one in its place, or in that of what has the same id. */
  por(pendencia: Pendencia): void {
    const { id, corrente, ordem, versao } = pendencia;
    this.#ultimaVersao = Math.max(this.#ultimaVersao, versao);
    this.#ordenadas = null;
    const ids = this.#correntes.get(corrente) ?? new Set();
    const nova = !ids.has(id);
    this.#todas.set(id, pendencia);
    this.#correntes.set(corrente, ids.add(id));
    if (!nova) return;
    // Only what another tab made can come after a later one.
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

/** The same, for whoever only looks. */
export type OrdemLida = Pick<Ordem, 'quantas' | 'ler' | 'buscar' | 'correntes' | 'daCorrente'>;

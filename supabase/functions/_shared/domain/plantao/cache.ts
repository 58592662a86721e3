const MINUTO = 60_000;

/** The limits of the specification, §9. */
export const LIMITES_DO_CACHE = { entradas: 100, idade: 3 * MINUTO, purga: 3 } as const;

/** For how long each reading of a shift holds (specification §9). */
export const IDADES = {
  sessaoAtiva: 5 * MINUTO,
  plantoesDoMes: 3 * MINUTO,
  atendimentos: MINUTO,
  reavaliacoes: MINUTO,
} as const;

interface Entrada {
  readonly valor: unknown;
  readonly em: number;
  readonly idade: number;
}

/**
 * What was read of a shift, by key. An entry holds for its age; past three times that it is purged when
 * room is needed, and if that makes none, the oldest half goes. It has no clock: each call says when.
 */
export class CacheDoPlantao {
  readonly #entradas = new Map<string, Entrada>();

  get tamanho(): number {
    return this.#entradas.size;
  }

  /** Returns what is kept and still holds; undefined otherwise. */
  ler(chave: string, agora: number): unknown {
    const entrada = this.#entradas.get(chave);
    return entrada && agora - entrada.em <= entrada.idade ? entrada.valor : undefined;
  }

  /** Keeps a value, making room first where there is none. */
  guardar(
    chave: string,
    valor: unknown,
    agora: number,
    idade: number = LIMITES_DO_CACHE.idade,
  ): void {
    // Taken out first, so that the map stays in the order in which things were kept.
    this.#entradas.delete(chave);
    if (this.#entradas.size >= LIMITES_DO_CACHE.entradas) this.#abrirEspaco(agora);
    this.#entradas.set(chave, { valor, em: agora, idade });
  }

  /** Forgets what begins with a text; with none, everything. */
  esquecer(comeco = ''): void {
    for (const chave of this.#entradas.keys()) {
      if (chave.startsWith(comeco)) this.#entradas.delete(chave);
    }
  }

  #abrirEspaco(agora: number): void {
    for (const [chave, { em, idade }] of this.#entradas) {
      if (agora - em > LIMITES_DO_CACHE.purga * idade) this.#entradas.delete(chave);
    }
    if (this.#entradas.size < LIMITES_DO_CACHE.entradas) return;
    const antigas = [...this.#entradas].sort(([, um], [, outro]) => um.em - outro.em);
    for (const [chave] of antigas.slice(0, Math.ceil(antigas.length / 2))) {
      this.#entradas.delete(chave);
    }
  }
}

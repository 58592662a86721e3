/**
 * A first-come, first-served lock.
 *
 * PGlite is one PostgreSQL session for everybody: whoever opens a transaction or sets a role must
 * have it alone until the end, else the next request would run as somebody else.
 */
export class Lock {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Waits for its turn; the answer gives the turn to the next one. */
  async acquire(): Promise<() => void> {
    const previous = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    this.#waiting += 1;
    await previous;
    this.#waiting -= 1;
    return release;
  }

  /** Runs `work` alone. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}

/** What the stack says from then on: the database in this process cannot be used any more. */
export class DatabaseStopped extends Error {
  override name = 'DatabaseStopped';

  constructor(cause: unknown) {
    super('O banco de dados local parou e não volta sozinho: encerre o Pleno e inicie de novo.', {
      cause,
    });
  }
}

/** Whether PostgreSQL itself ended, in its WebAssembly: it answers nothing any more, not even errors. */
export const isPanic = (error: unknown) => error instanceof WebAssembly.RuntimeError;

/**
 * A first-come, first-served lock.
 *
 * PGlite is one PostgreSQL session for everybody: whoever opens a transaction or sets a role must
 * have it alone until the end, else the next request would run as somebody else.
 */
export class Lock {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #stopped: DatabaseStopped | undefined;
  /** How to tell those who wait, or work, that there is no database any more. */
  readonly #running = new Set<(reason: DatabaseStopped) => void>();

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

  /** From here on nobody gets a turn: who waits, and who holds it, is told so at once. */
  stop(cause: unknown): void {
    this.#stopped ??= new DatabaseStopped(cause);
    for (const tell of this.#running) tell(this.#stopped);
  }

  /** Runs `work` alone. @throws DatabaseStopped when there is no database any more. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#running.add(reject);
      const done = () => this.#running.delete(reject);
      this.#inTurn(work).then(resolve, reject).finally(done);
    });
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire();
    try {
      if (this.#stopped) throw this.#stopped;
      return await work();
    } catch (error) {
      if (isPanic(error)) this.stop(error);
      throw this.#stopped ?? error;
    } finally {
      release();
    }
  }
}

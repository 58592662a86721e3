/** What a client of the PostgreSQL port set for its own session, put aside between its turns. */
import type { PGlite } from '@electric-sql/pglite';

// PostgreSQL does not list these among the settings of a session.
const UNLISTED = [
  'role',
  'request.jwt.claims',
  'request.jwt.claim.sub',
  'request.jwt.claim.role',
  'request.jwt.claim.email',
];

// Only such a message can change a setting; a doubt costs a query, no more.
const MAY_SET = /\b(set|reset|discard|set_config)\b/i;

interface Setting {
  readonly name: string;
  readonly setting: string;
}

export class SessionSettings {
  readonly #db: PGlite;
  #kept: Setting[] = [];
  #changed = false;

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** Looks at a message of the client. */
  notice(message: Uint8Array): void {
    this.#changed ||= MAY_SET.test(Buffer.from(message).toString('latin1'));
  }

  /** Gives the client its settings back. */
  async restore(): Promise<void> {
    for (const { name, setting } of this.#kept) {
      await this.#db.query('select set_config($1, $2, false)', [name, setting]);
    }
    this.#changed = this.#kept.length > 0;
  }

  /** Remembers the client's settings and leaves the session as the others expect it. */
  async putAside(): Promise<void> {
    if (!this.#changed) return;
    const { rows } = await this.#db.query<Setting>(
      `select name, setting from pg_settings where source = 'session'
       union all
       select name, current_setting(name, true) from unnest($1::text[]) as name
       where coalesce(current_setting(name, true), '') not in ('', 'none')`,
      [UNLISTED],
    );
    this.#kept = rows;
    await this.#db.exec('reset role; reset all');
    this.#changed = false;
  }
}

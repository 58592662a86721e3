/** One joined channel of one connection: what it asked for and what it is sent. */
import type { Database } from '../database.ts';
import type { Change } from './changes.ts';
import type { Binding } from './protocol.ts';
import { type Claims, visibleRow } from './visibility.ts';

export interface NumberedBinding extends Binding {
  readonly id: number;
}

export class Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly NumberedBinding[];
  /** Replaced when the client refreshes its token. */
  claims: Claims;
  readonly #send: (event: string, payload: Record<string, unknown>) => void;

  constructor(options: {
    topic: string;
    joinRef: string | null;
    bindings: readonly NumberedBinding[];
    claims: Claims;
    send: (event: string, payload: Record<string, unknown>) => void;
  }) {
    this.topic = options.topic;
    this.joinRef = options.joinRef;
    this.bindings = options.bindings;
    this.claims = options.claims;
    this.#send = options.send;
  }

  /** Sends a change to the client for each of its bindings that it concerns and may see. */
  async tell(database: Database, change: Change): Promise<void> {
    for (const binding of this.bindings) {
      if (!concerns(binding, change) || this.#expired()) continue;
      try {
        const data = await describe(database, change, this.claims, binding.filter);
        if (data) this.#send('postgres_changes', { ids: [binding.id], data });
      } catch (error) {
        // Such as a filter whose value is not of the column's type: that is for its author.
        const message = error instanceof Error ? error.message : String(error);
        this.#send('system', { extension: 'postgres_changes', message, status: 'error' });
      }
    }
  }

  #expired(): boolean {
    return this.claims.exp !== undefined && this.claims.exp * 1000 <= Date.now();
  }
}

function concerns(binding: Binding, change: Change): boolean {
  return (
    (binding.event === '*' || binding.event === change.type) &&
    (binding.schema === '*' || binding.schema === change.schema) &&
    (binding.table === undefined || binding.table === '*' || binding.table === change.table)
  );
}

async function describe(
  database: Database,
  change: Change,
  claims: Claims,
  filter: string | undefined,
): Promise<Record<string, unknown> | null> {
  const { type, schema, table, key, at } = change;
  const common = { type, schema, table, commit_timestamp: at, errors: null };
  if (type === 'DELETE') {
    // No policy can be asked about a row that is gone, so only its key is told; as on the
    // platform a filter on any other column then lets nothing through.
    if (filter !== undefined) return null;
    const columns = Object.keys(key).map((name) => ({ name, type: 'text' }));
    return { ...common, columns, old_record: key };
  }
  const seen = await visibleRow(database, change, claims, filter);
  if (!seen) return null;
  return { ...common, ...seen, ...(type === 'UPDATE' && { old_record: key }) };
}

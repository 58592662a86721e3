/** What of a changed row a subscriber may see: asked of Postgres, as that subscriber. */
import type { Database } from '../database.ts';
import type { Change } from './changes.ts';
import { parseFilter } from './filter.ts';

/** The verified claims of a token, or those of somebody without one. */
export interface Claims {
  readonly role: string;
  readonly sub?: string;
  readonly exp?: number;
}

export interface VisibleRow {
  readonly record: Record<string, unknown>;
  readonly columns: { name: string; type: string }[];
}

interface Column {
  readonly name: string;
  readonly type: string;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The columns of the row the claims reach, when policies and filter let the row through. */
export async function visibleRow(
  { db, lock }: Database,
  change: Change,
  claims: Claims,
  filter: string | undefined,
): Promise<VisibleRow | null> {
  return lock.run(() =>
    db.transaction(async (tx) => {
      // Both forms of the claims, and the role itself: policies and helpers read any of them.
      await tx.query(
        `select set_config('request.jwt.claims', $1, true),
          set_config('request.jwt.claim.sub', $2, true),
          set_config('request.jwt.claim.role', $3, true),
          set_config('role', $3, true)`,
        [JSON.stringify(claims), claims.sub ?? '', claims.role],
      );
      const relation = `${quoted(change.schema)}.${quoted(change.table)}`;
      const { rows: columns } = await tx.query<Column>(
        `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and has_column_privilege(attrelid, attnum, 'select')
         order by attnum`,
        [relation],
      );
      const query = rowQuery(change, columns, filter);
      if (!query) return null;
      const { rows } = await tx.query<{ record: Record<string, unknown> }>(
        `select to_jsonb(seen) as record from (select ${query.list} from ${relation}
         where ${query.where}) seen`,
        query.values,
      );
      const record = rows[0]?.record;
      return record ? { record, columns } : null;
    }),
  );
}

/** The parts of the question; null when the claims do not reach a column it needs. */
function rowQuery(change: Change, columns: readonly Column[], filter: string | undefined) {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  const values: unknown[] = [];
  const parts: string[] = [];
  for (const [name, value] of Object.entries(change.key)) {
    values.push(String(value));
    parts.push(`${quoted(name)} = $${values.length}::text::${types.get(name)}`);
  }
  const condition = filter === undefined ? null : parseFilter(filter);
  if (condition) {
    values.push(condition.value);
    const parameter = Array.isArray(condition.value)
      ? `$${values.length}::text[]::${types.get(condition.column)}[]`
      : `$${values.length}::text::${types.get(condition.column)}`;
    parts.push(`${quoted(condition.column)} ${condition.test(parameter)}`);
  }
  const needed = [...Object.keys(change.key), ...(condition ? [condition.column] : [])];
  if (!needed.every((name) => types.has(name))) return null;
  const list = columns.map(({ name }) => quoted(name)).join(', ');
  return { list, where: parts.join(' and '), values };
}

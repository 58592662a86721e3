/** Asks a function of the database that config.toml names, as the Auth service does. */
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';

type Hook = Settings['auth']['hook'][keyof Settings['auth']['hook']];

const decisionSchema = z.object({
  decision: z.enum(['continue', 'reject']),
  message: z.optional(z.string()),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What the hook decides of an event; without a hook things go on. */
export async function askHook(
  { db }: Database,
  { enabled, uri }: Hook,
  event: Readonly<Record<string, unknown>>,
): Promise<Decision> {
  if (!enabled) return { decision: 'continue' };
  const [schema, name] = uri.split('/').slice(-2);
  const { rows } = await db.query<{ answer: unknown }>(
    `select "${schema}"."${name}"($1::jsonb) as answer`,
    [JSON.stringify(event)],
  );
  return z.parse(decisionSchema, rows[0]?.answer);
}

/** The Auth service's hook on a password it has looked at, which lite does not know. */
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';

const askedSchema = z.object({ email: z.string() });
const answerSchema = z.object({ access_token: z.string() });
const decisionSchema = z.object({
  decision: z.enum(['continue', 'reject']),
  message: z.optional(z.string()),
});

/** Whether a request gives a password for a session. */
function givesPassword({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    method === 'POST' &&
    pathname === '/auth/v1/token' &&
    searchParams.get('grant_type') === 'password'
  );
}

/** Asks the function that config.toml names, of the account that exists, as GoTrue does. */
export function passwordHook({ db }: Database, { auth }: Settings) {
  const { enabled, uri } = auth.hook.password_verification_attempt;
  const [schema, name] = uri.split('/').slice(-2);

  async function decide(email: string, valid: boolean) {
    const { rows } = await db.query<{ answer: unknown }>(
      `select "${schema}"."${name}"(jsonb_build_object('user_id', u.id, 'valid', $2::boolean)) as answer
       from auth.users u where u.email = lower($1)`,
      [email, valid],
    );
    const [row] = rows;
    return row ? z.parse(decisionSchema, row.answer) : { decision: 'continue' as const };
  }

  return async (request: Request, answer: () => Promise<Response>): Promise<Response> => {
    if (!enabled || !givesPassword(request)) return answer();
    const asked = askedSchema.safeParse(
      await request
        .clone()
        .json()
        .catch(() => null),
    );
    const response = await answer();
    if (!asked.success || (!response.ok && !(await refusedPassword(response)))) return response;
    const { decision, message } = await decide(asked.data.email, response.ok);
    if (decision === 'continue') return response;
    if (response.ok) await endSession(await response.json());
    return Response.json(
      { code: 400, error_code: 'invalid_credentials', msg: message },
      { status: 400 },
    );
  };

  /** Lite has made a session by now; the platform asks before it makes one. */
  async function endSession(answer: unknown): Promise<void> {
    const { access_token } = z.parse(answerSchema, answer);
    const claims = JSON.parse(
      Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    await db.query('delete from auth.sessions where id = $1', [claims.session_id]);
  }
}

async function refusedPassword(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const { error_code, code } = await response.clone().json();
  return error_code === 'invalid_credentials' || code === 'invalid_credentials';
}

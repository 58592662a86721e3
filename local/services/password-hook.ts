/** The Auth service's hook on a password it has looked at, which lite does not know. */
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { askHook, type Decision } from './hook.ts';

const askedSchema = z.object({ email: z.string() });
const answerSchema = z.object({ access_token: z.string() });

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
export function passwordHook(database: Database, { auth }: Settings) {
  const { db } = database;
  const hook = auth.hook.password_verification_attempt;

  async function decide(email: string, valid: boolean): Promise<Decision> {
    const { rows } = await db.query<{ id: string }>(
      'select id from auth.users where email = lower($1)',
      [email],
    );
    const [account] = rows;
    return account
      ? askHook(database, hook, { user_id: account.id, valid })
      : { decision: 'continue' };
  }

  return async (request: Request, answer: () => Promise<Response>): Promise<Response> => {
    if (!hook.enabled || !givesPassword(request)) return answer();
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

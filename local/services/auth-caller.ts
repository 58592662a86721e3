/** Who asks the Auth service, by a token whose session lives. */
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { LOCAL_ONLY_JWT_SECRET } from '../keys.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { Database } from './database.ts';

const KEY = new TextEncoder().encode(LOCAL_ONLY_JWT_SECRET);
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: string;
}

/** @throws {AuthRefusal} without a token, or when its session has ended. */
export async function callerOf({ headers }: Request, { db }: Database): Promise<Caller> {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) {
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a Bearer token');
  }
  const claims = await jwtVerify(token, KEY).then(
    ({ payload }) => claimsSchema.safeParse(payload),
    () => undefined,
  );
  if (!claims?.success) throw new AuthRefusal(403, 'bad_jwt', 'invalid JWT');
  const { sub, session_id } = claims.data;
  const { rows } = await db.query<{ email: string; aal: string }>(
    `select u.email, coalesce(s.aal, 'aal1') as aal
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.id = $2`,
    [session_id, sub],
  );
  if (!rows[0]) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthRefusal(403, 'session_not_found', message);
  }
  return { userId: sub, sessionId: session_id, ...rows[0] };
}

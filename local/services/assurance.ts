/** What the answers of the Auth service say of second factors, which lite leaves out. */
import { decodeJwt, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { LOCAL_ONLY_JWT_SECRET } from '../keys.ts';
import type { Settings } from '../settings.ts';
import { callerOf } from './auth-caller.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { Database } from './database.ts';
import { answerFactors, isAboutFactors, rememberMethod } from './second-factor.ts';

const KEY = new TextEncoder().encode(LOCAL_ONLY_JWT_SECRET);

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ id: z.uuid() }),
});
const changeSchema = z.object({ email: z.optional(z.string()), password: z.optional(z.string()) });

/** How each call that begins a session proves who asks; a renewal proves nothing anew. */
function methodOf({ pathname, searchParams }: URL): string | null {
  if (pathname === '/auth/v1/verify') return 'otp';
  if (pathname === '/auth/v1/signup') return 'password';
  return searchParams.get('grant_type') === 'password' ? 'password' : null;
}

const GIVES_SESSION = new Set(['/auth/v1/token', '/auth/v1/signup', '/auth/v1/verify']);

type Ask = (request: Request) => Promise<Response>;

/** Answers what is about second factors, and completes what lite answers to the rest. */
export function assurance(database: Database, settings: Settings) {
  const { db } = database;

  async function complete(request: Request, answer: Ask): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/auth/v1/user') return aboutUser(request, answer);
    const response = await answer(request);
    if (!GIVES_SESSION.has(url.pathname) || !response.ok) return response;
    const session = sessionSchema.safeParse(await response.clone().json());
    if (!session.success) return response;
    const { access_token, user } = session.data;
    return like(response, {
      ...session.data,
      access_token: await signedAgain(access_token, methodOf(url)),
      user: { ...user, ...(await factorsOf(user.id)) },
    });
  }

  async function aboutUser(request: Request, answer: Ask): Promise<Response> {
    const refused = request.method === 'PUT' && (await refuseOneFactor(request.clone()));
    if (refused) return refused;
    const response = await answer(request);
    if (!response.ok) return response;
    const user = z.looseObject({ id: z.uuid() }).parse(await response.clone().json());
    return like(response, { ...user, ...(await factorsOf(user.id)) });
  }

  /** GoTrue changes neither password nor e-mail of who has a second factor and has not given it. */
  async function refuseOneFactor(request: Request): Promise<Response | null> {
    const change = changeSchema.safeParse(await request.json().catch(() => null));
    if (!change.success || (!change.data.email && !change.data.password)) return null;
    const caller = await callerOf(request, database).catch(() => null);
    if (!caller || caller.aal === 'aal2') return null;
    const { factors = [] } = await factorsOf(caller.userId);
    if (!factors.some(({ status }) => status === 'verified')) return null;
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    return new AuthRefusal(401, 'insufficient_aal', message).response();
  }

  async function signedAgain(token: string, method: string | null): Promise<string> {
    const claims = decodeJwt<{ session_id: string }>(token);
    if (method) await rememberMethod(db, claims.session_id, method);
    const { rows } = await db.query<{ aal: string; amr: unknown }>(
      `select coalesce(s.aal, 'aal1') as aal, (
         select coalesce(jsonb_agg(
           jsonb_build_object('method', a.authentication_method, 'timestamp', extract(epoch from a.updated_at)::bigint)
           order by a.updated_at desc
         ), '[]') from auth.mfa_amr_claims a where a.session_id = s.id
       ) as amr
       from auth.sessions s where s.id = $1`,
      [claims.session_id],
    );
    return new SignJWT({ ...claims, ...rows[0] })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(KEY);
  }

  async function factorsOf(userId: string) {
    const { rows } = await db.query<{ id: string; status: string }>(
      `select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
       from auth.mfa_factors where user_id = $1 order by created_at`,
      [userId],
    );
    return rows.length > 0 ? { factors: rows } : {};
  }

  return async (request: Request, peer: string | null, answer: Ask): Promise<Response> => {
    if (!isAboutFactors(request)) return complete(request, answer);
    const refresh = (refresh_token: string) => {
      const url = new URL('/auth/v1/token?grant_type=refresh_token', request.url);
      const headers = {
        'content-type': 'application/json',
        apikey: request.headers.get('apikey') ?? '',
      };
      const body = JSON.stringify({ refresh_token });
      return complete(new Request(url, { method: 'POST', headers, body }), answer);
    };
    return answerFactors({ database, settings, request, peer: peer ?? '127.0.0.1', refresh });
  };
}

/** The same answer with another body. */
function like({ status, headers: old }: Response, body: unknown): Response {
  const headers = new Headers(old);
  headers.delete('content-length');
  return Response.json(body, { status, headers });
}

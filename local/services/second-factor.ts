/**
 * Second factors of the Auth service, which lite does not know: TOTP alone, by the calls and words of
 * GoTrue (supabase/auth, `internal/api/mfa.go`).
 */
import { randomBytes, randomUUID } from 'node:crypto';
import encodeQR from 'qr';
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import { type Caller, callerOf } from './auth-caller.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { Database } from './database.ts';
import { askHook } from './hook.ts';
import { base32, fromBase32, isTotp } from './totp.ts';

const MOST_FACTORS = 10;

interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly status: 'verified' | 'unverified';
  readonly secret: string;
}

const enrolSchema = z.object({
  friendly_name: z._default(z.string(), ''),
  factor_type: z.string(),
  issuer: z.optional(z.string()),
});
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string().check(z.minLength(1)) });

/** What the calls of second factors need besides the request. */
interface Context {
  readonly database: Database;
  readonly settings: Settings;
  readonly request: Request;
  readonly peer: string;
  readonly caller: Caller;
  /** Asks lite for another token of the session of a refresh token. */
  readonly refresh: (refreshToken: string) => Promise<Response>;
}

const FACTORS = /^\/auth\/v1\/factors(?:\/([\w-]+)(\/challenge|\/verify)?)?$/;

/** Whether a request is about second factors. */
export const isAboutFactors = ({ url }: Request) => FACTORS.test(new URL(url).pathname);

/** Answers a call about second factors. */
export async function answerFactors(context: Omit<Context, 'caller'>): Promise<Response> {
  try {
    const caller = await callerOf(context.request, context.database);
    return await route({ ...context, caller });
  } catch (error) {
    if (error instanceof AuthRefusal) return error.response();
    throw error;
  }
}

async function route(context: Context): Promise<Response> {
  const { request } = context;
  const [, id, step] = FACTORS.exec(new URL(request.url).pathname) ?? [];
  if (id === undefined && request.method === 'POST') return enrol(context);
  if (id === undefined) throw new AuthRefusal(405, 'validation_failed', 'Method not allowed');
  const factor = await ownFactor(context, id);
  if (step === '/challenge' && request.method === 'POST') return challenge(context, factor);
  if (step === '/verify' && request.method === 'POST') return verify(context, factor);
  if (step === undefined && request.method === 'DELETE') return unenrol(context, factor);
  throw new AuthRefusal(405, 'validation_failed', 'Method not allowed');
}

async function enrol({ database: { db }, settings, request, caller }: Context) {
  const { friendly_name, factor_type, issuer } = await bodyOf(request, enrolSchema);
  if (factor_type !== 'totp') {
    throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp');
  }
  if (!settings.auth.mfa.totp.enroll_enabled) {
    throw new AuthRefusal(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  await refuseAnother({ db }, caller, friendly_name);
  const id = randomUUID();
  const secret = base32(randomBytes(20));
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
    [id, caller.userId, friendly_name, secret],
  );
  const uri = keyUri(issuer || new URL(settings.auth.site_url).host, caller.email, secret);
  const qr_code = encodeQR(uri, 'svg');
  return Response.json({ id, type: 'totp', friendly_name, totp: { qr_code, secret, uri } });
}

async function refuseAnother({ db }: Pick<Database, 'db'>, caller: Caller, name: string) {
  // One that nobody went on with: after the five minutes of FactorExpiryDuration it is forgotten.
  await db.query(
    `delete from auth.mfa_factors f where f.user_id = $1 and f.status <> 'verified'
       and f.created_at < now() - interval '5 minutes'
       and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
    [caller.userId],
  );
  const { rows } = await db.query<Factor>('select * from auth.mfa_factors where user_id = $1', [
    caller.userId,
  ]);
  if (rows.some(({ friendly_name }) => friendly_name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new AuthRefusal(422, 'mfa_factor_name_conflict', message);
  }
  if (rows.length >= MOST_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthRefusal(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (rows.some(({ status }) => status === 'verified') && caller.aal !== 'aal2') {
    throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
function keyUri(issuer: string, account: string, secret: string): string {
  const about = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: '30',
    secret,
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${about}`;
}

async function ownFactor({ database: { db }, caller }: Context, id: string): Promise<Factor> {
  const { rows } = await db.query<Factor>(
    'select * from auth.mfa_factors where id::text = $1 and user_id = $2',
    [id, caller.userId],
  );
  if (!rows[0]) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  return rows[0];
}

async function challenge({ database: { db }, peer }: Context, { id: factor }: Factor) {
  const id = randomUUID();
  await db.query(
    'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)',
    [id, factor, peer],
  );
  await db.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [factor]);
  return Response.json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 });
}

async function verify(context: Context, factor: Factor): Promise<Response> {
  const { database, settings, request, caller } = context;
  const { challenge_id, code } = await bodyOf(request, verifySchema);
  if (!settings.auth.mfa.totp.verify_enabled) {
    const message = 'MFA verification is disabled for TOTP';
    throw new AuthRefusal(422, 'mfa_totp_verify_not_enabled', message);
  }
  await openChallenge(context, factor, challenge_id);
  const valid = isTotp(code, fromBase32(factor.secret), Date.now() / 1000);
  const said = await askHook(database, settings.auth.hook.mfa_verification_attempt, {
    factor_id: factor.id,
    factor_type: 'totp',
    user_id: caller.userId,
    valid,
  });
  if (said.decision === 'reject') {
    await database.db.query('delete from auth.sessions where user_id = $1', [caller.userId]);
    throw new AuthRefusal(403, 'mfa_verification_rejected', said.message ?? 'Rejected');
  }
  if (!valid) throw new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  return raise(context, factor, challenge_id);
}

async function openChallenge({ database: { db }, peer }: Context, factor: Factor, id: string) {
  const { rows } = await db.query<{ ours: boolean; late: boolean }>(
    `select verified_at is null and ip_address = $3 as ours, created_at < now() - interval '5 minutes' as late
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factor.id, peer],
  );
  const [found] = rows;
  if (!found) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthRefusal(422, 'mfa_factor_not_found', message);
  }
  if (!found.ours) {
    const message = 'Challenge and verify IP addresses mismatch.';
    throw new AuthRefusal(422, 'mfa_ip_address_mismatch', message);
  }
  if (found.late) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthRefusal(422, 'mfa_challenge_expired', message);
  }
}

/** The session is of two factors from here on; those of the person that are not end. */
async function raise({ database: { db }, caller, refresh }: Context, factor: Factor, used: string) {
  const { userId, sessionId } = caller;
  const token = await db.transaction(async (tx) => {
    await tx.query('update auth.mfa_challenges set verified_at = now() where id = $1', [used]);
    await tx.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now()
       where id = $1 and status <> 'verified'`,
      [factor.id],
    );
    await tx.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
      sessionId,
      factor.id,
    ]);
    await rememberMethod(tx, sessionId, 'totp');
    await tx.query(`delete from auth.sessions where user_id = $1 and aal < 'aal2'`, [userId]);
    await tx.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
      [userId],
    );
    const { rows } = await tx.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    );
    return rows[0]?.token;
  });
  if (!token) throw new AuthRefusal(403, 'session_not_found', 'Session has no refresh token');
  return refresh(token);
}

/** Keeps how a session proved who it is, as its tokens say in `amr`. */
export async function rememberMethod(
  db: Pick<Database['db'], 'query'>,
  sessionId: string,
  method: string,
): Promise<void> {
  await db.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, now(), now())
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  );
}

async function unenrol({ database: { db }, caller }: Context, { id, status }: Factor) {
  if (status === 'verified' && caller.aal !== 'aal2') {
    throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await db.transaction(async (tx) => {
    await tx.query(
      `delete from auth.mfa_amr_claims a using auth.sessions s
       where s.id = a.session_id and s.factor_id = $1 and a.authentication_method = 'totp'`,
      [id],
    );
    await tx.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
      id,
    ]);
    await tx.query('delete from auth.mfa_factors where id = $1', [id]);
  });
  return Response.json({ id });
}

async function bodyOf<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
  const read = schema.safeParse(await request.json().catch(() => null));
  if (!read.success) throw new AuthRefusal(400, 'validation_failed', 'Invalid body');
  return read.data;
}

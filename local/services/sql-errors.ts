/**
 * What Lite says of an error of the database, said as PostgREST does.
 *
 * Lite knows a few SQLSTATEs and answers all others as a 500 with the code `SUP`: a broken check, or
 * a sentence that one of our triggers raised. PostgREST answers each with its own code and message,
 * and the product reads them.
 */
import type { PgliteConnection } from '@supabase/lite/pglite';
import { isPanic, type Lock } from '../lock.ts';

const UNKNOWN_TO_LITE = 'SUP';

interface SqlError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** PostgREST's statuses by SQLSTATE or its class; whatever is not here is the caller's: 400. */
const STATUS: Readonly<Record<string, number>> = {
  P0001: 400,
  P0: 500,
  '08': 503,
  '09': 500,
  '25': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  XX: 500,
};

/** Makes the answers to requests that run one at a time on this connection carry their SQLSTATE. */
export function sqlErrors(connection: PgliteConnection, lock: Lock) {
  const met: SqlError[] = [];
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    // Lite would answer as if only this call had failed.
    if (isPanic(error)) lock.stop(error);
    const normalized = normalize(error);
    if (isSqlError(normalized)) met.push(normalized);
    return normalized;
  };
  return async (answer: () => Promise<Response>): Promise<Response> => {
    met.length = 0;
    const response = await answer();
    const last = met.at(-1);
    if (response.status !== 500 || !(await saysUnknown(response))) return response;
    if (!last) return refusedByLite(response);
    const { code, message, detail = null, hint = null } = last;
    const status = STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
    return Response.json(
      { code, message, details: detail, hint },
      { status, headers: withoutLength(response.headers) },
    );
  };
}

/** A value that lite itself could not hand on, which PostgREST would call a value of the wrong type. */
async function refusedByLite(response: Response): Promise<Response> {
  const { message } = await response.clone().json();
  if (!String(message).startsWith('Error: Invalid input for ')) return response;
  const headers = withoutLength(response.headers);
  return Response.json(
    { code: '22P02', message: 'invalid input syntax', details: null, hint: null },
    { status: 400, headers },
  );
}

function isSqlError(error: unknown): error is SqlError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

async function saysUnknown(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'code' in body && body.code === UNKNOWN_TO_LITE
  );
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}

/** What lite would answer with a 500, answered as the platform does: it is the caller's mistake. */

/** Fields of auth's calls that lite hands on as they come, and expects to be text. */
const TEXTS = ['email', 'password', 'refresh_token', 'phone', 'token', 'type', 'nonce'];

/** The answer to a request that no service reads: NUL in its address or body, or a wrong type in auth's. */
export async function refuseBadInput(request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (/%00/.test(pathname + search)) return refusal('22021', 'invalid byte sequence: 0x00');
  if (!request.headers.get('content-type')?.includes('json')) return null;
  const text = await request.clone().text();
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) {
    return refusal('22P05', 'unsupported Unicode escape sequence');
  }
  return pathname.startsWith('/auth/') && !fitsAuth(text)
    ? refusal('bad_json', 'Could not parse request body as JSON')
    : null;
}

function fitsAuth(text: string): boolean {
  if (text === '') return true;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
    return Object.entries(body).every(
      ([field, value]) => !TEXTS.includes(field) || typeof value === 'string',
    );
  } catch {
    return false;
  }
}

/** In the words of each service at once: `message` is what REST and Storage say, `msg` what auth does. */
function refusal(code: string, message: string): Response {
  const body = { code, error_code: code, message, msg: message, details: null, hint: null };
  return Response.json(body, { status: 400 });
}

/** Addresses of one file, as Storage answers them and supabase-js reads them. */

const SIGN_PATH = '/storage/v1/object/sign/';
const PREFIX = '/storage/v1';

/** Lite calls the field `signedUrl` and puts the service's own prefix before it; Storage does neither. */
export async function platformSignature(request: Request, response: Response): Promise<Response> {
  const isSignature =
    request.method === 'POST' && new URL(request.url).pathname.startsWith(SIGN_PATH) && response.ok;
  if (!isSignature) return response;
  const answer = await response.json();
  const body = Array.isArray(answer) ? answer.map(renamed) : renamed(answer);
  return Response.json(body, { status: response.status });
}

function renamed({ signedUrl, ...rest }: { signedUrl?: string }): object {
  const path = signedUrl?.startsWith(PREFIX) ? signedUrl.slice(PREFIX.length) : signedUrl;
  return { ...rest, signedURL: path ?? null };
}

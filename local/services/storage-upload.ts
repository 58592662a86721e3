/** Uploads as supabase-js sends them, in the one form in which lite reads every one of them. */

const OBJECT_PATH = '/storage/v1/object/';

/**
 * supabase-js sends a Blob as multipart with a nameless field, which lite does not find. The same
 * upload without multipart has the file as its body and the rest as headers.
 */
export async function plainUpload(request: Request): Promise<Request> {
  const isUpload =
    new URL(request.url).pathname.startsWith(OBJECT_PATH) &&
    request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isUpload) return request;
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  const headers = new Headers(request.headers);
  headers.set('content-type', file?.type || 'application/octet-stream');
  headers.set('content-length', String(file?.size ?? 0));
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  return new Request(request.url, {
    method: request.method,
    headers,
    body: (await file?.arrayBuffer()) ?? null,
  });
}

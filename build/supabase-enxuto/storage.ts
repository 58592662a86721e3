/**
 * Stands in for `@supabase/storage-js` in the browser: 8 kB on every first visit. Attachments go to
 * and from Storage by addresses that the server signs, so no screen asks the storage client.
 */
export class StorageClient {
  from(): never {
    throw new Error('Storage is left out of this build: see build/supabase-enxuto');
  }
}

export class StorageApiError extends Error {}

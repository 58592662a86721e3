/**
 * Stands in for `@supabase/storage-js` in the browser: 8 kB on every first visit. Attachments speak
 * Storage's HTTP API themselves, with progress: src/shared/anexos/envio/transporte.ts.
 */
export class StorageClient {
  from(): never {
    throw new Error('Storage is left out of this build: see build/supabase-enxuto');
  }
}

export class StorageApiError extends Error {}

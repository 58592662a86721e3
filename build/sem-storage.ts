/**
 * Stands in for `@supabase/storage-js` in the browser. supabase-js brings the storage client along
 * whether it is used or not, and no screen keeps files yet: 8 kB on every first visit for nothing.
 * The first screen that does keep files removes the alias in `vite.config.ts`, and this file.
 */
export class StorageClient {
  from(): never {
    throw new Error('Storage is left out of this build: see build/sem-storage.ts');
  }
}

export class StorageApiError extends Error {}

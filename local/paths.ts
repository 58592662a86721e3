/** Where things are, relative to the repository. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What both the platform and the local stack read. */
export const SUPABASE_DIR = join(ROOT, 'supabase');
export const MIGRATIONS_DIR = join(SUPABASE_DIR, 'migrations');
export const FUNCTIONS_DIR = join(SUPABASE_DIR, 'functions');
/** Git-ignored: data, templates, Deno's cache. Deleting it loses only local data. */
export const LOCAL_DIR = join(ROOT, '.local');

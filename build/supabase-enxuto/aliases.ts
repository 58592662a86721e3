import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const aqui = (arquivo: string) => fileURLToPath(new URL(arquivo, import.meta.url));

/** Parts of supabase-js that it brings along whether they are used or not: 12 kB of every screen. */
export const SUPABASE_ENXUTO: readonly Alias[] = [
  { find: '@supabase/storage-js', replacement: aqui('./storage.ts') },
  // As the package itself names its own files.
  { find: /^\.\/GoTrueAdminApi$/, replacement: aqui('./admin.ts') },
  { find: /^\.\/lib\/webauthn$/, replacement: aqui('./webauthn.ts') },
];

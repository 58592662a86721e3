import { lerAmbiente } from './ambiente.ts';

const ambiente = lerAmbiente(import.meta.env);

/** Settings of this build, checked once at start. */
export const env = {
  supabaseUrl: ambiente.VITE_SUPABASE_URL.replace(/\/+$/, ''),
  supabaseChave: ambiente.VITE_SUPABASE_ANON_KEY,
} as const;

/** Settings of this build: `ambiente.ts` checked them when it was made. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, ''),
  supabaseChave: import.meta.env.VITE_SUPABASE_ANON_KEY,
} as const;

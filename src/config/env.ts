const supabaseUrl = import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, '');

/** Settings of this build: `ambiente.ts` checked them when it was made. */
export const env = {
  /** The API itself: sign-in, files, realtime. */
  supabaseUrl,
  /**
   * Where a signed-in person asks for data: the site itself where its host hands calls on to the API,
   * so that no browser has to ask before each whether it may (build/encaminhamentos.ts).
   */
  apiUrl: import.meta.env.VITE_API_NO_SITE === 'sim' ? globalThis.location.origin : supabaseUrl,
  supabaseChave: import.meta.env.VITE_SUPABASE_ANON_KEY,
} as const;

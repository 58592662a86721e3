/**
 * Keys of the local stack only. They are the fixed defaults of the official CLI, so the same
 * browser settings work here and under `supabase start`. They open nothing outside this machine.
 */
export const LOCAL_ONLY_JWT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';
export const LOCAL_ONLY_PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
export const LOCAL_ONLY_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz';

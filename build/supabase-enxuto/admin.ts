/**
 * Stands in for the administration of accounts of `@supabase/auth-js`, which asks for the service
 * key: no browser ever has it.
 */
export default class GoTrueAdminApi {
  createUser(): never {
    throw new Error('The admin interface is left out of this build: see build/supabase-enxuto');
  }
}

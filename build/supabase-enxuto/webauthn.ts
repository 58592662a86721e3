/** Stands in for the passkeys of `@supabase/auth-js`: people sign in with e-mail and password. */
function fora(): never {
  throw new Error('Passkeys are left out of this build: see build/supabase-enxuto');
}

export class WebAuthnApi {
  authenticate = fora;
  register = fora;
}

export const webAuthnAbortService = { createNewAbortSignal: fora, cancelCeremony: fora };

export {
  fora as browserSupportsWebAuthn,
  fora as createCredential,
  fora as deserializeCredentialCreationOptions,
  fora as deserializeCredentialRequestOptions,
  fora as getCredential,
  fora as serializeCredentialCreationResponse,
  fora as serializeCredentialRequestResponse,
};

import { ErroComSentenca } from '../errors/erros.ts';
import { chaveiro } from './aparelho.ts';
import type { Passkey } from './chaveiro.ts';
import { destrancar } from './trava.ts';

/**
 * Unlocking with the device's own passkey: a fingerprint, a face or the PIN of the device. Its authenticator
 * makes a secret of a salt (PRF extension of WebAuthn, level 3), which opens the person's envelope. It
 * proves nothing to the server, which knows of no passkey: the session goes on by itself.
 */

/** A passkey that was not made or not used, in a sentence that says what to do. */
export class ErroDePasskey extends ErroComSentenca {
  override readonly name = 'ErroDePasskey';
}

const ALEATORIOS = 32;
const sortear = () => crypto.getRandomValues(new Uint8Array(ALEATORIOS));

/** Elliptic curve (ES256), and RSA, which Windows Hello makes on some machines. */
const ALGORITMOS = [-7, -257].map((alg) => ({ type: 'public-key', alg }) as const);

/** A passkey is of a name: a site under an address in numbers has none. */
const EM_NUMEROS = /^[\d.]+$|:/;

/** Whether this browser and device make passkeys that unlock: asked without showing anything. */
export async function passkeyDisponivel(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined' || EM_NUMEROS.test(location.hostname))
    return false;
  const sabe = await capacidades();
  if (sabe)
    return sabe['extension:prf'] === true && sabe.userVerifyingPlatformAuthenticator === true;
  // Where it does not tell, making one does.
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

async function capacidades(): Promise<Record<string, boolean> | null> {
  return (await PublicKeyCredential.getClientCapabilities?.().catch(() => null)) ?? null;
}

/**
 * Makes a passkey on this device that opens what the person keeps here from now on.
 * @throws {ErroDePasskey} where the person cancels, or the device makes none that unlocks.
 */
export async function usarPasskey(usuarioId: string, nome: string): Promise<void> {
  const sal = sortear();
  const feita = await pedir(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: 'Pleno' },
        // Says nothing of the account: the name is for who chooses among passkeys.
        user: { id: sortear(), name: nome, displayName: nome },
        challenge: sortear(),
        pubKeyCredParams: [...ALGORITMOS],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'required',
          userVerification: 'required',
        },
        extensions: { prf: { eval: { first: sal } } },
      },
    }),
  );
  const passkey = { credencial: new Uint8Array(feita.rawId), sal };
  // Some authenticators tell their secret only once they are used.
  const segredo = segredoEm(feita) ?? (await segredoDe(passkey));
  await chaveiro.guardarPasskey(usuarioId, passkey, segredo);
}

/**
 * Unlocks with the passkey. Returns whether it opened.
 * @throws {ErroDePasskey} where the person cancels or the device no longer has it.
 */
export async function abrirComPasskey(usuarioId: string, agora: () => number): Promise<boolean> {
  const passkey = await chaveiro.passkeyDe(usuarioId);
  if (!passkey || !(await chaveiro.abrirComPasskey(usuarioId, await segredoDe(passkey)))) {
    return false;
  }
  destrancar(usuarioId, agora());
  return true;
}

async function segredoDe({ credencial, sal }: Passkey): Promise<Uint8Array<ArrayBuffer>> {
  const usada = await pedir(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: sortear(),
        allowCredentials: [{ type: 'public-key', id: credencial, transports: ['internal'] }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: sal } } },
      },
    }),
  );
  const segredo = segredoEm(usada);
  if (segredo) return segredo;
  throw new ErroDePasskey(
    'Este aparelho não abre o bloqueio desta forma. Continue usando a sua senha.',
  );
}

function segredoEm(credencial: PublicKeyCredential): Uint8Array<ArrayBuffer> | null {
  const primeiro = credencial.getClientExtensionResults().prf?.results?.first;
  return primeiro instanceof ArrayBuffer ? new Uint8Array(primeiro) : null;
}

async function pedir(fazer: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credencial = await fazer().catch((causa: unknown) => {
    throw new ErroDePasskey('Não foi confirmado no aparelho. Tente de novo ou use a sua senha.', {
      cause: causa,
    });
  });
  if (credencial instanceof PublicKeyCredential) return credencial;
  throw new ErroDePasskey('O aparelho não respondeu. Tente de novo ou use a sua senha.');
}

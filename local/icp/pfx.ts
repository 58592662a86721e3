/** The file of an A1 certificate: PKCS#12 with the key encrypted (AES-256). */
import * as pkijs from 'pkijs';
import type { Issued } from './authority.ts';

const ITERATIONS = 10_000;
const SHROUDED_KEY = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE = '1.2.840.113549.1.12.10.1.3';

/** Writes a certificate, its key and the authorities above it; the password in ASCII. */
export async function pfxOf(
  { certificate, key }: Issued,
  above: readonly pkijs.Certificate[],
  password: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const secret = new TextEncoder().encode(password).buffer;
  const encryption = {
    // The vector is drawn anew for each bag; the type asks for one.
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256, iv: new Uint8Array(16) },
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: ITERATIONS,
  };
  const shrouded = new pkijs.PKCS8ShroudedKeyBag({
    parsedValue: pkijs.PrivateKeyInfo.fromBER(await crypto.subtle.exportKey('pkcs8', key)),
  });
  await shrouded.makeInternalValues({ password: secret, ...encryption });
  const pfx = new pkijs.PFX({
    parsedValue: {
      integrityMode: 0,
      authenticatedSafe: new pkijs.AuthenticatedSafe({
        parsedValue: {
          safeContents: [
            {
              privacyMode: 0,
              value: new pkijs.SafeContents({
                safeBags: [
                  new pkijs.SafeBag({ bagId: SHROUDED_KEY, bagValue: shrouded }),
                  ...[certificate, ...above].map(bagOf),
                ],
              }),
            },
          ],
        },
      }),
    },
  });
  await pfx.parsedValue?.authenticatedSafe?.makeInternalValues({ safeContents: [{}] });
  await pfx.makeInternalValues({
    password: secret,
    iterations: ITERATIONS,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return new Uint8Array(pfx.toSchema().toBER());
}

function bagOf(certificate: pkijs.Certificate): pkijs.SafeBag {
  return new pkijs.SafeBag({
    bagId: CERTIFICATE,
    bagValue: new pkijs.CertBag({ parsedValue: certificate }),
  });
}

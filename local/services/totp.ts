/** Codes by time (RFC 6238) as authenticator apps make them: six digits, SHA-1, a step of 30 seconds. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes bytes in base32 (RFC 4648), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Reads base32 as `base32` writes it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of an instant.
 * @param seconds - since 1970.
 * @see RFC 4226, 5.3: the last four bits say where the 31 bits of the number begin.
 */
export function totp(secret: Uint8Array, seconds: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / STEP)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(start) & 0x7fff_ffff;
  return String(number).slice(-digits).padStart(digits, '0');
}

/** Whether a code is of this instant, or of the step before or after it: clocks differ. */
export function isTotp(code: string, secret: Uint8Array, seconds: number): boolean {
  if (!/^\d{6}$/.test(code)) return false;
  return [-STEP, 0, STEP]
    .map((drift) => timingSafeEqual(Buffer.from(code), Buffer.from(totp(secret, seconds + drift))))
    .some(Boolean);
}

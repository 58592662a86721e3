import { describe, expect, it } from 'vitest';
import { base32, fromBase32, isTotp, totp } from './totp.ts';

/** RFC 6238, appendix B: the secret of its SHA-1 rows. */
const SECRET = Buffer.from('12345678901234567890');

describe('codes by time', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at second %i', (seconds, code) => {
    expect(totp(SECRET, seconds, 8)).toBe(code);
  });

  it.each([
    [-31, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('pass with a clock that is %i s off: %s', (drift, passes) => {
    const now = 1_111_111_110;
    expect(isTotp(totp(SECRET, now + drift), SECRET, now)).toBe(passes);
  });

  it.each(['', '28708', '2870822', '٢٨٧٠٨٢', ' 87082'])('are six digits, not "%s"', (code) => {
    expect(isTotp(code, SECRET, 59)).toBe(false);
  });
});

describe('base32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes and reads "%s"', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
    expect(fromBase32(written).toString()).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { sealerOf } from '../testing/server/sealing';
import { SealError, type SealedPlace } from './seal';

const A = '0a'.repeat(32);
const B = '0b'.repeat(32);
const SECRET = 'the secret of a shop, 32 characters and more';
const shop: SealedPlace = { column: 'merchants.secret', row: 'shop' };

function faultOf(open: () => string): string {
  try {
    open();
  } catch (error) {
    if (error instanceof SealError) return error.message;
    throw error;
  }
  return 'opened';
}

describe('sealed secret', () => {
  const sealer = sealerOf(A);
  const stored = sealer.seal(shop, SECRET);

  it('opens in its own row, and contains the key id of 12 letters and nothing of the secret', () => {
    expect(sealer.open(shop, stored)).toBe(SECRET);
    expect(stored).toMatch(new RegExp(`^kadam-sealed:${sealer.keyId}:[\\w-]+$`));
    expect(sealer.keyId).toMatch(/^[a-p]{12}$/);
    expect(Buffer.from(stored.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('secret');
  });

  it('differs each time, since its nonce of 96 bits is random', () => {
    const nonces = Array.from({ length: 100 }, () =>
      Buffer.from(sealer.seal(shop, SECRET).split(':')[2] ?? '', 'base64url')
        .subarray(0, 12)
        .toString('hex'),
    );
    expect(new Set(nonces).size).toBe(100);
  });

  it('does not open in another row, nor in another column of a row with the same key', () => {
    for (const place of [{ ...shop, row: 'other' }, { ...shop, column: 'settings.value' } as const]) {
      const fault = faultOf(() => sealer.open(place, stored));
      expect(fault).toBe(
        `The value of ${place.column} in the row ${place.row} was changed or moved since the key ${sealer.keyId} sealed it.`,
      );
    }
  });

  it('does not open if any of its characters has changed', () => {
    const start = stored.lastIndexOf(':') + 1;
    for (let at = start; at < stored.length - 1; at += 1) {
      const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`;
      expect([at, faultOf(() => sealer.open(shop, changed))]).toEqual([at, expect.stringContaining('was changed')]);
    }
  });

  it.each([0, 1, 16, 27, 28])('does not open if it is cut to %i bytes', (length) => {
    const [prefix, keyId, text = ''] = stored.split(':');
    const cut = Buffer.from(text, 'base64url').subarray(0, length).toString('base64url');
    expect(faultOf(() => sealer.open(shop, `${prefix}:${keyId}:${cut}`))).toMatch(/was changed|is malformed/);
  });

  it('the error names the missing key, and nothing of the secret', () => {
    const fault = faultOf(() => sealerOf(B).open(shop, stored));
    expect(fault).toBe(
      `The value of merchants.secret in the row shop is sealed by the key ${sealer.keyId}, which is not among the keys of KADAM_SEAL_KEY.`,
    );
    expect(fault).not.toMatch(/0a0a|32 characters/);
  });

  it('opens with each of two keys, and is sealed with the first of them', () => {
    const both = sealerOf(`${B} ${A}`);
    expect(both.open(shop, stored)).toBe(SECRET);
    expect(both.keyId).toBe(sealerOf(B).keyId);
    expect(sealerOf(B).open(shop, both.seal(shop, SECRET))).toBe(SECRET);
  });

  it('has one key id for a key in hex, base64 or base64url', () => {
    const bytes = Buffer.from('fb'.repeat(32), 'hex');
    const ids = [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')].map(
      (text) => sealerOf(text).keyId,
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('differs from a text that was never sealed, which is returned unchanged', () => {
    expect(sealer.open(shop, SECRET)).toBe(SECRET);
    expect(faultOf(() => sealer.open(shop, 'kadam-sealed:x'))).toContain('is malformed');
  });
});

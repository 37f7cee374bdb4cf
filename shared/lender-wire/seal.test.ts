import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { CompactEncrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { mobileHmac } from './mobile-hmac';
import { importSealingKey, open, openFields, type SealAlgorithm, SealError, seal, sealFields } from './seal';
import { keyPair } from './testing/sides';

const secret = '9876543210';

describe.each<SealAlgorithm>(['ECDH-ES', 'RSA-OAEP-256'])('Seal by %s', async (alg) => {
  const pair = keyPair('seal-1', alg);
  const publicKey = await importSealingKey(pair.publicJwk);
  const privateKey = await importSealingKey(pair.privateJwk);
  const otherKey = await importSealingKey(keyPair('seal-1', alg).privateJwk);

  it('opens any text and any JSON object to the same value', async () => {
    const value = fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(value, async (plain) => {
        const sealed = await seal(plain, publicKey);
        expect(sealed).toMatch(/^[\w-]+(?:\.[\w-]*){4}$/);
        expect(await open(sealed, [privateKey])).toEqual(JSON.parse(JSON.stringify(plain)));
      }),
      { numRuns: 20 },
    );
  });

  it('seals a text as its bytes, without quotation marks', async () => {
    const [header = ''] = (await seal(secret, publicKey)).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({
      alg,
      enc: 'A256GCM',
      kid: 'seal-1',
    });
    expect(Buffer.from(header, 'base64url').toString()).not.toContain('cty');
  });

  it('shows no value in the error of a seal that cannot be opened', async () => {
    const sealed = await seal(secret, publicKey);
    const changed = `${sealed.slice(0, -4)}AAAA`;
    const broken = await new CompactEncrypt(new TextEncoder().encode(`{${secret}`))
      .setProtectedHeader({ alg, enc: 'A256GCM', kid: 'seal-1', cty: 'json' })
      .encrypt(publicKey.key);
    for (const [each, key] of [
      [changed, privateKey],
      [sealed, otherKey],
      [broken, privateKey],
      [secret, privateKey],
      [{ secret }, privateKey],
    ] as const) {
      const error = await open(each, [key], 'mobile').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SealError);
      const { stack, message, cause } = error as SealError;
      expect([stack, message, JSON.stringify(error)].join()).not.toContain(secret);
      expect(cause).toBeUndefined();
    }
  });

  it('refuses another cipher', async () => {
    const other = await new CompactEncrypt(new TextEncoder().encode(secret))
      .setProtectedHeader({ alg, enc: 'A128CBC-HS256', kid: 'seal-1' })
      .encrypt(publicKey.key);
    await expect(open(other, [privateKey])).rejects.toThrow(SealError);
  });

  it('seals the listed fields alone, and opens them again', async () => {
    const body = { mobile: secret, person: { pan: 'ABCDE1234F', city: 'Pune' }, note: null, amountPaise: 1 };
    const paths = ['mobile', 'person.pan', 'note', 'absent', 'absent.deep'];
    const sealed = await sealFields(body, paths, publicKey);
    expect(JSON.stringify(sealed)).not.toMatch(/9876543210|ABCDE1234F/);
    expect(sealed).toMatchObject({ person: { city: 'Pune' }, note: null, amountPaise: 1 });
    expect(await openFields(sealed, paths, [privateKey])).toEqual(body);
  });

  it('refuses a listed field in clear', async () => {
    await expect(openFields({ mobile: secret }, ['mobile'], [privateKey])).rejects.toMatchObject({ field: 'mobile' });
  });
});

describe('importSealingKey', () => {
  it('refuses a key of another kind', async () => {
    const { publicJwk } = keyPair('k', 'ECDH-ES');
    await expect(importSealingKey({ ...publicJwk, alg: 'RSA-OAEP-256' })).rejects.toThrow('a sealing key is');
    await expect(importSealingKey({ ...publicJwk, alg: 'ES256' })).rejects.toThrow('a sealing key is');
  });
});

describe('mobileHmac', () => {
  it('is HMAC-SHA-256 of the number under the connection’s key, base64url', () => {
    const [one, two] = [1, 2].map((byte) => createSecretKey(Buffer.alloc(32, byte)));
    if (!one || !two) throw new Error('no keys');
    expect(mobileHmac(one, secret)).toMatch(/^[\w-]{43}$/);
    expect(mobileHmac(one, secret)).toBe(mobileHmac(one, secret));
    expect(mobileHmac(one, secret)).not.toBe(mobileHmac(two, secret));
    expect(mobileHmac(one, secret)).not.toBe(mobileHmac(one, '9876543211'));
  });
});

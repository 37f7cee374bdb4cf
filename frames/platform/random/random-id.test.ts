// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { randomId } from './random-id';

/** `crypto` of a page on plain http. */
const plain = (getRandomValues: Crypto['getRandomValues']) => ({ crypto: { getRandomValues } as Crypto });

const filledWith = (byte: number) =>
  plain((array) => {
    if (array instanceof Uint8Array) array.fill(byte);
    return array;
  });

describe('a random id on plain http, without crypto.randomUUID,', () => {
  it('has version 4 and the variant of RFC 9562, whatever the random bytes are', () => {
    expect(randomId(filledWith(0x00))).toBe('00000000-0000-4000-8000-000000000000');
    expect(randomId(filledWith(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });

  it('is a UUID, and another one each time of 1,000', () => {
    const ids = Array.from({ length: 1_000 }, () => randomId(plain((array) => crypto.getRandomValues(array))));
    const isUuid = (id: string): boolean => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);
    expect(ids.filter((id) => !isUuid(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1_000);
  });
});

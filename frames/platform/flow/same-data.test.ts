import { describe, expect, it } from 'vitest';
import { isSameData } from './same-data';

describe('the same data', () => {
  it('is what says the same in every field, however deep, and in every place of a list', () => {
    const made = () => ({ screen: { name: 'otp', failure: null }, tries: [1, { left: 2 }] });
    expect(isSameData(made(), made())).toBe(true);
  });

  it('is not what differs in one field, has one less or another in its place, or is nothing', () => {
    const one = { name: 'otp', sent: { left: 2 } };
    expect(isSameData(one, { name: 'otp', sent: { left: 3 } })).toBe(false);
    expect(isSameData(one, { name: 'otp' })).toBe(false);
    expect(isSameData({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSameData(one, null)).toBe(false);
    expect(isSameData([1, 2], [2, 1])).toBe(false);
  });

  it('does not look into what is one and the same object', () => {
    const shared = {
      get deep(): never {
        throw new Error('looked into');
      },
    };
    expect(isSameData({ shared }, { shared })).toBe(true);
  });
});

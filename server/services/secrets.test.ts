import { describe, expect, it } from 'vitest';
import { hasherWith, seal, unseal } from './secrets';

const { hash } = hasherWith('a pepper of at least thirty-two characters');
const [key, other] = [hash('answer', 'one'), hash('answer', 'other')];
const TEXT = '{"checkoutToken":"भुगतान"}';

describe('seal and unseal', () => {
  it('a sealed text opens with its own key, and differs each time', () => {
    const [one, two] = [seal(key, TEXT), seal(key, TEXT)];
    expect([unseal(key, one), unseal(key, two)]).toEqual([TEXT, TEXT]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^sealed:[\w-]+$/);
  });

  it('a sealed text does not open with another key, nor after a change', () => {
    const sealed = seal(key, TEXT);
    expect(() => unseal(other, sealed)).toThrow();
    const changed = sealed.slice(0, -4) + (sealed.at(-4) === 'A' ? 'B' : 'A') + sealed.slice(-3);
    expect(() => unseal(key, changed)).toThrow();
  });

  it('an unsealed text of an earlier release is returned unchanged', () => {
    expect(unseal(key, TEXT)).toBe(TEXT);
  });
});

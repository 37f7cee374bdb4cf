// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { CATALOGUE_WITHIN_MS, loadCatalogue } from './load-catalogue';

const en = { hello: 'Hello' };
const hi = { hello: 'नमस्ते' };
const catalogues = { en: () => en, hi: async () => hi };

describe('a language', () => {
  it.each([
    ['hi', hi],
    ['hi-IN', hi],
    ['HI', hi],
    ['en', en],
    ['en-GB', en],
    ['ta', en],
    ['', en],
    [null, en],
    [undefined, en],
  ])('%s is spoken as far as there is a catalogue, else the fallback', async (locale, words) => {
    expect(await loadCatalogue(catalogues, en, locale)).toBe(words);
  });

  it.each(['constructor', '__proto__', 'toString'])('named %s is none', async (locale) => {
    expect(await loadCatalogue(catalogues, en, locale)).toBe(en);
  });

  it('that does not load leaves the fallback, so that the agent can work', async () => {
    const broken = { ...catalogues, hi: () => Promise.reject(new Error('chunk')) };
    expect(await loadCatalogue(broken, en, 'hi')).toBe(en);
  });

  it('that does not come within 5 s leaves the fallback too, and one that comes leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      const held = { ...catalogues, hi: () => new Promise<typeof hi>(() => undefined) };
      const words = loadCatalogue(held, en, 'hi');
      await vi.advanceTimersByTimeAsync(CATALOGUE_WITHIN_MS - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await words).toBe(en);
      expect(await loadCatalogue(catalogues, en, 'hi')).toBe(hi);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is loaded only when it is asked for', async () => {
    const load = vi.fn(() => hi);
    await loadCatalogue({ en: () => en, hi: load }, en, 'en');
    expect(load).not.toHaveBeenCalled();
  });
});

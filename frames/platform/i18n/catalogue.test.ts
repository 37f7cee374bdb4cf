// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { defaultLocale, locales, type OtherLocale } from '../../../shared/locales';
import { CATALOGUE_WITHIN_MS, catalogue } from './catalogue';

const en = { hello: 'Hello' };
const hi = { hello: 'नमस्ते' };
type Words = typeof en;
const others = locales.filter((locale) => locale !== defaultLocale);
const eachLoadsBy = <Load>(load: Load): Readonly<Record<OtherLocale, Load>> =>
  // SAFETY: every one of them, and no other.
  Object.fromEntries(others.map((each) => [each, load])) as Record<OtherLocale, Load>;
const wordsWith = (load: () => Promise<Words>) => catalogue((words: Words) => words, en, eachLoadsBy(load));
const words = wordsWith(async () => hi);

describe('a language', () => {
  it.each([
    ['hi', hi],
    ['hi-IN', hi],
    ['HI', hi],
    ['en', en],
    ['en-GB', en],
    ['xx', en],
    ['', en],
    [null, en],
    [undefined, en],
  ])('%s is spoken as far as we speak it, else English', async (tag, spoken) => {
    expect(await words.load(tag)).toBe(spoken);
  });

  it.each(['constructor', '__proto__', 'toString'])('named %s is none', async (tag) => {
    expect(await words.load(tag)).toBe(en);
  });

  it('that does not load leaves English, so that the agent can work', async () => {
    expect(await wordsWith(() => Promise.reject(new Error('chunk'))).load('hi')).toBe(en);
  });

  it('that does not come within 5 s leaves English too, and one that comes leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      const held = wordsWith(() => new Promise(() => undefined)).load('hi');
      await vi.advanceTimersByTimeAsync(CATALOGUE_WITHIN_MS - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await held).toBe(en);
      expect(await words.load('hi')).toBe(hi);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says its first screen before the rest of it has come, and all of it then', async () => {
    const asked: ((rest: { later: string }) => void)[] = [];
    const rest = () => new Promise<{ later: string }>((resolve) => void asked.push(resolve));
    const staged = catalogue<Words, { later: string }, string>(
      (files) => ('later' in files ? `${files.hello}, ${files.later}` : files.hello),
      en,
      eachLoadsBy(async () => ({ ...hi, rest })),
    );
    expect([await staged.whole, await staged.load('hi')]).toEqual(['Hello', 'नमस्ते']);
    const isWhole = vi.fn();
    void staged.whole.then(isWhole);
    const all = staged.loadAll('hi');
    await vi.waitFor(() => expect(asked).toHaveLength(2), { interval: 1 });
    expect(isWhole).not.toHaveBeenCalled();
    for (const come of asked) come({ later: 'फिर' });
    expect(await Promise.all([staged.whole, all])).toEqual(['नमस्ते, फिर', 'नमस्ते, फिर']);
  });

  it('of which the rest does not come within 5 s stays with what it has said', async () => {
    vi.useFakeTimers();
    try {
      const never = () => new Promise<object>(() => undefined);
      const staged = catalogue<Words, object, Words>(
        (files) => files,
        en,
        eachLoadsBy(async () => ({ ...hi, rest: never })),
      );
      const first = await staged.load('hi');
      await vi.advanceTimersByTimeAsync(CATALOGUE_WITHIN_MS);
      expect(await staged.whole).toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is loaded only when it is asked for', async () => {
    const load = vi.fn(async () => hi);
    await wordsWith(load).load('en');
    expect(load).not.toHaveBeenCalled();
  });
});

// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../shared/locales';

// A fresh module: languages that other tests have loaded are not loaded here.
let page: typeof import('./load-messages') & typeof import('../../../shared/messages/define-messages');
beforeEach(async () => {
  vi.resetModules();
  page = { ...(await import('../../../shared/messages/define-messages')), ...(await import('./load-messages')) };
});

const path = (name: string): string => `/shared/messages/hi/${name}.ts`;

describe('the language of a tag', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['HI', 'hi'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['xx', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
    ['constructor', 'en'],
    ['__proto__', 'en'],
  ])('%s is %s', async (tag, locale) => {
    expect(await page.loadLanguage(tag)).toBe(locale);
  });

  it('is loaded before messages are put together in it, and English is not loaded', async () => {
    const load = vi.fn(async () => 'नमस्ते');
    const greeting = page.defineMessages('Hello', { [path('greeting')]: load });
    const greetingIn = (locale: Locale) => page.messagesIn(locale, greeting);
    expect(await page.loadMessages('en', greetingIn)).toBe('Hello');
    expect(load).not.toHaveBeenCalled();
    expect(await page.loadMessages('hi', greetingIn)).toBe('नमस्ते');
    expect(await page.loadMessages('hi-IN', greetingIn)).toBe('नमस्ते');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is English where a translation fails, and is tried again with the next page', async () => {
    const load = vi.fn(async () => 'फिर').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    page.defineMessages('Again', { [path('again')]: load });
    expect(await page.loadLanguage('hi')).toBe('en');
    expect(await page.loadLanguage('hi')).toBe('hi');
  });

  it('is English where a translation does not come within 5 s', async () => {
    vi.useFakeTimers();
    try {
      let come: (text: string) => void = () => undefined;
      page.defineMessages('Late', {
        [path('late')]: () =>
          new Promise((resolve) => {
            come = resolve;
          }),
      });
      const loaded = page.loadLanguage('hi');
      await vi.advanceTimersByTimeAsync(page.TRANSLATIONS_WITHIN_MS);
      expect(await loaded).toBe('en');
      come('देर से');
      await vi.advanceTimersByTimeAsync(0);
      expect(await page.loadLanguage('hi')).toBe('hi');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

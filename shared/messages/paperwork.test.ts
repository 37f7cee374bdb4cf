import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../keys-of';
import type { Locale } from '../locales';
import { modulesIn, sourcesIn } from './testing/message-files';

const ROOT = join(import.meta.dirname, '../..');
/** The languages whose sentences are known here. */
const claims = { en: /paperwork/i, hi: /का(?:ग|ग़)ज़ी काम/ } as const satisfies Partial<Record<Locale, RegExp>>;
type Read = keyof typeof claims;
const conditions: Readonly<Record<Read, RegExp>> = {
  en: /for customers whom the bank already knows/i,
  hi: /बैंक (?:आपको )?पहले से जानता है/,
};

/** Sentences that claim no paperwork and do not name the customers it holds for. A title and its text count as one. */
function unqualified(value: unknown, locale: Read): readonly string[] {
  if (typeof value === 'string') return unqualified([value], locale);
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly unknown[] = Object.values(value);
  const said = parts.filter((part) => typeof part === 'string').join(' ');
  const isBare = claims[locale].test(said) && !conditions[locale].test(said);
  return [
    ...(isBare ? [said] : []),
    ...parts.flatMap((part) => (typeof part === 'object' ? unqualified(part, locale) : [])),
  ];
}

describe.each(keysOf(claims))('the claim of no paperwork in %s', (locale) => {
  it('is made in seven files, and each says that it is for customers whom the bank knows', () => {
    const modules = modulesIn(locale);
    const claiming = Object.entries(sourcesIn(locale)).filter(([, source]) => claims[locale].test(source));
    expect(claiming.flatMap(([path]) => unqualified(modules[path], locale))).toEqual([]);
    expect(claiming).toHaveLength(7);
  });

  it('says in the sandbox’s catalogue that it is for customers whom the bank knows', () => {
    const catalogue: { readonly campaigns: readonly { readonly text: Readonly<Record<Read, string>> }[] } = JSON.parse(
      readFileSync(join(ROOT, 'server/sandbox/catalogue.json'), 'utf8'),
    );
    const texts = catalogue.campaigns.map(({ text }) => text[locale]);
    expect(texts.filter((text) => claims[locale].test(text))).toHaveLength(1);
    expect(texts.flatMap((text) => unqualified(text, locale))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const HOME = 'shared/rules/india-days.ts';

/** What reads a day, month or year off a clock, or writes one down. */
const readsTheCalendar =
  /\.(get|set)(UTC)?(Date|Day|Month|FullYear|Year)\(|\.to(ISO|JSON|UTC|Date|LocaleDate)(String)?\(\)?\s*\)?\s*\.(slice|substr|substring|split|startsWith|replace|match)\b|\.to(LocaleDate|Date)String\(|Date\.UTC\(|\}T00:00/;
/** A formatter that shows a day has to say whose. */
const formatter = /(?:DateTimeFormat|\.toLocaleString)\([^)]*\)/g;
const showsADay = /\b(day|month|year|weekday|dateStyle)\b/;

/** Where a text has a calendar of its own. */
function ownCalendar(text: string): string[] {
  const lines = text.split('\n').filter((line) => readsTheCalendar.test(line));
  const formats = [...text.matchAll(formatter)].map(([format]) => format);
  return [
    ...lines.map((line) => line.trim()),
    ...formats.filter((each) => showsADay.test(each) && !/timeZone/.test(each)),
  ];
}

/** Everything that runs at the provider's, in a frame or in a page of the example merchant; no test. */
const sources = ['shared', 'server', 'frames', 'sdk', 'examples'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.[ibl]?test\.|\/testing\//.test(file) && file !== HOME),
);

describe('a calendar day', () => {
  it(`is worked out by ${HOME} and nowhere else, or is formatted for a named time zone`, () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      ownCalendar(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'new Date(now).toISOString().slice(0, 10)',
    'date.toISOString().startsWith(day)',
    'now.getUTCFullYear()',
    'born.getDate()',
    'at.toDateString() === today.toDateString()',
    'new Date(Date.UTC(year, month, 1))',
    "new Intl.DateTimeFormat('en-IN', { day: 'numeric' })",
    "at.toLocaleString('en-IN', { dateStyle: 'medium' })",
  ])('would be found in %s', (code) => {
    expect(ownCalendar(code)).toHaveLength(1);
  });

  it.each([
    'new Date(sentAtMs).toISOString()',
    "new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })",
    "new Intl.DateTimeFormat('en-IN', { day: 'numeric', timeZone: 'Asia/Kolkata' })",
    "amount.toLocaleString('en-IN')",
  ])('is not meant by %s', (code) => {
    expect(ownCalendar(code)).toEqual([]);
  });
});

describe('an hour of the clock', () => {
  it('is said by the words of a language alone, as Hindi says neither am nor pm', () => {
    const found = sources.filter(
      (file) => /\/clock-text'/.test(readFileSync(join(root, file), 'utf8')) && !file.startsWith('shared/words/'),
    );
    expect(found).toEqual([]);
  });
});

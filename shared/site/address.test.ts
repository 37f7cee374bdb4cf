import { expect, it } from 'vitest';
import { askedAt, pathIn } from './address';

it('pathIn prefixes a path with its language, except English', () => {
  expect([pathIn('en', '/faq'), pathIn('hi', '/faq')]).toEqual(['/faq', '/hi/faq']);
});

it('askedAt adds the requested language and the other query', () => {
  expect([askedAt('hi', '/search', 'text=tv'), askedAt('en', '/faq')]).toEqual([
    '/hi/search?text=tv&locale=hi-IN',
    '/faq?locale=en-IN',
  ]);
});

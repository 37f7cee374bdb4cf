import { expect, it } from 'vitest';
import { askedAt, pathIn } from './address';

it('a page stands below the name of its language, English without one', () => {
  expect([pathIn('en', '/faq'), pathIn('hi', '/faq')]).toEqual(['/faq', '/hi/faq']);
});

it('who asks for a language is led to its address, with what else is asked', () => {
  expect([askedAt('hi', '/search', 'text=tv'), askedAt('en', '/faq')]).toEqual([
    '/hi/search?text=tv&locale=hi-IN',
    '/faq?locale=en-IN',
  ]);
});

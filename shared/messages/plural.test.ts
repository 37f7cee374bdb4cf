import { expect, it } from 'vitest';
import { months as english } from './en/grammar';
import { months as hindi } from './hi/grammar';
import { plurals } from './plural';

it('a count takes the form that its language has for it', () => {
  expect([0, 1, 2, 18].map(english)).toEqual(['0 months', '1 month', '2 months', '18 months']);
  expect([0, 1, 2, 18].map(hindi)).toEqual(['0 महीना', '1 महीना', '2 महीने', '18 महीने']);
});

it('a language that tells more apart is heard, and one that tells nothing apart says the other form', () => {
  const arabic = plurals('ar' as 'en');
  const forms = { zero: 'none', one: 'one', two: 'two', few: 'few', other: 'many' };
  expect([0, 1, 2, 3, 100].map((count) => arabic(count, forms))).toEqual(['none', 'one', 'two', 'few', 'many']);
  expect(plurals('en')(1, { other: 'apples' })).toBe('apples');
});

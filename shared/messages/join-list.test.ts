import { expect, it } from 'vitest';
import * as english from './en/grammar';
import * as hindi from './hi/grammar';

const parts = ['3', '6', '9'];
const upTo = (count: number): string[] => parts.slice(0, count);

it('English joins a list by "and" or "or", without a comma before it', () => {
  expect([0, 1, 2, 3].map((count) => english.allOf(upTo(count)))).toEqual(['', '3', '3 and 6', '3, 6 and 9']);
  expect([0, 1, 2, 3].map((count) => english.oneOf(upTo(count)))).toEqual(['', '3', '3 or 6', '3, 6 or 9']);
});

it('Hindi joins a list by और or या', () => {
  expect([0, 1, 2, 3].map((count) => hindi.allOf(upTo(count)))).toEqual(['', '3', '3 और 6', '3, 6, और 9']);
  expect([0, 1, 2, 3].map((count) => hindi.oneOf(upTo(count)))).toEqual(['', '3', '3 या 6', '3, 6 या 9']);
});

it('Hindi joins the costs of a statement without a comma before और', () => {
  expect([0, 1, 2, 3].map((count) => hindi.costsOf(upTo(count)))).toEqual(['', '3', '3 और 6', '3, 6 और 9']);
});

import { expect, it } from 'vitest';
import { circlesOf } from './circles.mjs';

const circlesIn = (imports: Record<string, string[]>): string[][] => circlesOf(new Map(Object.entries(imports)));

it('files that lead to each other by others are one circle, and so is a file that imports itself', () => {
  expect(circlesIn({ flow: ['table'], table: ['screen'], screen: ['flow', 'kit'], kit: [], alone: ['alone'] })).toEqual(
    [['flow', 'screen', 'table'], ['alone']],
  );
});

it('two circles that one file closes are one', () => {
  expect(circlesIn({ a: ['b', 'c'], b: ['a'], c: ['a'] })).toEqual([['a', 'b', 'c']]);
});

it('one that is imported by two is no circle, in whatever order they are read', () => {
  expect(circlesIn({ one: ['both'], both: ['deep'], other: ['both', 'deep'], deep: [] })).toEqual([]);
  expect(circlesIn({ deep: [], both: ['deep'], other: ['both', 'deep'], one: ['both', 'other'] })).toEqual([]);
});

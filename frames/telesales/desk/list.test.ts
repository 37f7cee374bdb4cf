import { expect, it } from 'vitest';
import { withNewest, withOlder } from './list';

const list = (ids: string, hasMore: boolean) => ({ items: [...ids], hasMore });
const idOf = (id: string): string => id;

it('a read of the newest keeps older items, and whether older ones than those exist', () => {
  expect(withNewest(list('cba', true), list('dc', false), idOf)).toEqual(list('dcba', true));
});

it('a read of the newest that has all known items says whether older ones exist', () => {
  expect(withNewest(list('ba', true), list('cba', false), idOf)).toEqual(list('cba', false));
});

it('older items follow the known ones', () => {
  expect(withOlder(list('dc', true), list('ba', false))).toEqual(list('dcba', false));
});

import { expect, it } from 'vitest';
import { queryText } from './query-text';

// @req RTE-027
it('queryText contains the listed names in order, with duplicates', () => {
  const query = { page: '2', q: 'a b&c', categoryIds: ['mobiles', 'laptops'], utm_source: 'x', __proto__: { id: 'y' } };
  expect(queryText(query, ['q', 'categoryIds', 'page', 'id'])).toBe(
    'q=a+b%26c&categoryIds=mobiles&categoryIds=laptops&page=2',
  );
  expect(queryText({ q: { a: 'b' } }, ['q'])).toBe('');
});

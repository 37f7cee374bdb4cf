import { describe, expect, it } from 'vitest';
import { everything, isFiltered, queryOf, readAsked, readPages, requestOf } from './asked';

const read = (query: string) => readAsked(new URLSearchParams(query));

describe('the address of a list', () => {
  it('says by which statuses, lenders, shops and days it is filtered, each once', () => {
    expect(
      read('status=CLOSED,ACTIVE&status=ACTIVE&lender=401,402&merchant=zenmart_sandbox&from=2026-01-01&to=2026-11-24'),
    ).toEqual({
      statuses: ['ACTIVE', 'CLOSED'],
      lenders: ['401', '402'],
      merchants: ['zenmart_sandbox'],
      from: '2026-01-01',
      to: '2026-11-24',
    });
  });

  it.each(['status=PAID', 'lender=x', 'lender=', 'merchant=%20', 'from=2026-02-30', 'to=yesterday', 'status=', 'a=1'])(
    'with %s asks for everything',
    (query) => {
      expect(read(query)).toEqual(everything);
      expect(isFiltered(read(query))).toBe(false);
    },
  );

  it('comes from what it says', () => {
    const query = 'status=ACTIVE%2CCLOSED&lender=401&from=2026-01-01';
    expect(queryOf(read(query)).toString()).toBe(query);
    expect(queryOf(everything, 3).toString()).toBe('page=3');
    expect(requestOf(read(query), 2)).toEqual({
      status: 'ACTIVE,CLOSED',
      lender: '401',
      from: '2026-01-01',
      page: '2',
    });
  });

  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=20', 20],
    ['page=21', 1],
    ['page=0', 1],
    ['page=1.5', 1],
    ['page=x', 1],
  ])('with %j shows %i pages', (query, pages) => {
    expect(readPages(new URLSearchParams(query))).toBe(pages);
  });
});

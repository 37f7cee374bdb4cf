import { afterEach, expect, it } from 'vitest';
import { namedLender } from './named-lender';

afterEach(() => {
  delete document.body.dataset.lender;
});
const at = (search: string) => namedLender({ document, location: { search } as Location });

it('is the lender of the address, else the bank of a bank’s site, and null on our site', () => {
  expect([at('?lenderId=502'), at('?a=1')]).toEqual(['502', null]);
  document.body.dataset.lender = '401';
  expect([at('?lenderId=502'), at('')]).toEqual(['502', '401']);
});

import { afterEach, expect, it } from 'vitest';
import { namedLender } from './named-lender';

afterEach(() => {
  delete document.body.dataset.lender;
});
const at = (search: string) => namedLender({ document, location: { search } as Location });

it('is the one of the address, on a bank’s own site else that bank, and nobody on ours', () => {
  expect([at('?lenderId=502'), at('?a=1')]).toEqual(['502', null]);
  document.body.dataset.lender = '401';
  expect([at('?lenderId=502'), at('')]).toEqual(['502', '401']);
});

import { expect, it } from 'vitest';
import { sampleAddress } from './sample-address';
import { siteRows } from './site-rows';

it('every page of the site has an address at which it can be opened', () => {
  expect(siteRows.map(sampleAddress).filter((address) => address.includes(':'))).toEqual([]);
});

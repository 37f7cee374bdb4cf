import { expect, it } from 'vitest';
import { sampleAddress } from './sample-address';
import { siteRows } from './site-rows';

it('every page of the site has a sample address', () => {
  expect(siteRows.map(sampleAddress).filter((address) => address.includes(':'))).toEqual([]);
});

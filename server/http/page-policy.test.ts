import { expect, it } from 'vitest';
import { pagePolicy } from './security-headers';

const page = { styleHashes: [], scriptHashes: [], ancestors: [], imageOrigins: [] };

it('a page loads videos of https://shop.example alone where its merchant has one there, else none', () => {
  expect(pagePolicy({ ...page, mediaOrigins: ['https://shop.example'] })).toContain('media-src https://shop.example;');
  expect(pagePolicy({ ...page, mediaOrigins: [] })).not.toContain('media-src');
  expect(pagePolicy(page)).not.toContain('media-src');
});

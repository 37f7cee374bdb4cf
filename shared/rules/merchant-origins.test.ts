import { describe, expect, it } from 'vitest';
import { isOriginOf } from './merchant-origins';

describe('an origin', () => {
  const registered = ['https://shop.example', 'https://shop.example:8443', 'http://localhost:*'];

  it.each(['https://shop.example', 'https://shop.example:8443', 'http://localhost:3000', 'http://localhost'])(
    '%s is registered',
    (origin) => expect(isOriginOf(registered, origin)).toBe(true),
  );

  it.each([
    '',
    'null',
    '*',
    'http://localhost:*',
    'https://localhost:3000',
    'http://shop.example',
    'https://shop.example:443',
    'https://shop.example/',
    'https://www.shop.example',
    'http://localhost:3000/',
    'http://localhost:3000@evil.example',
    'http://localhost.evil.example:3000',
    'http://evil.localhost:3000',
    'http://localhost:3000:4000',
    'http://localhost:x',
    'http://localhost:',
  ])('%j is not', (origin) => expect(isOriginOf(registered, origin)).toBe(false));
});

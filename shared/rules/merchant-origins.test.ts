import { describe, expect, it } from 'vitest';
import { isOriginOf, originPattern } from './merchant-origins';

describe('isOriginOf', () => {
  const registered = ['https://shop.example', 'https://shop.example:8443', 'http://localhost:*'];

  it.each(['https://shop.example', 'https://shop.example:8443', 'http://localhost:3000', 'http://localhost'])(
    'is true for %s',
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
  ])('is false for %j', (origin) => expect(isOriginOf(registered, origin)).toBe(false));
});

describe('originPattern', () => {
  it.each([
    'https://shop.example',
    'http://127.0.0.1:4500',
    'http://[::1]:4500',
    'capacitor://localhost',
    'capacitor://app.shop.example',
    'ionic://localhost',
  ])('accepts %s', (origin) => expect(origin).toMatch(originPattern));

  it.each([
    '',
    'null',
    '*',
    'capacitor://',
    'capacitor://*',
    'capacitor://localhost/',
    'capacitor:localhost',
    'xcapacitor://localhost',
    'capacitors://localhost',
    'file:///index.html',
    'file://shop',
    'app://localhost',
    'javascript://localhost',
    'data://shop.example',
    'https://shop.example/',
    'https://shop.example evil.example',
    'https://shop.example;script-src',
    'https://shop.example,https://evil.example',
  ])('rejects %j', (origin) => expect(origin).not.toMatch(originPattern));
});

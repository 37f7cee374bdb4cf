import { expect, it } from 'vitest';
import { hasPlainHost } from './web-address';

it.each([
  'https://shop.example/',
  'https://shop.example:8443/a;b?c=*',
  'https://दुकान.example/',
  'https://192.0.2.7/',
  'https://[2001:db8::7]/',
])('the host of %s is plain', (address) => {
  expect(hasPlainHost(address)).toBe(true);
});

it.each([
  'https://*/',
  'https://*.example/',
  'https://shop.example;sandbox/',
  "https://shop.example'self'/",
  'https://shop.example,evil.example/',
])('the host of %s is not plain', (address) => {
  expect(hasPlainHost(address)).toBe(false);
});

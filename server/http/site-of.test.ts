import { describe, expect, it } from 'vitest';
import { siteOf, siteOrigins } from './site-of';

const PUBLIC_URL = 'https://kadam.example';
const at = (host: string | undefined, publicUrl = PUBLIC_URL) =>
  siteOf({ headers: host === undefined ? {} : { host } }, publicUrl);

describe('the site of a host', () => {
  it.each(['kadam.example', 'kadam.example:8443', 'KADAM.example'])('is the provider’s own at %s', (host) => {
    expect(at(host)).toEqual({ kind: 'organic' });
  });

  it.each([
    ['axis.kadam.example', '1903'],
    ['baroda.kadam.example', '701'],
    ['hdfc.kadam.example', '401'],
    ['HDFC.Kadam.Example:443', '401'],
    ['icici.kadam.example', '201'],
    ['kotak.kadam.example', '501'],
  ])('is the lender’s at %s', (host, lenderId) => {
    expect(at(host)).toEqual({ kind: 'lender', lenderId });
  });

  it.each(['hdfc.localhost:4400', 'hdfc.localhost'])('is the lender’s at %s while developing', (host) => {
    expect(at(host, 'http://localhost:4400')).toEqual({ kind: 'lender', lenderId: '401' });
  });

  it.each([
    undefined,
    '',
    'tamarind.kadam.example',
    'www.kadam.example',
    '.kadam.example',
    'a.hdfc.kadam.example',
    'hdfckadam.example',
    'hdfc.kadam.example.evil.example',
    'evil.example',
    'kadam.example.',
    'kadam.example:port',
    'kadam.example:99999',
    'user@kadam.example',
    'constructor.kadam.example',
    '127.0.0.1:4400',
    '[::1]:4400',
  ])('is none at %s', (host) => {
    expect(at(host)).toBeNull();
  });
});

describe('the origins of the sites', () => {
  it('are the public address and each sub-domain of it, with its port', () => {
    expect(siteOrigins('http://localhost:4400', ['hdfc'])).toEqual([
      'http://localhost:4400',
      'http://hdfc.localhost:4400',
    ]);
    expect(siteOrigins('https://kadam.example/', [])).toEqual(['https://kadam.example']);
  });
});

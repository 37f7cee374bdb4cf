import { expect, it } from 'vitest';
import { hintAddress } from './hint-address';

const from = (next: 'BIC' | 'VERIFY_MOBILE' | 'VERIFY_AIVF', path: string, search = '', locale: 'en' | 'hi' = 'en') =>
  hintAddress({ source: 'activation', next }, { locale, path, search });

it.each([
  ['BIC', '/account', '?utm_campaign=c1&a=1&mobile=9000000001', '/eligible?utm_campaign=c1'],
  ['BIC', '/account', '?utm_source=sms', '/eligible'],
  ['VERIFY_MOBILE', '/eligible', '?a=1&b=2', '/account?a=1&b=2'],
  ['VERIFY_MOBILE', '/eligible', '', '/account'],
  ['VERIFY_AIVF', '/account', '?a=1', null],
] as const)('%s at %s%s leads to %s', (next, path, search, to) => {
  expect(from(next, path, search)).toBe(to);
});

it('stays in the language of the page, and where it is already', () => {
  expect(from('BIC', '/hi/account', '?utm_campaign=c1', 'hi')).toBe('/hi/eligible?utm_campaign=c1');
  expect(from('BIC', '/hi/eligible', '?utm_campaign=c1', 'hi')).toBeNull();
  expect(from('VERIFY_MOBILE', '/account', '?next=%2Ffaq')).toBeNull();
  expect(from('VERIFY_MOBILE', '/hi/login', '', 'hi')).toBeNull();
});

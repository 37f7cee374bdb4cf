import { expect, it } from 'vitest';
import { hintAddress } from './hint-address';

const from = (next: 'BIC' | 'VERIFY_MOBILE' | 'VERIFY_AIVF', path: string, search = '', locale: 'en' | 'hi' = 'en') =>
  hintAddress({ source: 'activation', next }, { locale, path, search });

// @req RTE-031, RTE-032, TXN-025, TXN-026, TXN-027, TXN-028, TXN-029, API-008
it.each([
  ['BIC', '/account', '?utm_campaign=c1&a=1&mobile=9000000001', '/eligible?utm_campaign=c1'],
  ['BIC', '/account', '?utm_source=sms', '/eligible'],
  ['VERIFY_MOBILE', '/activation/steps', '?a=1&b=2', '/activation/verify-mobile?a=1&b=2'],
  ['VERIFY_MOBILE', '/activation/steps', '', '/activation/verify-mobile'],
  ['VERIFY_AIVF', '/activation/steps', '?a=1&b=%26', '/activation/verify-second-factor?a=1&b=%26'],
] as const)('%s at %s%s leads to %s', (next, path, search, to) => {
  expect(from(next, path, search)).toBe(to);
});

it('keeps the language of the page, and stays on a page that is already there', () => {
  expect(from('BIC', '/hi/account', '?utm_campaign=c1', 'hi')).toBe('/hi/eligible?utm_campaign=c1');
  expect(from('BIC', '/hi/eligible', '?utm_campaign=c1', 'hi')).toBeNull();
  expect(from('VERIFY_AIVF', '/hi/activation/steps', '?a=1', 'hi')).toBe('/hi/activation/verify-second-factor?a=1');
  expect(from('VERIFY_AIVF', '/activation/verify-second-factor', '?a=1')).toBeNull();
  expect(from('VERIFY_MOBILE', '/hi/activation/verify-mobile', '', 'hi')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '../../../shared/locales';
import { ApplicationHeader } from './application-header';

afterEach(cleanup);

const exitAddresses = (locale: Locale, query: Record<string, unknown>): readonly (string | null)[] => {
  render(<ApplicationHeader locale={locale} query={query} />);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['en', {}, '/buy'],
  ['hi', {}, '/hi/buy'],
  ['en', { merchantId: 'zenmart_sandbox' }, '/redirect/?merchantId=zenmart_sandbox'],
  ['hi', { merchantId: 'a&to=b' }, '/hi/redirect/?merchantId=a%26to%3Db'],
  ['en', { merchantId: ['first', 'second'] }, '/redirect/?merchantId=first'],
] as const)('the way out in %s with %o leads to where shopping goes on, %s', (locale, query, address) => {
  expect(exitAddresses(locale, query)).toEqual([address]);
});

it('a shared application has no exit, whatever page the user came from', () => {
  expect(exitAddresses('en', { ref: 'x' })).toEqual([]);
  cleanup();
  expect(exitAddresses('en', { ref: '', merchantId: 'zenmart_sandbox' })).toEqual([]);
});

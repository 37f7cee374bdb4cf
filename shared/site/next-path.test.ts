import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath, withNext } from './next-path';
import { hostileAddresses } from './testing/hostile-addresses';

describe('nextPath', () => {
  it('stays on the same host for 10,000 texts, parsed once or repeatedly', () => {
    let accepted = 0;
    fc.assert(
      fc.property(hostileAddresses, (text) => {
        const path = nextPath(text);
        if (path === null) return;
        accepted += 1;
        expect(path).toMatch(/^\/(?![/\\])/);
        for (const host of ['https://kadam.example/account', 'http://hdfc.localhost:4400/login?next=x']) {
          const url = new URL(path, host);
          expect(url.origin).toBe(new URL(host).origin);
          expect(`${url.pathname}${url.search}${url.hash}`).toBe(path);
          expect(url.href.startsWith(`${url.origin}/`)).toBe(true);
        }
        expect(nextPath(path)).toBe(path);
      }),
      { numRuns: 10_000 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  it.each([
    '/transaction-history',
    '/transaction-history/all-transaction-list?status=ACTIVE&from=2026-01-01&page=2',
    '/hi/odr/view-ticket?ticketId=1#reply',
    '/',
    '/account/change-pin?lenderId=401',
    '/buy/abc?utm_campaign=%E0%A4%A6',
  ])('accepts %s unchanged', (path) => {
    expect(nextPath(path)).toBe(path);
    const [, query] = withNext('/account', path).split('?', 2);
    expect(nextPath(new URLSearchParams(query).get('next'))).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'evil.example',
    'javascript:alert(1)',
    '',
    '/account',
    '/login?next=/account',
    '/hi/account',
    '/redirect/?to=shop',
    `/${'a'.repeat(2_000)}`,
    null,
    undefined,
    ['/buy'],
  ])('returns null for %j', (text) => {
    expect(nextPath(text)).toBeNull();
  });
});

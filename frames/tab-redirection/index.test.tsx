import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPage, refuses, succeeds } from '../platform/page/testing/open-page';
import { browserStore } from '../platform/storage/key-value-store';
import { keepHandedOver } from '../platform/tabs/handed-over';
import { tabRedirectionPage } from './index';

const HASH = `#${'v'.repeat(22)}`;
const open = (hash: string, take?: () => Response) =>
  openPage(tabRedirectionPage, { pathname: '/tab-redirection', hash }, take && { take });
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a tab with a handover', () => {
  it('goes on to the page that the server names', async () => {
    expect(await open(HASH, succeeds({ state: 'ready', url: 'https://pay.lender.example/a', serverNowMs: 0 }))).toEqual(
      ['take'],
    );
    expect(heading()).toBe('You go on to pay.lender.example');
  });

  it.each([
    ['ready', 'javascript:alert(1)', 'This way leads nowhere'],
    ['ready', null, 'This way leads nowhere'],
    ['unknown', null, 'This way leads nowhere'],
    ['used', null, 'This tab has done its work'],
  ])('that is %s for %s leads nowhere', async (state, url, says) => {
    await open(HASH, succeeds({ state, url, serverNowMs: 0 }));
    expect([heading(), screen.queryByRole('link')]).toEqual([says, null]);
  });

  it('cut short leads nowhere, and the server is not asked', async () => {
    expect(await open('#short')).toEqual([]);
    expect(heading()).toBe('This way leads nowhere');
  });

  it('that went on by this very address is back, and the server is not asked', async () => {
    const store = browserStore(() => sessionStorage);
    if (!store) throw new Error('no storage');
    keepHandedOver(store, `/tab-redirection${HASH}`, Date.now());
    expect(await open(HASH)).toEqual([]);
    expect(heading()).toBe('Back to the shop');
  });

  it.each([
    ['503', refuses(503)],
    ['no line', undefined],
  ] as const)('can be tried again after %s', async (_, take) => {
    await open(HASH, take);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refuses, succeeds } from '../platform/page/testing/open-page';
import { collectPaymentPage } from './index';

const REF = 'r'.repeat(22);
const open = (search: string, info?: () => Response) =>
  openPage(collectPaymentPage, { search }, info && { 'request-info': info });

afterEach(cleanup);

describe('the link of a request for a payment', () => {
  it('without a reference is unknown, and the server is not asked', async () => {
    expect(await open('')).toEqual([]);
    expect(screen.getByText(/We do not know this link/)).toBeTruthy();
  });

  it.each([400, 404])('that the server answers with %i is unknown', async (status) => {
    await open(`?ref=${REF}`, refuses(status));
    expect(screen.getByText(/We do not know this link/)).toBeTruthy();
  });

  it.each([
    ['429', refuses(429)],
    ['503', refuses(503)],
    ['an answer that is none', succeeds({ state: 'sent' })],
    ['no line', undefined],
  ] as const)('can be asked for again after %s', async (_, info) => {
    await open(`?ref=${REF}`, info);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(/We do not know this link/)).toBeNull();
  });
});

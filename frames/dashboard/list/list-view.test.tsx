import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error';
import { type RecordedCall, recordedClient } from '../../platform/page/testing/recorded-client';
import { showFlow } from '../../platform/page/testing/show-flow';
import { translatable } from '../../platform/testing/translatable-figures';
import { loansMessagesIn } from '../message-types';
import { CAMERA, card, history } from '../testing/samples';
import { everything, readAsked } from './asked';
import { listFlow } from './list.flow';
import { listCsv } from './list-csv';
import { listMessagesIn } from './list-messages';
import { ListView } from './list-view';
import type { Listed } from './read-list';

const listed = (change: Partial<Listed> = {}): Listed => {
  const { transactionDetails, filterColumnsData } = history();
  return {
    asked: everything,
    pages: 1,
    transactions: transactionDetails,
    hasMore: false,
    transactionCount: 2,
    filterColumnsData,
    ...change,
  };
};
const show = (change: Partial<Listed> = {}, answer?: (call: RecordedCall) => unknown) => {
  const { calls, client } = recordedClient(answer);
  return { calls, effects: showFlow(listFlow, ListView, listed(change), { client }) };
};
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  document.documentElement.lang = 'en-IN';
  window.history.replaceState(null, '', '/transaction-history/all-transaction-list');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the list of all that was bought', () => {
  // @req RTE-034, CAT-024
  it('has a row for each, which leads to its page and says how it stands', () => {
    show();
    const [, first] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first?.textContent).toBe(
      '2 Sep 2026ALumen cameraAmazon2 Sep 2026Banyan Bank3 × ₹10,2000 of 3 paid₹30,000Cooling-off',
    );
    expect(screen.getByRole('link', { name: 'Lumen camera' }).getAttribute('href')).toBe(
      `/transaction-history/${CAMERA}`,
    );
  });

  it('keeps the amounts of its table from a translator: ₹30,000 and ₹10,200 a month', () => {
    show();
    expect(screen.getByRole('table').textContent).toMatch(/3 × ₹10,200.*₹30,000/);
    expect(translatable(document.body)).toEqual([]);
  });

  // @req CAT-025
  it('leads to the purchases of each status that there is, and names the one that is shown', () => {
    const statuses = [
      { status: 'CLOSED', count: 8 },
      { status: 'ACTIVE', count: 3 },
    ] as const;
    show({
      asked: readAsked(new URLSearchParams('status=CLOSED')),
      filterColumnsData: { ...history().filterColumnsData, statuses: [...statuses] },
    });
    const links = within(screen.getByRole('navigation', { name: 'By status' })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['All 11', '/transaction-history/all-transaction-list', null],
      ['Active 3', '/transaction-history/all-transaction-list?status=ACTIVE', null],
      ['Closed 8', '/transaction-history/all-transaction-list?status=CLOSED', 'page'],
    ]);
  });

  it('asks for its next page with the same filters, shows each once, and comes back as long', async () => {
    const { calls, effects } = show(
      { asked: readAsked(new URLSearchParams('lender=401')), hasMore: true, transactionCount: 3 },
      () => history({ transactionDetails: [card(), card({ txnUuid: '2', title: 'Third' })], transactionCount: 3 }),
    );
    await press('Show 1 more');
    expect(calls).toEqual([{ path: '/txn/history/all', input: { lender: '401', page: '2' }, key: undefined }]);
    await vi.waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4));
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
    expect(effects).toEqual([{ type: 'keepPages', asked: readAsked(new URLSearchParams('lender=401')), pages: 2 }]);
  });

  it('keeps what it shows where the next page does not come', async () => {
    show({ hasMore: true, transactionCount: 3 }, () => {
      throw new ApiError({ kind: 'http', status: 500, message: '' });
    });
    await press('Show 1 more');
    expect((await screen.findByRole('alert')).textContent).toBe('The rest did not load. Please try again.');
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('as a file has every page of what is asked for, in rupees with two decimals', () => {
    const lines = listCsv([card({ title: 'Sofa, grey' })], listMessagesIn('en'), loansMessagesIn('en')).split('\r\n');
    expect(lines).toEqual([
      '\uFEFFDate,Order,Shop,Order number,Transaction ID,Lender,Plan,Progress,Amount,Left to repay,Status',
      '2026-09-02,"Sofa, grey",Pepperfry,PF-2207,KD7Q2X84LM,Banyan Bank,3 × 10200.00,1 of 3 paid,30000.00,20388.11,Active',
      '',
    ]);
  });

  it('says that nothing matches, with a link that removes the filter and one that changes it', () => {
    show({ asked: readAsked(new URLSearchParams('status=CANCELLED')), transactions: [], transactionCount: 0 });
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear the filter' }).getAttribute('href')).toBe(
      '/transaction-history/all-transaction-list',
    );
    expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('#filter');
  });
});

describe('the filter', () => {
  const open = (): Promise<void> =>
    act(async () => {
      const oldURL = location.href;
      location.hash = '#filter';
      window.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL }));
    });

  it('lies over the page while its address says so, and says how much it would leave', async () => {
    vi.useFakeTimers();
    const { calls } = show({}, () => history({ transactionCount: 1 }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    expect(document.body.hasAttribute('data-filter-open')).toBe(true);
    await act(async () => void fireEvent.click(screen.getByLabelText(/Tamarind Bank/)));
    await act(async () => void fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } }));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(calls.at(-1)?.input).toEqual({ lender: '402', from: '2026-01-01' });
    expect(screen.getByRole('button', { name: 'Show 1 transaction' })).toBeTruthy();
  });

  it('counts for nothing where it is closed, and takes the place of its own entry where it is sent', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    show({}, () => history());
    await open();
    await act(async () => void fireEvent.click(screen.getByLabelText(/Banyan Bank/)));
    await press(/Show/);
    expect(replace).toHaveBeenCalledWith('/transaction-history/all-transaction-list?lender=401');
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(document.body.hasAttribute('data-filter-open')).toBe(false);
    expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  });
});

it('shows the picture of what was bought', () => {
  const picture = 'data:image/svg+xml,%3Csvg/%3E';
  show({ transactions: [card({ picture, merchantLogo: 'https://shop.example/logo.svg' })] });
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([picture]);
});

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedClient } from '../../platform/page/testing/recorded-client';
import { showFlow } from '../../platform/page/testing/show-flow';
import { translatable } from '../../platform/testing/translatable-figures';
import { CAMERA, history, owed, SOFA } from '../testing/samples';
import { owedFlow } from './owed.flow';
import type { Owed } from './owed-data';
import { OwedView } from './owed-view';

const show = (change: Partial<Owed> = {}) =>
  showFlow(
    owedFlow,
    OwedView,
    { owed: owed(), transactionHistory: history(), vouchers: [], ...change },
    recordedClient(),
  );
const hrefs = (within_: HTMLElement): (string | null)[] =>
  [...within_.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const loan = (id: string): string => `/transaction-history/${id}`;

beforeEach(() => {
  document.documentElement.lang = 'en-IN';
});
afterEach(cleanup);

describe('what is owed', () => {
  it('is a receipt whose rows add up to the sums below them and to the number above', () => {
    show();
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Loan', 'To repay in all', 'Paid', 'Left', 'Next'],
      ['Juniper sofaBanyan Bank', '₹30,836.83', '₹10,434.82', '₹20,402.01', '5 Dec'],
      ['Lumen cameraTamarind Bank', '₹20,000.00', '₹0.00', '₹20,000.00', '12 Dec'],
      ['Together', '₹50,836.83', '₹10,434.82', '₹40,402.01', ''],
    ]);
    expect(screen.getByRole('link', { name: '₹40,402.01' }).getAttribute('href')).toBe('#figures');
    expect(document.getElementById('figures')?.contains(screen.getByRole('table'))).toBe(true);
  });

  it('leads from each figure to its receipt, from there to the loan, and from what is due to its instalment', () => {
    show();
    expect(hrefs(screen.getByRole('table'))).toEqual([loan(SOFA), loan(CAMERA)]);
    const due = screen.getByRole('complementary');
    expect(hrefs(due)).toEqual([`${loan(SOFA)}#emi-2`, `${loan(CAMERA)}#emi-1`, '/user-limit-check']);
    const steps = screen.getByRole('list', { name: 'What is due, month by month' });
    expect(new Set(hrefs(steps))).toEqual(new Set(['#figures']));
  });

  it('keeps each of its amounts, ₹40,402.01 first, and ••4821 from a translator', () => {
    show();
    expect(translatable(document.body)).toEqual([]);
  });

  it('has a text for each of its steps', () => {
    show();
    const steps = within(screen.getByRole('list', { name: 'What is due, month by month' }));
    expect(steps.getAllByRole('link').map((step) => step.querySelector('.visually-hidden')?.textContent)).toEqual([
      'Nov 2026: ₹10,434.82, paid',
      'Dec 2026: ₹20,200, next',
      'Jan 2027: ₹20,202.01, to come',
    ]);
  });

  it('says what has to be in which account by when, and of what is not debited that one pays it', () => {
    show();
    const due = screen.getByRole('complementary').textContent;
    expect(due).toContain('Keep ₹10,200 in Banyan Bank ••4821 by 4 Dec.');
    expect(due).toContain('You pay it to the lender yourself');
  });

  it('begins with a debit that has failed', () => {
    const [first] = owed().upcoming;
    show({ owed: owed({ upcoming: first ? [{ ...first, dueOn: '2026-11-05', isOverdue: true }] : [] }) });
    expect(document.body.textContent).toContain('₹10,200 was due on 5 Nov 2026, and its debit failed.');
    expect(screen.getByRole('link', { name: 'See what to do' }).getAttribute('href')).toBe(`${loan(SOFA)}#emi-2`);
  });

  it('is nothing where every loan is over, and has no receipt then', () => {
    show({ owed: owed({ loans: [], upcoming: [], months: [], leftPaise: 0, toRepayPaise: 0, paidPaise: 0 }) });
    expect(document.body.textContent).toContain('You owe nothing.');
    expect([screen.queryByRole('table'), screen.queryByText('Upcoming EMIs')]).toEqual([null, null]);
  });

  it('leads to each voucher that can be used or is on its way, not to those that are over, and to what can be spent', () => {
    const voucher = {
      voucherId: CAMERA,
      merchantHandle: 'vijay-sales',
      merchantName: 'Vijay Sales',
      amountRupees: 500,
      status: 'ACTIVE',
      code: 'ABCD-EFGH-JKMN',
      orderId: 'VS-1',
      earnedAtMs: Date.UTC(2026, 10, 13, 6),
      comesBy: '2026-11-24',
      linkSentAtMs: Date.UTC(2026, 10, 13, 7),
      activeUntilMs: Date.UTC(2026, 11, 13, 7),
      usedAtMs: null,
    } as const;
    const coming = { ...voucher, voucherId: SOFA, status: 'COMING', linkSentAtMs: null, activeUntilMs: null } as const;
    show({ vouchers: [coming, voucher, { ...voucher, voucherId: 'old', status: 'ENDED', code: null }] });
    const section = within(screen.getByRole('region', { name: 'Vouchers and limits' }));
    const links = section.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/voucher/vijay-sales', 'Rs. 500 gift voucherVijay Sales · comes by 24 Nov'],
      ['/voucher/vijay-sales', 'Rs. 500 gift voucherVijay Sales · ends 13 Dec'],
      ['/user-limit-check', 'What can I still spend?Check your limit at each lender'],
    ]);
  });

  it('shows the five that were bought last, and how many there are in all', () => {
    const one = history().transactionDetails[1];
    if (!one) throw new Error('no sample');
    const many = Array.from({ length: 7 }, (_, index) => ({ ...one, txnUuid: `${index}${SOFA.slice(1)}` }));
    show({ transactionHistory: history({ transactionDetails: many, transactionCount: 14 }) });
    expect(screen.getAllByRole('link', { name: /Juniper sofa Pepperfry|Juniper sofaPepperfry/ })).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'See all 14' }).getAttribute('href')).toBe(
      '/transaction-history/all-transaction-list',
    );
  });

  it('shows the picture of what was bought, and else of its shop', () => {
    const [one, other] = history().transactionDetails;
    if (!one || !other) throw new Error('no sample');
    const picture = 'data:image/svg+xml,%3Csvg/%3E';
    const transactionDetails = [
      { ...one, picture, merchantLogo: 'https://shop.example/logo.svg' },
      { ...other, merchantLogo: 'https://shop.example/logo.svg' },
    ];
    show({ transactionHistory: history({ transactionDetails }) });
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      picture,
      'https://shop.example/logo.svg',
    ]);
  });

  it('of a customer without purchases is a link to begin, in the language of the page', () => {
    document.documentElement.lang = 'hi-IN';
    show({ transactionHistory: history({ transactionDetails: [], transactionCount: 0 }) });
    expect(screen.getByRole('heading').textContent).toBe('अभी कोई कदम नहीं');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hi/buy');
    cleanup();
    window.history.replaceState(null, '', '/hi/transaction-history?merchantId=zenmart_sandbox');
    show({ transactionHistory: history({ transactionDetails: [], transactionCount: 0 }) });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hi/redirect/?merchantId=zenmart_sandbox');
    window.history.replaceState(null, '', '/');
  });
});

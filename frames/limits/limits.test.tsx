import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '../platform/api/client';
import { showFlow } from '../platform/page/testing/show-flow';
import { translatable } from '../platform/testing/translatable-figures';
import { limitsFlow } from './limits.flow';
import { LimitsView } from './limits-view';
import { type Limit, type Limits, withReloaded } from './reloaded-limits';

const limit = (lenderId: string, availableLimit: number | null, more: Partial<Limit> = {}): Limit => ({
  lenderId,
  lenderName: `Bank ${lenderId}`,
  standing: availableLimit === null ? 'NO_ANSWER' : 'ACTIVE',
  availableLimit,
  wholeLimit: null,
  ...more,
});
const some: Limits = {
  limits: [limit('1', 331_600, { wholeLimit: 400_000 }), limit('2', 84_873), limit('3', null)],
  serverNowMs: 0,
};

let answer: () => Promise<unknown>;
// SAFETY: the view calls it as the client is called.
const client = { call: () => answer() } as unknown as ApiClient;
const shown = (data: Limits) => showFlow(limitsFlow, LimitsView, data, { client });
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
const refetch = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /Bank 3 again/ })));

beforeEach(() => {
  document.documentElement.lang = 'en-IN';
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it('keeps ₹3,31,600 that can be spent, and the limit of ₹4,00,000, from a translator', () => {
  shown(some);
  expect(screen.getAllByText('₹3,31,600')).toHaveLength(2);
  expect(translatable(document.body)).toEqual([]);
});

// @req RTE-073
it('shows per lender the available and used limit, and the lender of the largest purchase', () => {
  shown(some);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('limit ₹4,00,000, in use ₹68,400');
  expect(rows[0]).toContain('₹3,31,600');
  expect(rows[2]).toContain('No answer in 5 seconds');
  expect(screen.getByText('with Bank 1')).toBeTruthy();
});

it('leads to all shops, and who comes from a shop back to it', () => {
  shown(some);
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/buy');
  cleanup();
  window.history.replaceState(null, '', '/user-limit-check?merchantId=zenmart_sandbox');
  shown(some);
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe(
    '/redirect/?merchantId=zenmart_sandbox',
  );
});

it('asks a silent lender again by itself, and puts it where its answer belongs', async () => {
  shown(some);
  answer = async () => ({ lenderId: '3', lenderName: 'Bank 3', availableLimit: 100_000 });
  await refetch();
  await vi.waitFor(() => expect(names()).toEqual(['Bank 1', 'Bank 3', 'Bank 2']));
});

it('says that it is still silent, and can be asked once more; and that it has not approved', async () => {
  shown(some);
  answer = () => Promise.reject(new Error('LENDER_UNAVAILABLE'));
  await refetch();
  expect(await screen.findByText('Still no answer. Please try later.')).toBeTruthy();
  answer = async () => ({ lenderId: '3', lenderName: 'Bank 3', availableLimit: null });
  await refetch();
  expect(await screen.findByText('Has not approved you')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the answers of two lenders that are asked again at a time', async () => {
  shown({ ...some, limits: [limit('3', null), limit('4', null)] });
  const [first, second] = [3, 4].map((at) => ({
    lenderId: `${at}`,
    lenderName: `Bank ${at}`,
    availableLimit: at * 1_000,
  }));
  const answers: ((answered: unknown) => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  for (const name of [/Bank 3 again/, /Bank 4 again/]) fireEvent.click(screen.getByRole('button', { name }));
  await act(async () => answers[0]?.(first));
  await act(async () => answers[1]?.(second));
  await vi.waitFor(() => expect(names()).toEqual(['Bank 4', 'Bank 3']));
  expect(screen.getAllByText(/₹[34],000/)).toHaveLength(3);
});

it('redirects a customer without an approval, also while one lender has no answer', () => {
  for (const limits of [[], [limit('3', null)]]) {
    shown({ limits, serverNowMs: 0 });
    expect(screen.getByRole('link', { name: 'See what works instead' }).getAttribute('href')).toBe('/account');
    cleanup();
  }
});

it('an answer that approves nothing leaves the list as it is', () => {
  expect(withReloaded(some.limits, { lenderId: '3', lenderName: '', userMobileNum: '', availableLimit: null })).toEqual(
    some.limits,
  );
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '../platform/api/client';
import { translatable } from '../platform/testing/translatable-figures';
import { LimitsView } from './limits-view';
import { type Limit, type Limits, withRefetched } from './refetched-limits';

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
let taken: Limits[];
// SAFETY: the view calls it as the client is called.
const client = { call: () => answer() } as unknown as ApiClient;
const shown = (data: Limits) =>
  render(
    <LimitsView page={window} client={client} data={data} take={(next) => taken.push(next)} reload={() => undefined} />,
  );
const refetch = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /Bank 3 again/ })));

beforeEach(() => {
  taken = [];
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
it('says of each lender what can be spent and how much is in use, and with whom the largest purchase can be made', () => {
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
  expect(taken[0]?.limits.map(({ lenderId }) => lenderId)).toEqual(['1', '3', '2']);
});

it('says that it is still silent, and can be asked once more; and that it has not approved', async () => {
  shown(some);
  answer = () => Promise.reject(new Error('LENDER_UNAVAILABLE'));
  await refetch();
  expect(screen.getByText('Still no answer. Please try later.')).toBeTruthy();
  answer = async () => ({ lenderId: '3', lenderName: 'Bank 3', availableLimit: null });
  await refetch();
  expect(screen.getByText('Has not approved you')).toBeTruthy();
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
  expect(taken.at(-1)?.limits.map(({ availableLimit }) => availableLimit)).toEqual([4_000, 3_000]);
});

it('leads on whom no lender has approved, also while one is silent', () => {
  for (const limits of [[], [limit('3', null)]]) {
    shown({ limits, serverNowMs: 0 });
    expect(screen.getByRole('link', { name: 'See what works instead' }).getAttribute('href')).toBe('/account');
    cleanup();
  }
});

it('an answer that approves nothing leaves the list as it is', () => {
  expect(
    withRefetched(some.limits, { lenderId: '3', lenderName: '', userMobileNum: '', availableLimit: null }),
  ).toEqual(some.limits);
});

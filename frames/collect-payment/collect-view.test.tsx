import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestInfo } from '../../shared/api/telesales';
import { MINUTE_MS } from '../../shared/rules/duration';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import { showFlow } from '../platform/page/testing/show-flow';
import { translatable } from '../platform/testing/translatable-figures';
import { collectFlow } from './collect.flow';
import { CollectView } from './collect-view';

const REF = 'r'.repeat(22);
const info = (change: Partial<RequestInfo> = {}): RequestInfo => ({
  state: 'sent',
  merchantName: 'Zenmart',
  merchantLogo: null,
  merchantHost: 'zenmart.example',
  agentId: 'ZM-5001',
  orderId: 'ZM-20418',
  amount: 36_000,
  items: [
    { name: 'Lumen M2 camera kit', quantity: 1, amountPaise: 3_450_000 },
    { name: 'Carry case', quantity: 2, amountPaise: 150_000 },
  ],
  lowestEmi: 3_207,
  maskedMobile: '98XXXXX210',
  createdAtMs: Date.now(),
  expiresAtMs: Date.now() + 15 * MINUTE_MS,
  serverNowMs: Date.now(),
  ...change,
});

let called: unknown[];
let answer: () => Promise<unknown>;
const client = {
  call: (_endpoint: unknown, input: unknown) => {
    called.push(input);
    return answer();
  },
  // SAFETY: the flow calls it as the client is called.
} as unknown as ApiClient;
const shown = (data: RequestInfo | null) => showFlow(collectFlow, CollectView, { ref: REF, info: data }, { client });
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  called = [];
  document.documentElement.lang = 'en-IN';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// @req RTE-014
it('shows requester, amount, items, customer and expiry, and links to the checkout of the request', () => {
  shown(info());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zenmart');
  for (const part of [
    'zenmart.example',
    'ZM-5001',
    '₹36,000',
    'ZM-20418',
    '₹3,207',
    'Carry case 2 pieces',
    '98XXXXX210',
  ])
    expect(text()).toContain(part);
  expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/payment/init?ref=${REF}&locale=en-IN`);
});

it('keeps the price of ₹36,000, each item, the EMI from ₹3,207 and the number 98XXXXX210 from a translator', () => {
  shown(info());
  expect(text()).toContain('98XXXXX210');
  expect(translatable(document.body)).toEqual([]);
});

it('refuses after "not mine", and announces it in a live region that was empty', async () => {
  let refused: (answered: RequestInfo) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      refused = resolve;
    });
  shown(info());
  expect(screen.getByRole('status').textContent).toBe('');
  const button = screen.getByRole('button', { name: 'Not mine' });
  fireEvent.click(button);
  await act(async () => undefined);
  fireEvent.click(button);
  expect(called).toEqual([{ ref: REF }]);
  await act(async () => refused(info({ state: 'refused' })));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('You refused the request.'));
});

it('asks how it stands where a refusal comes too late', async () => {
  answer = () => Promise.reject(new ApiError({ kind: 'business', status: 400, code: 4021, message: 'No.' }));
  const effects = shown(info());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Not mine' })));
  await vi.waitFor(() => expect(effects).toEqual(['reload']));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says where that did not work, and can be pressed again', async () => {
  answer = () => Promise.reject(new Error('no line'));
  shown(info());
  expect(screen.getByRole('alert').textContent).toBe('');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Not mine' })));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('did not work'));
  expect(screen.getByRole('button', { name: 'Not mine' })).toBeTruthy();
});

it.each([
  ['paid', 'This order is paid.'],
  ['expired', 'The request ended at'],
  ['cancelled', 'Zenmart cancelled the request.'],
  ['refused', 'You refused the request.'],
] as const)('has no action where it is %s', (state, says) => {
  shown(info({ state }));
  expect(text()).toContain(says);
  expect(screen.queryByRole('button')).toBeNull();
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(state === 'paid' ? ['/transaction-history'] : []);
});

it.each(['paying', 'failed'] as const)('can be continued while it is %s, and not refused', (state) => {
  shown(info({ state }));
  expect(screen.getByRole('link')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('warns of an unknown link', () => {
  shown(null);
  expect(text()).toContain('We do not know this link.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('reloads after its expiry, and not again while a lender has still to answer', async () => {
  vi.useFakeTimers();
  const effects = shown(info({ expiresAtMs: Date.now() + 1_000 }));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(effects).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_001));
  expect(effects).toEqual(['reload']);
  cleanup();
  const later = shown(info({ state: 'paying', expiresAtMs: Date.now() }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(later).toEqual([]);
});

it('is in Hindi, and so is the checkout that it links to', () => {
  document.documentElement.lang = 'hi-IN';
  shown(info());
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/payment/init?ref=${REF}&locale=hi-IN`);
  expect(text()).toContain('आगे बढ़ें');
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestInfo } from '../../shared/api/telesales';
import { MINUTE_MS } from '../../shared/rules/duration';
import type { ApiClient } from '../platform/api/client';
import { type Collected, CollectView } from './collect-view';

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

let taken: Collected[];
let called: unknown[];
let answer: () => Promise<unknown>;
const client = {
  call: (_endpoint: unknown, input: unknown) => {
    called.push(input);
    return answer();
  },
  // SAFETY: the view calls it as the client is called.
} as unknown as ApiClient;
let asked = 0;
const shown = (data: RequestInfo | null) =>
  render(
    <CollectView
      page={window}
      client={client}
      data={{ ref: REF, info: data }}
      take={(next) => taken.push(next)}
      askAgain={() => {
        asked += 1;
      }}
    />,
  );
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  [taken, called, asked] = [[], [], 0];
  document.documentElement.lang = 'en-IN';
});
afterEach(cleanup);

it('says who asks, how much, for what, for whom and until when, and leads to the checkout of that very link', () => {
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

it('refuses it once somebody says that it is not his, and says so', async () => {
  answer = async () => info({ state: 'refused' });
  shown(info());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Not mine' })));
  expect(called).toEqual([{ ref: REF }]);
  expect(taken[0]?.info?.state).toBe('refused');
});

it('says where that did not work, and can be pressed again', async () => {
  answer = () => Promise.reject(new Error('no line'));
  shown(info());
  expect(screen.getByRole('alert').textContent).toBe('');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Not mine' })));
  expect(screen.getByRole('alert').textContent).toContain('did not work');
  expect(screen.getByRole('button', { name: 'Not mine' })).toBeTruthy();
});

it.each([
  ['paid', 'This order is paid.'],
  ['expired', 'The request ended at'],
  ['cancelled', 'Zenmart cancelled the request.'],
  ['refused', 'You refused the request.'],
] as const)('has no way on where it is %s', (state, says) => {
  shown(info({ state }));
  expect(text()).toContain(says);
  expect(screen.queryByRole('button')).toBeNull();
  const ways = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(state === 'paid' ? ['/transaction-history'] : []);
});

it.each(['paying', 'failed'] as const)('can be continued while it is %s, and not refused', (state) => {
  shown(info({ state }));
  expect(screen.getByRole('link')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('warns of a link that nobody knows', () => {
  shown(null);
  expect(text()).toContain('We do not know this link.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks anew once its time is over', () => {
  shown(info({ expiresAtMs: Date.now() }));
  expect(asked).toBe(1);
});

it('speaks Hindi, and so does the checkout that it leads to', () => {
  document.documentElement.lang = 'hi-IN';
  shown(info());
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/payment/init?ref=${REF}&locale=hi-IN`);
  expect(text()).toContain('आगे बढ़ें');
});

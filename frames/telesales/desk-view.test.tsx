import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRequest, PaymentRequest } from '../../shared/api/telesales';
import { MINUTE_MS } from '../../shared/rules/duration';
import { requestSteps } from '../../shared/rules/payment-request';
import type { DeskData } from '../telesales-desk';
import type { Requests } from './desk-data';
import { DeskView } from './desk-view';
import { matching } from './list-view';
import { faultsOf } from './take-form';

const UUID = '9f3ca71e-2b1d-4c55-8a60-1f0e6d2b7c44';
const request = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  txnUuid: UUID,
  txnId: 'KD7H2M9Q01',
  orderId: 'ZM-20418',
  amount: 36_000,
  maskedMobile: '98XXXXX210',
  state: 'sent',
  createdAtMs: Date.now(),
  expiresAtMs: Date.now() + 15 * MINUTE_MS,
  changedAtMs: Date.now(),
  ...change,
});
const live = (done: number, change: Partial<LiveRequest> = {}): LiveRequest => ({
  ...request(),
  items: [],
  steps: requestSteps.map((step, at) => ({ step, isDone: at < done, atMs: at < done ? Date.now() : null })),
  sendsRemaining: 4,
  resendAtMs: Date.now() + 30_000,
  pollAfterMs: 2_000,
  serverNowMs: Date.now(),
  ...change,
});
const desk: DeskData<Requests> = {
  kind: 'open',
  agent: { agentId: 'ZM-5001', merchantName: 'Zenmart', merchantLogo: null, isNtbAllowed: true, serverNowMs: 0 },
  requests: [request()],
  hasMore: false,
};

let taken: DeskData<Requests>[];
let calls: { path: string; body: Record<string, unknown> | null; key: string | null }[];
let answers: Record<string, unknown>;
const shown = (data: DeskData<Requests> = desk) =>
  render(
    <DeskView
      page={window}
      // SAFETY: the desk calls by its own client.
      client={{} as never}
      data={data}
      take={(next) => taken.push(next)}
      askAgain={() => undefined}
    />,
  );
const settle = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};

beforeEach(() => {
  vi.useFakeTimers();
  [taken, calls, answers] = [[], [], {}];
  document.documentElement.lang = 'en-IN';
  window.location.hash = '';
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body?: string; headers?: HeadersInit } = {}) => {
    const at = String(path).split('?')[0] ?? '';
    calls.push({
      path: at,
      body: body ? (JSON.parse(body) as Record<string, unknown>) : null,
      key: new Headers(headers).get('idempotency-key'),
    });
    const found = answers[at.split('/').at(-1) ?? ''];
    if (found instanceof Response) return found.clone();
    return Response.json({ success: true, data: found ?? {} });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says what is wrong at each field, and sends nothing', async () => {
  shown();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid 10 digit mobile number',
    'Please enter an amount',
    'Please enter the order number: letters, digits and . : / # - _ alone',
    '',
  ]);
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText(/Mobile Number/));
});

it('leaves the focus with whoever mends a field that is not the first', async () => {
  shown();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  const amount = screen.getByLabelText('Amount');
  amount.focus();
  type('Amount', '3');
  await settle();
  type('Amount', '36');
  await settle();
  expect(document.activeElement).toBe(amount);
});

it('puts the focus on the first item whose price does not make up the amount, and names the items by what is wrong', async () => {
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-1');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add an item' })));
  type('Item 1', 'Kit');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  const items = screen.getByRole('group', { name: 'Items' });
  expect(document.activeElement).toBe(screen.getByLabelText('Item 1'));
  expect(document.getElementById(items.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /do not add up|amount/,
  );
  expect(calls.filter(({ path }) => path.endsWith('request-payment'))).toEqual([]);
});

it('asks once for what was typed, shows how it stands, and keeps nothing of it', async () => {
  answers['request-payment'] = live(1);
  answers['check-amount'] = { lenderIds: ['1', '2'], lowestEmi: 3_207, nearestAmount: 36_000 };
  answers['request-status'] = live(1);
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-20418');
  await act(async () => void (await vi.advanceTimersByTimeAsync(600)));
  await settle();
  await settle();
  expect(screen.getByText('2 lenders lend this sum, from ₹3,207 a month')).toBeTruthy();
  expect(window.sessionStorage.getItem('telesalesDraft')).not.toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  await settle();
  const sent = calls.filter(({ path }) => path.endsWith('request-payment'));
  expect(sent).toEqual([
    {
      path: '/app/telesales/request-payment',
      body: { mobile: '9876543210', amount: 36_000, orderId: 'ZM-20418', items: [] },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(window.location.hash).toBe(`#${UUID}`);
  expect(window.sessionStorage.getItem('telesalesDraft')).toBeNull();
});

it('asks by one key until it is answered, however often that is pressed, and says what failed', async () => {
  const asking = () => calls.filter(({ path }) => path.endsWith('request-payment'));
  const send = async (): Promise<void> => {
    const form = screen.getByLabelText('Order number').closest('form');
    if (!form) throw new Error('no form');
    // By the Enter key, which asks no button.
    for (let times = 0; times < 2; times += 1) await act(async () => void fireEvent.submit(form));
    await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  };
  answers['request-payment'] = new Response('', { status: 503 });
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '100');
  type('Order number', 'ZM-1');
  await send();
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('The link could not be sent. Please try again.');
  await send();
  answers['request-payment'] = Response.json({ success: false, code: 4016, message: 'No.' });
  await send();
  await send();
  const keys = asking().map(({ key }) => key);
  expect([keys.length, new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([4, 1, 2]);
  expect((screen.getByLabelText('Order number') as HTMLInputElement).value).toBe('ZM-1');
});

it.each([
  [429, 'Too many links. Please try again later.'],
  [500, 'That did not work. Please try again.'],
])('says of an answer of %i: %s', async (status, says) => {
  answers['request-payment'] = new Response('', { status });
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-1');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe(says);
});

it('keeps what was typed over a session that ends', async () => {
  shown();
  type('Order number', 'ZM-1');
  cleanup();
  shown();
  expect((screen.getByLabelText('Order number') as HTMLInputElement).value).toBe('ZM-1');
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy();
});

it('follows a request until it is paid, and asks no more then', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(3);
  shown();
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Customer is choosing a plan');
  expect((screen.getByRole('button', { name: /Text again in 0:/ }) as HTMLButtonElement).disabled).toBe(true);
  answers['request-status'] = live(6, { state: 'paid' });
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹36,000 paid');
  const asked = calls.length;
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(calls).toHaveLength(asked);
});

it('asks once more before it cancels', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(1);
  answers['cancel-request'] = live(1, { state: 'cancelled' });
  shown();
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(calls.some(({ path }) => path.endsWith('cancel-request'))).toBe(false);
  await act(async () => void fireEvent.click(screen.getByText('Cancel the request')));
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The request is cancelled');
});

it('speaks of what has changed, by a region that was empty before', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(1);
  shown();
  await settle();
  const spoken = screen.getByRole('status');
  expect(spoken.textContent).toBe('');
  answers['request-status'] = live(2);
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
  expect(spoken.textContent).toBe('Customer has opened the link');
  answers['request-status'] = live(6, { state: 'paid' });
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
  expect(spoken.textContent).toBe('₹36,000 paid');
});

it('says that it was not cancelled until the next thing is done, whatever is heard meanwhile', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(1);
  answers['cancel-request'] = new Response('', { status: 503 });
  shown();
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await act(async () => void fireEvent.click(screen.getByText('Cancel the request')));
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.');
  answers['request-status'] = live(1, { state: 'cancelled' });
  await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('looks again 10 s after a look that failed, and says so until it has seen', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = new Response('', { status: 503 });
  shown();
  await settle();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  answers['request-status'] = live(2);
  await act(async () => void (await vi.advanceTimersByTimeAsync(9_999)));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect([screen.getByRole('alert').textContent, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    '',
    'Customer has opened the link',
  ]);
});

it('texts the link once more by one key until it is answered, and not at all once no text is left', async () => {
  const sends = () => calls.filter(({ path }) => path.endsWith('resend-link')).map(({ key }) => key);
  const again = async (): Promise<void> => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text again' })));
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  };
  window.location.hash = `#${UUID}`;
  const open = (sendsRemaining: number) => live(1, { resendAtMs: 0, sendsRemaining, pollAfterMs: 60_000 });
  answers['request-status'] = open(3);
  answers['resend-link'] = new Response('', { status: 503 });
  shown();
  await settle();
  await again();
  expect(screen.getByRole('alert').textContent).toBe('The link could not be sent. Please try again.');
  answers['resend-link'] = open(2);
  await again();
  expect(screen.getByRole('alert').textContent).toBe('');
  answers['resend-link'] = open(0);
  await again();
  const [first, second, third] = sends();
  expect([sends().length, first === second, second === third]).toEqual([3, true, false]);
  expect((screen.getByRole('button', { name: 'Text again' }) as HTMLButtonElement).disabled).toBe(true);
});

it('says that older requests did not come, and asks for them once more', async () => {
  window.location.hash = '#requests';
  answers.requests = new Response('', { status: 503 });
  shown({ ...desk, hasMore: true });
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.');
  answers.requests = { requests: [request({ txnUuid: UUID.replace('9', '8') })], hasMore: false, serverNowMs: 0 };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle();
  expect(calls.at(-1)?.path).toBe('/app/telesales/requests');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(taken.at(-1)).toMatchObject({ requests: [{}, {}], hasMore: false });
});

it('is left once, however often that is pressed', async () => {
  shown();
  const leave = screen.getByRole('button', { name: 'Leave the desk' });
  fireEvent.click(leave);
  fireEvent.click(leave);
  await settle();
  await settle();
  expect([calls.length, taken]).toEqual([1, [{ kind: 'over' }]]);
});

it.each([
  [1402, 'over'],
  [4070, 'blocked'],
] as const)('closes where a call is answered with %i', async (code, kind) => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await settle();
  expect(taken).toEqual([{ kind }]);
});

it.each([
  ['en-IN', '#requests', 'हिन्दी में पढ़ें', '/hi/ts-payment/init?locale=hi-IN#requests', 'hi-IN'],
  ['hi-IN', `#${UUID}`, 'Read in English', `/ts-payment/init?locale=en-IN#${UUID}`, 'en-IN'],
])('in %s at %s leads to the same in the other language: %s', (lang, at, name, href, other) => {
  document.documentElement.lang = lang;
  window.location.hash = at;
  shown();
  const link = screen.getByRole('link', { name });
  expect([link.getAttribute('href'), link.lang, link.getAttribute('hreflang')]).toEqual([href, other, other]);
});

it.each([
  [true, ['Take a payment', 'My requests', 'Applications']],
  [false, ['Take a payment', 'My requests']],
])('leads to the applications where the shop takes them: %s', (isNtbAllowed, ways) => {
  if (desk.kind !== 'open') throw new Error('the desk is closed');
  shown({ ...desk, agent: { ...desk.agent, isNtbAllowed } });
  const tabs = screen.getByRole('navigation', { name: 'Telesales' });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(ways);
});

it('says why nobody works there', () => {
  shown({ kind: 'over' });
  expect(screen.getByRole('heading').textContent).toBe('Please open the desk again');
  cleanup();
  shown({ kind: 'blocked' });
  expect(screen.getByRole('heading').textContent).toBe('You cannot work at this desk');
});

it('lists what was asked for, with masked numbers, each leading to how it stands', async () => {
  window.location.hash = '#requests';
  answers.requests = {
    requests: [request(), request({ txnUuid: UUID.replace('9', '8'), state: 'paid' })],
    hasMore: false,
    serverNowMs: 0,
  };
  shown();
  await settle();
  expect(screen.getByRole('link', { name: /98XXXXX210/ }).getAttribute('href')).toBe(`#${UUID}`);
  expect(taken.at(-1)).toMatchObject({ requests: [{ state: 'sent' }, { state: 'paid' }] });
});

it('says the hours as the language does', () => {
  document.documentElement.lang = 'hi-IN';
  window.location.hash = '#requests';
  vi.setSystemTime(new Date(2026, 8, 2, 16, 5));
  shown({ ...desk, requests: [request()] });
  expect(screen.getByText('शाम 4:05 बजे')).toBeTruthy();
});

it('finds by order, by the digits that are seen, and by state', () => {
  const some = [request(), request({ orderId: 'ZM-9', maskedMobile: '90XXXXX417', state: 'paid' })];
  const found = (text: string, shownAs: 'all' | 'open' | 'paid') =>
    matching(some, text, shownAs).map(({ orderId }) => orderId);
  expect(found('', 'all')).toEqual(['ZM-20418', 'ZM-9']);
  expect([found('zm-9', 'all'), found('417', 'all'), found('', 'open'), found('', 'paid')]).toEqual([
    ['ZM-9'],
    ['ZM-9'],
    ['ZM-20418'],
    ['ZM-9'],
  ]);
});

it.each([
  [[], true],
  [[{ name: '', price: '' }], true],
  [[{ name: 'Kit', price: '36000' }], true],
  [[{ name: 'Kit', price: '35000' }], false],
  [[{ name: '', price: '36000' }], false],
] as const)('takes items %j: %s', (items, isRight) => {
  const fields = { mobile: '9876543210', amount: '36000', orderId: 'A', items };
  expect(faultsOf(fields)).toEqual(isRight ? [] : ['items']);
});

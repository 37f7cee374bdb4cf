import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskApplication } from '../../shared/api/filed-application';
import { HOUR_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { DeskData } from '../telesales-desk';
import type { Filed } from './ntb-data';
import { NtbView } from './ntb-view';

const application = (change: Partial<DeskApplication> = {}): DeskApplication => ({
  applicationId: 'KA-12345-67890',
  lenderId: '1',
  lenderName: 'Banyan Bank',
  userName: 'Asha Rao',
  maskedMobile: '98XXXXX210',
  state: 'filed',
  declined: null,
  filedAtMs: Date.now(),
  expiresAtMs: Date.now() + 24 * HOUR_MS,
  changedAtMs: Date.now(),
  sendsRemaining: 4,
  resendAtMs: Date.now() + 30_000,
  ...change,
});
const lender = (lenderId: string, name: string) => ({ lenderId, name, minLoanAmount: 3_000, maxLoanAmount: 200_000 });
const desk = (change: Partial<Filed> = {}): DeskData<Filed> => ({
  kind: 'open',
  agent: { agentId: 'ZM-5001', merchantName: 'Zenmart', merchantLogo: null, isNtbAllowed: true, serverNowMs: 0 },
  lenders: [lender('1', 'Banyan Bank'), lender('2', 'Tamarind Bank')],
  applications: [],
  hasMore: false,
  ...change,
});

let data: DeskData<Filed>;
let calls: { path: string; body: unknown; key: string | null }[];
let answers: Record<string, unknown>;
let draw: () => void;
function shown(begun: DeskData<Filed> = desk()): void {
  data = begun;
  const view = () => (
    <NtbView
      page={window}
      // SAFETY: the desk calls by its own client.
      client={{} as never}
      data={data}
      take={(next) => {
        data = next;
        draw();
      }}
      askAgain={() => undefined}
    />
  );
  const { rerender } = render(view());
  draw = () => rerender(view());
}
const settle = (ms = 0): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const filing = () => calls.filter(({ path }) => path.endsWith('file-application'));
async function fillIn(): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: /Tamarind Bank/ }));
  type(/Mobile Number/, '9876543210');
  type('Full name', 'Asha Rao');
  type('Date of birth', '15081990');
  type('PAN', 'abcde1234f');
  type(/^Pincode/, '560001');
  await settle();
}
const send = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 2) });
  [calls, answers] = [[], { applications: { applications: [], hasMore: false, serverNowMs: 0 } }];
  document.documentElement.lang = 'en-IN';
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body?: string; headers?: HeadersInit } = {}) => {
    const at = String(path).split('?')[0] ?? '';
    calls.push({
      path: at,
      body: body ? JSON.parse(body) : null,
      key: new Headers(headers).get('idempotency-key'),
    });
    const found = answers[at.split('/').at(-1) ?? ''];
    if (found instanceof Response) return found.clone();
    return Response.json({ success: true, data: found ?? {} });
  });
});
afterEach(async () => {
  // The list begins to read as it is shown: what it has asked is answered while there is somebody to answer.
  await settle();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says what is wrong at each field, the first of them has the focus, and nothing is sent', async () => {
  shown();
  await send();
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Please choose a lender',
    'Please enter a valid 10 digit mobile number',
    'Please enter the customer’s name, in letters',
    'Please enter a valid date. The customer must be 21 or above',
    'Please enter a valid PAN, like ABCDE1234F',
    'Please enter a valid pincode of 6 digits',
    '',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Banyan Bank/ }));
  expect(filing()).toEqual([]);
});

it('leaves the focus with whoever mends a field that is not the first', async () => {
  shown();
  await send();
  const pan = screen.getByLabelText('PAN');
  pan.focus();
  for (const text of ['A', 'AB', 'ABCDE1234F']) {
    type('PAN', text);
    await settle();
  }
  expect(document.activeElement).toBe(pan);
});

it('says that older applications did not come, and asks for them once more', async () => {
  const older = application({ applicationId: 'KA-00000-00000', userName: 'Bela Sen' });
  shown(desk({ applications: [application()], hasMore: true }));
  await settle();
  answers.applications = new Response('', { status: 503 });
  data = desk({ applications: [application()], hasMore: true });
  draw();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle(5_000);
  expect(screen.getByText('That did not work. Please try again.').closest('[role=alert]')).not.toBeNull();
  answers.applications = { applications: [older], hasMore: false, serverNowMs: 0 };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle();
  expect(screen.getByText('Bela Sen')).toBeTruthy();
  expect(screen.queryByText('That did not work. Please try again.')).toBeNull();
});

it('files once what was typed, says that the link is on its way, lists it and empties the form', async () => {
  answers['file-application'] = { application: application({ lenderName: 'Tamarind Bank' }), serverNowMs: 0 };
  shown();
  await fillIn();
  await send();
  await settle();
  expect(filing()).toEqual([
    {
      path: '/app/telesales/file-application',
      body: {
        mobile: '9876543210',
        lenderId: '2',
        userName: 'Asha Rao',
        email: '',
        dateOfBirth: '1990-08-15',
        pan: 'ABCDE1234F',
        pincode: '560001',
      },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(
    screen.getByText('The link is on its way to 98XXXXX210. Nothing goes to the lender before Asha Rao submits it.'),
  ).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Applications, newest first' })).getByText('Texted')).toBeTruthy();
  expect(
    ['Full name', 'PAN', 'Date of birth'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value),
  ).toEqual(['', '', '']);
});

it('asks by the same key where it heard no answer, and by another one for something else', async () => {
  answers['file-application'] = new Response('', { status: 500 });
  shown();
  await fillIn();
  for (let times = 0; times < 2; times += 1) {
    await send();
    await settle(MINUTE_MS);
  }
  type(/^Pincode/, '560002');
  await send();
  await settle(MINUTE_MS);
  const keys = filing().map(({ key, body }) => `${(body as { pincode: string }).pincode} ${key}`);
  expect(new Set(keys).size).toBe(2);
});

it('keeps nothing of it in any storage of the browser', async () => {
  shown();
  await fillIn();
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
  cleanup();
  shown();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('');
});

it.each([
  ['APPLICATION_NOT_ALLOWED', 'An application with this lender is not possible for this number. Try another lender.'],
  [4106, 'The limit that the lender can give is not enough (4106). Try another lender.'],
  [4107, 'The lender did not accept this application (4107). Try another lender.'],
  [400, 'That did not work. Please try again.'],
] as const)('says of %s why it was not filed, and what was typed stays', async (code, text) => {
  answers['file-application'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await fillIn();
  await send();
  await settle();
  expect(screen.getByText(text).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao');
});

it.each([
  [1402, 'Please open the desk again', 'What you typed was not kept.'],
  [4070, 'You cannot work at this desk', 'Your shop has blocked this agent (4070).'],
] as const)('closes where a call is answered with %i', async (code, title, text) => {
  answers['file-application'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await fillIn();
  await send();
  await settle();
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByText(new RegExp(text.replace(/[().]/g, '\\$&')))).toBeTruthy();
  expect(screen.queryByLabelText('PAN')).toBeNull();
});

it('reads its list every 10 s, and says what has changed', async () => {
  shown(desk({ applications: [application()] }));
  const states = () => screen.getAllByText(/^(Texted|Opened|With the lender)$/).map(({ textContent }) => textContent);
  answers.applications = { applications: [application({ state: 'opened' })], hasMore: false, serverNowMs: 0 };
  expect(states()).toEqual(['Texted']);
  await settle();
  await settle();
  expect(states()).toEqual(['Opened']);
  expect(screen.getByText('The application of Asha Rao: Opened').getAttribute('role')).toBe('status');
  answers.applications = { applications: [application({ state: 'submitted' })], hasMore: false, serverNowMs: 0 };
  await settle(9_999);
  expect(states()).toEqual(['Opened']);
  await settle(1);
  await settle();
  expect(states()).toEqual(['With the lender']);
});

it('says for what reasons a customer has declined', () => {
  const declined = { details: ['wrongPan'], offer: ['notAsked', 'tooCostly'] } as const;
  shown(
    desk({
      applications: [
        application({ state: 'declined', declined: { details: [...declined.details], offer: [...declined.offer] } }),
      ],
    }),
  );
  expect(
    screen.getByText('What the customer said: The PAN is wrong · I did not ask for it · It costs too much'),
  ).toBeTruthy();
});

it('has no form where no lender takes applications, and one lender alone is chosen', () => {
  shown(desk({ lenders: [] }));
  expect(screen.queryByRole('button', { name: 'Text the link' })).toBeNull();
  expect(screen.getByText('No lender takes applications from your shop today.')).toBeTruthy();
  cleanup();
  shown(desk({ lenders: [lender('7', 'Banyan Bank')] }));
  expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true);
});

it('is one of the parts of the desk, and leads to the others and to the other language', () => {
  shown();
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['हिन्दी', '/hi/telesales-ntb?locale=hi-IN'],
    ['Take a payment', '/ts-payment/init#take'],
    ['My requests', '/ts-payment/init#requests'],
    ['Applications', '/telesales-ntb'],
  ]);
  expect(screen.getByRole('link', { name: 'Applications' }).getAttribute('aria-current')).toBe('page');
});

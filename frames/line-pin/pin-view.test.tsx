import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error';
import { type RecordedCall, recordedClient } from '../platform/page/testing/recorded-client';
import { showFlow } from '../platform/page/testing/show-flow';
import { pinFlow } from './pin.flow';
import { PinView } from './pin-view';
import type { PinData } from './read-pins';
import { scheme } from './testing/sample';

let calls: readonly RecordedCall[];
let answers: unknown[];
let effects: readonly string[];
beforeEach(() => {
  answers = [];
});
afterEach(cleanup);

function show(about: Partial<PinData> = {}, lang = 'en'): void {
  document.documentElement.lang = lang;
  const recorded = recordedClient(() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  calls = recorded.calls;
  effects = showFlow(
    pinFlow,
    PinView,
    { scheme, lines: [], isForgotten: false, ...about },
    { client: recorded.client },
  );
}
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string): Promise<void> =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const values = (): string[] =>
  ['Current PIN', 'New PIN', 'New PIN again'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const enter = async (current: string, next: string, again = next): Promise<void> => {
  await type('Current PIN', current);
  await type('New PIN', next);
  await type('New PIN again', again);
  await press('Change PIN');
};
const refusal = (code: number, data: object = {}): ApiError =>
  new ApiError({ kind: 'business', status: 400, code, message: 'Server’s words.', data });

it('is changed once all three are typed, and nothing of it stays in the page', async () => {
  show();
  expect((screen.getByRole('button', { name: 'Change PIN' }) as HTMLButtonElement).disabled).toBe(true);
  answers = [{ lenderId: '501', maskedMobile: '90XXXXX005', isMessageSent: true }];
  await enter('1234', '8642');
  expect(calls.map(({ path, input }) => [path, input])).toEqual([
    ['/app/credit-line/change-pin', { lenderId: '501', currentPin: '1234', newPin: '8642' }],
  ]);
  expect((await screen.findByText('Done')).closest('[role=status]')?.textContent).toBe(
    'DoneYour new PIN works from now. The bank sent an SMS to +91 90XXXXX005.',
  );
  expect(document.body.innerHTML).not.toMatch(/1234|8642/);
});

it('says nothing of an SMS that was not sent', async () => {
  show();
  answers = [{ lenderId: '501', maskedMobile: '90XXXXX005', isMessageSent: false }];
  await enter('1234', '8642');
  expect((await screen.findByText('Done')).closest('[role=status]')?.textContent).not.toContain('SMS');
});

// @req ACT-015, ACT-016
it('4303 says at the current PIN how many attempts are left, 4001 at the new one what is wrong', async () => {
  show();
  answers = [refusal(4303, { attemptsRemaining: 2 })];
  await enter('9999', '8642');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That is not your current PIN. Last 2 attempt(s) remaining',
  );
  expect(values()).toEqual(['', '8642', '8642']);
  answers = [refusal(4001)];
  await enter('1234', '8642');
  await screen.findByText('Server’s words.');
  expect(values()).toEqual(['1234', '', '']);
});

it('what is typed wrong twice is said without asking', async () => {
  show();
  await enter('1234', '8642', '8643');
  expect([screen.getByRole('alert').textContent, calls]).toEqual([
    'The two new PINs are not the same. Type it again.',
    [],
  ]);
});

it('no attempts left says until when', async () => {
  show();
  const untilMs = Date.now() + 1_800_000;
  answers = [refusal(4105, { attemptsRemaining: 0, resendAtMs: untilMs, serverNowMs: Date.now() })];
  await enter('9999', '8642');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^No attempts leftThe bank has locked this line for 30 minutes, until \d{1,2}:\d\d [ap]m\. Your other lenders work\.$/,
  );
  expect(screen.queryByLabelText('Current PIN')).toBeNull();
});

// @req API-004
it('that was forgotten is set by the OTP and the date of birth, with the token of that proof as pin-setup-auth-token', async () => {
  show({ isForgotten: true });
  answers = [{ resendAtMs: Date.now() + 30_000, serverNowMs: Date.now(), attemptsRemaining: 5 }];
  await press('Send OTP');
  await screen.findByLabelText('Date of birth');
  await type('Enter 5 Digit OTP', '12345');
  await type('Date of birth', '15081990');
  answers = [{ lenderId: '501', maskedMobile: '90XXXXX005', pinSetupAuthToken: '7.abc' }];
  await press('Continue');
  await screen.findByLabelText('New PIN');
  await type('New PIN', '8642');
  await type('New PIN again', '8642');
  answers = [{ lenderId: '501', maskedMobile: '90XXXXX005', isMessageSent: true }];
  await press('Set PIN');
  await screen.findByText('Done');
  expect(calls.map(({ path, input }) => [path.split('/').at(-1), input])).toEqual([
    ['send-pin-otp', { lenderId: '501' }],
    ['verify-pin-otp', { lenderId: '501', otp: '12345', dateOfBirth: '1990-08-15' }],
    ['setup-pin', { lenderId: '501', newPin: '8642' }],
  ]);
  expect(calls.map(({ headers }) => headers)).toEqual([undefined, undefined, { 'pin-setup-auth-token': '7.abc' }]);
  expect(document.body.textContent).toContain('Your new PIN works from now.');
});

it('reloads the document for a new log-in after the session has ended', async () => {
  show({ isForgotten: true });
  answers = [refusal(4010)];
  await press('Send OTP');
  fireEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(effects).toEqual(['reloadDocument']);
});

it('of several lines is asked for by name; of none, and of one without a PIN, it says so', async () => {
  show({ scheme: null, lines: [scheme, { ...scheme, lenderId: '502', lenderName: 'Jasmine Bank' }] });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account/change-pin?lenderId=501',
    '/account/change-pin?lenderId=502',
  ]);
  cleanup();
  show({ scheme: null });
  expect(screen.getByRole('heading').textContent).toBe('No line with a PIN');
  cleanup();
  show({ scheme: { ...scheme, aivfType: 'DOB' } });
  expect(document.body.textContent).toContain('Kotak Mahindra Bank asks no PIN for your line.');
});

it('is in Hindi', async () => {
  show({}, 'hi');
  expect(screen.getByRole('heading').textContent).toBe('PIN बदलें');
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error';
import { recordedClient } from '../platform/page/testing/recorded-client';
import { showFlow } from '../platform/page/testing/show-flow';
import { asGuest, filed } from './testing/sample';
import { type Verified, verifyFlow } from './verify.flow';
import { VerifyView } from './verify-view';

const REFERENCE = 'r'.repeat(22);
let asked: [path: string, input: unknown][];
let answers: unknown[];
beforeEach(() => {
  [asked, answers] = [[], []];
});
afterEach(cleanup);

async function show(application: Verified['application'], lang = 'en-IN'): Promise<void> {
  document.documentElement.lang = lang;
  const { client } = recordedClient(({ path, input }) => {
    asked.push([path.split('/').at(-1) ?? '', input]);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await act(async () => void showFlow(verifyFlow, VerifyView, { reference: REFERENCE, application }, { client }));
}
const text = (): string => document.body.textContent ?? '';
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const tick = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
const isDisabled = (name: string | RegExp): boolean =>
  (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
const headed = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });
const typeCode = async (): Promise<void> => {
  const field = await screen.findByLabelText('Enter 5 Digit OTP');
  await tick(/Terms and Conditions/);
  await act(async () => void fireEvent.input(field, { target: { value: '12345' } }));
};
const refusal = (code: number | string, data: object = {}): ApiError =>
  new ApiError({ kind: 'business', status: 400, code, message: 'Server’s words.', data });
const sent = { resendAtMs: 0, expiresAtMs: 0, attemptsRemaining: 5, serverNowMs: 0 };

it('shows a guest requester and customer, and sends an OTP without a number and without the tick', async () => {
  await show(asGuest());
  expect(heading()).toBe('Zenmart');
  for (const part of ['ZM-5001', 'ICICI Bank', '+91 90XXXXX003', '30 Nov 2026']) expect(text()).toContain(part);
  expect(text()).not.toMatch(/Meera|234F|560001/);
  expect([isDisabled('Send OTP'), screen.queryByRole('checkbox')]).toEqual([false, null]);
  answers = [sent, filed()];
  await press('Send OTP');
  expect(asked).toEqual([['send-code', { ref: REFERENCE }]]);
  await typeCode();
  expect(asked.at(-1)).toEqual(['verify-code', { ref: REFERENCE, otp: '12345', isTermsAccepted: true }]);
  await headed('What was filled in for you');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What was filled in for you'));
  expect(document.body.innerHTML).not.toContain('12345');
});

/** What is answered later. */
function later(): { readonly answer: Promise<unknown>; readonly give: (answered: unknown) => Promise<void> } {
  let resolve: (answered: unknown) => void = () => undefined;
  const answer = new Promise((done) => {
    resolve = done;
  });
  return { answer, give: (answered) => act(async () => resolve(answered)) };
}

it('sends one OTP, however often that is pressed', async () => {
  await show(asGuest());
  const held = later();
  answers = [held.answer];
  await press('Send OTP');
  await press(/Send/);
  expect(asked).toEqual([['send-code', { ref: REFERENCE }]]);
  await held.give(sent);
  await screen.findByLabelText('Enter 5 Digit OTP');
  expect(asked).toHaveLength(1);
});

it.each([
  ['429', new ApiError({ kind: 'http', status: 429, message: 'Server’s words.' })],
  ['503', new ApiError({ kind: 'http', status: 503, message: 'Server’s words.' })],
  ['no line', new ApiError({ kind: 'network', status: 500, message: 'Server’s words.' })],
  ['an answer that is none', new ApiError({ kind: 'malformed', status: 500, message: 'Server’s words.' })],
])('an OTP that was not sent after %s can be sent again', async (_, error) => {
  await show(asGuest());
  answers = [error, sent];
  await press('Send OTP');
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await press('Send OTP');
  await screen.findByLabelText('Enter 5 Digit OTP');
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
});

it('a fifth digit without the tick verifies nothing; a press says so at the box', async () => {
  await show(asGuest());
  answers = [sent, filed()];
  await press('Send OTP');
  fireEvent.input(await screen.findByLabelText('Enter 5 Digit OTP'), { target: { value: '12345' } });
  await press('Verify');
  expect(asked.map(([path]) => path)).toEqual(['send-code']);
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('To continue, agree to the Terms and Conditions');
  await tick(/Terms and Conditions/);
  await press('Verify');
  expect(asked.map(([path]) => path)).toEqual(['send-code', 'verify-code']);
});

it('takes the OTP that was sent a moment ago', async () => {
  await show(asGuest());
  answers = [refusal('OTP_TOO_SOON', { resendAtMs: 20_000, serverNowMs: 0 })];
  await press('Send OTP');
  await screen.findByLabelText('Enter 5 Digit OTP');
});

it('starts again with a notice once no code may be tried any more', async () => {
  await show(asGuest());
  answers = [sent, refusal(4301, { attemptsRemaining: 0 })];
  await press('Send OTP');
  await typeCode();
  await screen.findByRole('button', { name: 'Send OTP' });
  expect(screen.getByRole('alert').textContent).toContain('Server’s words.');
  expect(screen.queryByLabelText('Enter 5 Digit OTP')).toBeNull();
});

it('shows what has become of it where no OTP is sent for it any more', async () => {
  await show(asGuest());
  answers = [refusal('APPLICATION_NOT_ALLOWED'), filed({ state: 'expired', details: null })];
  await press('Send OTP');
  await headed('Over');
  expect(asked.map(([path]) => path)).toEqual(['send-code', 'details']);
});

it('says that it is being sent, and does nothing else meanwhile', async () => {
  await show(filed());
  await tick(/I agree that/);
  const held = later();
  answers = [held.answer];
  await press('Send to ICICI Bank');
  for (const name of [/Sending|wait/, /don’t want this/]) await press(name);
  expect(asked.map(([path]) => path)).toEqual(['submit']);
  expect(heading()).toBe('What was filled in for you');
  await held.give(filed({ state: 'submitted', details: null }));
  await headed('Sent');
  expect(screen.queryByRole('link')).toBeNull();
});

it('an answer that is lost is said, is asked about no further, and leaves consent and reasons ticked', async () => {
  await show(filed());
  await press(/don’t want this/);
  await tick('My PAN is wrong');
  answers = [new ApiError({ kind: 'network', status: 500, message: 'Server’s words.' })];
  await press('Say no');
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(asked.map(([path]) => path)).toEqual(['decline']);
  expect((screen.getByRole('checkbox', { name: 'My PAN is wrong' }) as HTMLInputElement).checked).toBe(true);
  await press('Back to the application');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says how many codes may still be wrong', async () => {
  await show(asGuest());
  answers = [sent, refusal(4302, { attemptsRemaining: 2 })];
  await press('Send OTP');
  await typeCode();
  await screen.findByText('Last 2 attempt(s) remaining');
  expect(text()).toContain('Server’s words.');
  expect(asked.map(([path]) => path)).toEqual(['send-code', 'verify-code']);
});

// @req TEL-003, TEL-004
it('shows every line with PAN and year of birth hidden, and sends it once the consent is ticked', async () => {
  await show(filed());
  const lines = Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  );
  expect(lines).toEqual({
    Lender: 'ICICI Bank',
    Name: 'Meera Iyer',
    'E-mail': 'not given',
    'Date of birth': '15/08/XXXX',
    PAN: 'XXXXXX234F',
    'PIN code': '560001',
    'You live on': 'Salary',
    'A month brings': '₹60,000',
    'EMIs a month': '₹5,000',
    Employer: 'Cauvery Textiles',
  });
  expect(isDisabled('Send to ICICI Bank')).toBe(true);
  await tick(/I agree that/);
  answers = [filed({ state: 'submitted', details: null, applicationId: 'KA-12345-67890' })];
  await press('Send to ICICI Bank');
  expect(asked).toEqual([['submit', { ref: REFERENCE, consent: { version: expect.any(String), language: 'en' } }]]);
  await headed('Sent');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ntb-status?applicationId=KA-12345-67890');
});

const withProduct = () => {
  const { details } = filed();
  if (!details) throw new Error('a sample without details');
  const product = { productId: 'lumen-m2-kit', name: 'Lumen M2 camera kit', priceRupees: 36_000 };
  return filed({ details: { ...details, product } });
};
const type = (label: string, value: string): Promise<void> =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));

it('shows purpose and price, and can be sent without the purchase', async () => {
  await show(withProduct());
  for (const part of ['To buyLumen M2 camera kit', 'Price₹36,000']) expect(text()).toContain(part);
  await tick(/I agree that/);
  await tick(/not buying this/);
  expect(text()).not.toContain('Lumen');
  answers = [filed({ state: 'submitted', details: null })];
  await press('Send to ICICI Bank');
  expect(asked.map(([, input]) => input)).toEqual([
    { ref: REFERENCE, consent: expect.anything(), isWithoutProduct: true },
  ]);
});

it('sends another income that its customer says instead, once it is whole', async () => {
  await show(filed());
  await tick(/I agree that/);
  await press('Correct the income');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Salary' })));
  expect(text()).not.toContain('₹60,000');
  expect((screen.getByLabelText('A month brings') as HTMLInputElement).value).toBe('60,000');
  await type('A month brings', '');
  await press('Send to ICICI Bank');
  expect([asked, screen.getByText('Please enter what a month brings').getAttribute('role')]).toEqual([[], null]);
  expect(document.activeElement).toBe(screen.getByLabelText('A month brings'));
  await type('A month brings', '45000');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Pension' })));
  answers = [filed({ state: 'submitted', details: null })];
  await press('Send to ICICI Bank');
  const income = { worksAs: 'PENSION', monthlyIncome: 45_000, monthlyEmis: 5_000, employer: '' };
  expect(asked.map(([, input]) => input)).toEqual([{ ref: REFERENCE, consent: expect.anything(), income }]);
});

it('sends the income as it was filled in after all', async () => {
  await show(filed());
  await tick(/I agree that/);
  await press('Correct the income');
  await type('A month brings', '1');
  await press('Leave the income as it was filled in');
  expect(text()).toContain('₹60,000');
  answers = [filed({ state: 'submitted', details: null })];
  await press('Send to ICICI Bank');
  expect(asked.map(([, input]) => input)).toEqual([{ ref: REFERENCE, consent: expect.anything() }]);
});

// @req NTB-020, TEL-004
it('sends reasons of both lists, once at least one is ticked, and shows them', async () => {
  await show(filed());
  await press(/don’t want this/);
  expect([screen.getAllByRole('group').length, screen.getAllByRole('checkbox').length]).toEqual([2, 13]);
  expect(isDisabled('Say no')).toBe(true);
  await tick('My PAN is wrong');
  await tick('It costs too much');
  await tick('I don’t need it now');
  await tick('I don’t need it now');
  const reasons = { details: ['wrongPan'], offer: ['tooCostly'] } as const;
  answers = [filed({ state: 'declined', details: null, declined: { details: ['wrongPan'], offer: ['tooCostly'] } })];
  await press('Say no');
  expect(asked).toEqual([['decline', { ref: REFERENCE, reasons }]]);
  await headed('You said no');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'My PAN is wrong',
    'It costs too much',
  ]);
});

it('restores the ticks after a return to the application', async () => {
  await show(filed());
  await press(/don’t want this/);
  await tick('My PAN is wrong');
  await press('Back to the application');
  expect(heading()).toBe('What was filled in for you');
  await press(/don’t want this/);
  expect((screen.getByRole('checkbox', { name: 'My PAN is wrong' }) as HTMLInputElement).checked).toBe(true);
});

it('says what was refused, and shows what it has become where another phone was first', async () => {
  await show(filed());
  await tick(/I agree that/);
  expect(screen.getByRole('alert').textContent).toBe('');
  answers = [refusal('LENDER_UNAVAILABLE'), filed()];
  await press('Send to ICICI Bank');
  await screen.findByText('Server’s words.');
  expect(screen.getByRole('alert').textContent).toContain('Server’s words.');
  answers = [
    refusal('APPLICATION_NOT_ALLOWED'),
    filed({ state: 'declined', details: null, declined: { details: ['notMine'], offer: [] } }),
  ];
  await press('Send to ICICI Bank');
  await headed('You said no');
  expect(asked.map(([path]) => path)).toEqual(['submit', 'details', 'submit', 'details']);
});

it.each([
  ['expired', 'Over', 0],
  ['submitted', 'Sent', 1],
  ['approved', 'ICICI Bank has decided', 1],
  ['rejected', 'ICICI Bank has decided', 1],
] as const)('%s is said as %s', async (state, says, linkCount) => {
  await show(filed({ state, details: null, ...(linkCount > 0 && { applicationId: 'KA-12345-67890' }) }));
  expect(heading()).toBe(says);
  expect(screen.queryAllByRole('link')).toHaveLength(linkCount);
  expect(screen.queryByRole('button')).toBeNull();
});

it('warns of an unknown link', async () => {
  await show('unknown');
  expect(text()).toContain('We do not know this link.');
});

it('points to a newer link that replaces this one, without a warning', async () => {
  await show('replaced');
  expect(text()).toContain('A newer link was sent to your phone');
  expect(text()).not.toContain('We do not know this link.');
});

it('says so where a newer link was sent while this one stands open', async () => {
  await show(asGuest());
  answers = [refusal('APPLICATION_LINK_REPLACED'), refusal('APPLICATION_LINK_REPLACED')];
  await press('Send OTP');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Server’s words.'));
});

it('is in Hindi', async () => {
  await show(filed({ state: 'submitted', details: null, applicationId: 'KA-12345-67890' }), 'hi-IN');
  expect(heading()).toBe('भेज दिया');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/hi/ntb-status?applicationId=KA-12345-67890');
});

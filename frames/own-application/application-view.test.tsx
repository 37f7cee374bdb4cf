import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error';
import { showFlow } from '../platform/page/testing/show-flow';
import { translatable } from '../platform/testing/translatable-figures';
import { applicationFlow } from './application.flow';
import { ApplicationView } from './application-view';
import { readDraft } from './draft';
import { draftStoreOf, performApplication } from './perform-application';
import { fakeClient, fakePage } from './testing/own-test';
import { planFor } from './testing/plan-for';
import { applicationData, someLender, statusAnswer } from './testing/samples';

const KEY = 'ntbOriginationData';
let api: ReturnType<typeof fakeClient>;
let led: string[];
let effects: ReturnType<typeof showApplication>;
beforeEach(() => {
  api = fakeClient();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

async function show(part: Partial<typeof applicationData> = {}, lang = 'en'): Promise<void> {
  document.documentElement.lang = lang;
  const fake = fakePage();
  led = fake.led;
  effects = showApplication(fake.page, { ...applicationData, ...part });
}
/** Opens the page with the draft of this browser. */
function showApplication(page: Window & typeof globalThis, data: typeof applicationData) {
  const store = draftStoreOf(page);
  const draft = store && readDraft(store, data.maskedMobile, Date.now());
  const perform = performApplication;
  return showFlow(applicationFlow, ApplicationView, { data, draft }, { client: api.client, page, perform });
}
/** Leaves, and comes back. */
async function comeBack(part: Partial<typeof applicationData> = {}): Promise<void> {
  cleanup();
  await show(part);
}
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const type = (label: string | RegExp, value: string): Promise<void> =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const step = (): string | undefined =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent ??
  undefined;

async function fillYou(): Promise<void> {
  await type('Full name', 'Asha Rao');
  await type('Date of birth', '01011990');
  await type('PAN', 'ABCDE1234F');
  await type('Home pincode', '560001');
}
async function fillIncome(): Promise<void> {
  await choose(/Salaried/);
  await type('In hand each month', '42000');
  await type('Employer', 'Cauvery Textiles');
}
async function toBank(): Promise<void> {
  await press('Start');
  await fillYou();
  await press('Continue');
  await fillIncome();
  await press('Continue');
  await choose(/Banyan FlexiPay/);
  await press('Continue');
}
const agree = (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('checkbox')));
const stored = (): { value: Record<string, unknown> } => JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

describe('an application of one’s own', () => {
  it('says what there is to do, and goes You, Income, Offers, Bank', async () => {
    await show();
    expect(heading()).toBe('Apply for a new credit line');
    expect(screen.getByText(/2 lenders take a new application/)).toBeTruthy();
    await press('Start');
    const seen = [step()];
    await fillYou();
    await press('Continue');
    seen.push(step());
    await fillIncome();
    await press('Continue');
    seen.push(step());
    await choose(/Neem Credit/);
    await press('Continue');
    seen.push(step());
    expect(seen).toEqual(['You', 'Income', 'Offers', 'Bank']);
    await press('Back');
    expect([step(), heading()]).toEqual(['Offers', 'Choose a lender']);
  });

  it('shows the order beside it where the address names one, with the shop where that is known', async () => {
    api.answers.push({ merchantName: 'Zenmart', merchantLogo: null, isNTBEnabledOnMerchant: true, lenders: [] });
    await show({ amount: 36_000, merchantId: 'zenmart_sandbox' });
    await press('Start');
    await screen.findByText('Zenmart');
    expect(api.asked).toEqual([['/app/landing-page/details', { merchantId: 'zenmart_sandbox' }]]);
    expect(screen.getByRole('complementary').textContent).toContain('₹36,000');
    await comeBack();
    expect(screen.getByRole('complementary').textContent).not.toContain('₹');
  });

  it('lays rate, fee and all that is paid beside each other at the offers, the lowest total first', async () => {
    const plan = (rateBps: number, feesPaise: number) => [planFor(36_000, { tenure: 9, rateBps, feesPaise })];
    const [dear, cheap] = [
      { ...someLender('1', 'Banyan FlexiPay'), emiPlans: plan(1_400, 23_482) },
      { ...someLender('2203', 'Neem Credit'), emiPlans: plan(1_399, 0) },
    ];
    await show({ lenders: [dear, cheap] });
    await press('Start');
    await fillYou();
    await press('Continue');
    expect(screen.getByText(/“I agree that .* sends these details to the lender.*” \(text 2026-1\)/)).toBeTruthy();
    await fillIncome();
    await press('Continue');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/Neem Credit .*13\.99% a year · fee ₹0 .*₹4,237\/month 9 months, total ₹38,130\.83/),
      expect.stringMatching(
        /Banyan FlexiPay .*14% a year · fee ₹234\.82 .*₹4,237\/month 9 months, total ₹38,36\d\.\d+/,
      ),
    ]);
    expect(screen.getByText('Sorted by the total you pay.')).toBeTruthy();
    expect(translatable(document.body)).toEqual([]);
  });

  it('says at its field what is wrong, and puts the focus there', async () => {
    await show();
    await press('Start');
    await press('Continue');
    expect(screen.getByText('Please enter your name, in letters')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    expect(step()).toBe('You');
  });

  it('focuses the first invalid field, and does not move the focus while the user corrects another', async () => {
    await show();
    await press('Start');
    await fillYou();
    await type('PAN', 'AB');
    await press('Continue');
    expect(document.activeElement).toBe(screen.getByLabelText('PAN'));
    await type('Full name', '');
    await type('Home pincode', '5');
    await press('Continue');
    const code = screen.getByLabelText('Home pincode');
    code.focus();
    await type('Home pincode', '560001');
    expect(document.activeElement).toBe(code);
    await type('Full name', 'Asha Rao');
    await type('PAN', 'ABCDE1234F');
    await press('Continue');
    await press('Continue');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Salaried/ }));
    await fillIncome();
    await press('Continue');
    await press('Continue');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  });

  it('is sent after the yes to it, and leads to how it stands', async () => {
    await show({ amount: 36_000 });
    await toBank();
    expect((screen.getByRole('button', { name: 'Send my application' }) as HTMLButtonElement).disabled).toBe(true);
    await agree();
    api.answers.push(statusAnswer);
    await press('Send my application');
    expect(api.asked).toMatchObject([
      [
        '/app/ntbpq/initiate-application',
        { lenderId: '1', pan: 'ABCDE1234F', amount: 36_000, income: { worksAs: 'SALARIED', monthlyIncome: 42_000 } },
      ],
    ]);
    expect(led).toEqual(['/ntb-status?applicationId=KA-11111-22222']);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('leads to the lender’s own page by way of the page that names it', async () => {
    await show();
    await toBank();
    await agree();
    api.answers.push({ ...statusAnswer, lenderWindowUrl: 'https://lender.example/a' });
    await press('Send my application');
    expect(led).toEqual(['/ntb-lender-redirection?applicationId=KA-11111-22222']);
  });

  it.each([4106, 4107])('refused with %i leads to why, and back to the offers without that lender', async (code) => {
    await show();
    await toBank();
    await agree();
    api.answers.push(new ApiError({ kind: 'business', status: 400, code, message: 'No.' }));
    await press('Send my application');
    await waitFor(() => expect(led).toEqual([`/ntb-failure?code=${code}`]));
    await comeBack();
    expect(step()).toBe('Offers');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Neem Credit'),
    ]);
  });

  it('a call without a response says so, and can be sent again', async () => {
    await show();
    await toBank();
    await agree();
    api.answers.push(new ApiError({ kind: 'business', status: 400, code: 'LENDER_UNAVAILABLE', message: 'Down.' }));
    await press('Send my application');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    api.answers.push(statusAnswer);
    await press('Send my application');
    expect(api.asked).toHaveLength(2);
  });

  // @req NTB-011
  it('without a lender says so, with a way on', async () => {
    await show({ lenders: [] });
    expect(heading()).toBe('No lender takes an application now');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://kadam.example/emi-calculator');
    await press('Ask again');
    expect(effects.at(-1)).toEqual({ type: 'reload' });
  });
});

describe('the draft of an application', () => {
  // @req NTB-017, STO-027
  it('is in session storage alone, an object with what was typed, and never PAN and date of birth', async () => {
    await show();
    await toBank();
    expect(stored().value).toMatchObject({
      step: 'bank',
      userName: 'Asha Rao',
      pincode: '560001',
      monthlyIncome: '42000',
      selectedNtbLender: '1',
    });
    const everything = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
    for (const secret of ['ABCDE1234F', '01011990', '1990-01-01', btoa('ABCDE1234F')])
      expect(everything).not.toContain(secret);
    expect({ ...localStorage }).toEqual({});
  });

  // @req NTB-017
  it('restores the step of a returning customer, and asks for PAN and date of birth again', async () => {
    await show();
    await toBank();
    await comeBack();
    expect(screen.getByText(/You are back where you left/)).toBeTruthy();
    expect(step()).toBe('Bank');
    await agree();
    await press('Send my application');
    expect(api.asked).toEqual([]);
    await type('Date of birth', '01011990');
    await type('PAN', 'ABCDE1234F');
    api.answers.push(statusAnswer);
    await press('Send my application');
    expect(api.asked).toMatchObject([['/app/ntbpq/initiate-application', { userName: 'Asha Rao' }]]);
  });

  it('belongs to the number that typed it', async () => {
    await show();
    await toBank();
    await comeBack({ maskedMobile: '91XXXXX004' });
    expect(heading()).toBe('Apply for a new credit line');
    await comeBack();
    expect(step()).toBe('Bank');
  });

  it('is gone once it is started over', async () => {
    await show();
    await toBank();
    await press('Start over');
    expect([sessionStorage.getItem(KEY), effects.at(-1)]).toEqual([null, { type: 'reload' }]);
  });

  it.each(['not json', '{}', '{"version":1,"expiresAtMs":9e15,"value":{"step":"nowhere"}}'])(
    'counts for nothing where it is %s',
    async (text) => {
      sessionStorage.setItem(KEY, text);
      await show();
      expect(heading()).toBe('Apply for a new credit line');
    },
  );
});

it('an only lender is chosen already', async () => {
  await show({ lenders: [someLender('1', 'Banyan FlexiPay')] });
  await press('Start');
  await fillYou();
  await press('Continue');
  await fillIncome();
  await press('Continue');
  expect((screen.getByRole('radio') as HTMLInputElement).checked).toBe(true);
});

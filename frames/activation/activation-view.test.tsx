import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CreditScheme, Registration } from '../../shared/api/registration';
import { resolveWidgetError } from '../../shared/errors/widget';
import type { ActivationPlace } from '../../shared/site/activation-addresses';
import { ApiError } from '../platform/api/api-error';
import { type RecordedCall, recordedClient } from '../platform/page/testing/recorded-client';
import { showFlow } from '../platform/page/testing/show-flow';
import { activationFlow } from './activation.flow';
import { ActivationView } from './activation-view';
import type { ActivationData } from './read-activation';

let calls: readonly RecordedCall[];
let answers: unknown[];
beforeEach(() => {
  answers = [];
});
afterEach(cleanup);
const asked = () => calls.map(({ path, input }) => [path, input]);

const scheme: CreditScheme = {
  lenderId: '401',
  lenderName: 'HDFC Bank',
  lenderLogo: null,
  maskedMobile: '90XXXXX005',
  aivfType: 'PIN',
  status: 'APPROVED',
  limit: 120_000,
  tenureMonths: { from: 3, to: 18 },
  rateFromBps: 1350,
};
const registration: Registration = {
  lenderId: '401',
  registrationId: 'r',
  status: 'CONFIRMED',
  failure: null,
  creditLineStatus: 'ACTIVE',
  isNewUser: false,
  limit: 120_000,
  merchant: null,
  order: null,
  shopLater: false,
};

/** Answers each call by the next one of `answers`. */
function show(
  place: ActivationPlace,
  about: {
    readonly scheme?: Partial<CreditScheme> | null;
    readonly ended?: Partial<Registration>;
    readonly merchantId?: string;
    readonly merchant?: ActivationData['merchant'];
    readonly lang?: string;
  } = {},
): void {
  const { lang = 'en', merchantId = null, merchant = null, ended } = about;
  document.documentElement.lang = lang;
  const data = {
    place,
    activationInit: about.scheme === null ? null : { ...scheme, ...about.scheme },
    registrationUserData: ended ? { ...registration, ...ended } : null,
    endedBy: resolveWidgetError(ended?.failure, 'activation'),
    merchantId,
    merchant,
  };
  const recorded = recordedClient(() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  calls = recorded.calls;
  showFlow(activationFlow, ActivationView, data, { client: recorded.client });
}
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const links = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const type = (label: string, value: string): Promise<void> =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const refusal = (code: number | string, data: object = {}): ApiError =>
  new ApiError({ kind: 'business', status: 400, code, message: 'No.', data });

describe('the steps', () => {
  // @req RTE-077, ACT-012
  it('of a guest begin with the number, and name no limit', async () => {
    show('steps', { scheme: { status: null, maskedMobile: null, limit: null } });
    expect([heading(), screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))]).toEqual([
      'Activate your line',
      ['step', null, null],
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  // @req ACT-004
  it('of a logged-in customer continue with the lender’s next step; a waiting shop can be left for later', async () => {
    show('steps', { merchantId: 'zenmart_sandbox' });
    expect(heading()).toBe('Activate your ₹1,20,000 line');
    expect(screen.getByText('Mobile number verified').textContent).toContain('done');
    expect(screen.getByText('Verify with your PIN')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop later' }).getAttribute('href')).toBe('/buy');
    answers = [{ ...registration, status: 'STARTED', creditLineStatus: 'APPROVED' }];
    await press('Continue');
    await screen.findByText('Asking the bank…');
    expect(asked()).toEqual([['/app/registration/initiate', { lenderId: '401', merchantId: 'zenmart_sandbox' }]]);
  });

  // @req ACT-001, ACT-002
  it('have backgroundImg, backgroundDesktopImg and benefitImg of a lender that has given them, and no picture of any other', async () => {
    const pictures = {
      backgroundDesktopImg: 'data:image/svg+xml,w',
      backgroundImg: 'data:image/svg+xml,n',
      benefitImg: null,
    };
    show('steps', { scheme: { ...pictures, benefitImg: 'data:image/svg+xml,b' } });
    const shown = () =>
      [...document.querySelectorAll('picture source, [data-picture]')].map(
        (each) => each.getAttribute('src') ?? each.getAttribute('srcset'),
      );
    expect(shown()).toEqual([pictures.backgroundDesktopImg, pictures.backgroundImg, 'data:image/svg+xml,b']);
    cleanup();
    show('steps', { scheme: pictures });
    expect(shown()).toEqual([pictures.backgroundDesktopImg, pictures.backgroundImg]);
    cleanup();
    show('steps');
    expect(shown()).toEqual([]);
  });

  // @req ACT-003
  it('have the logo of the shop that waits, or its monogram without one', async () => {
    const merchantLogo = 'https://zenmart.example/logo.svg';
    show('steps', { merchantId: 'zenmart_sandbox', merchant: { merchantName: 'Zenmart', merchantLogo } });
    expect(screen.getByText('Zenmart').querySelector('img')?.src).toBe(merchantLogo);
    cleanup();
    show('factor', { merchantId: 'zenmart_sandbox', merchant: { merchantName: 'Zenmart', merchantLogo: null } });
    expect(screen.getByText('Zenmart').textContent).toBe('ZZenmart');
  });

  // @req RTE-076
  it('of a lender that redirects the customer say so', async () => {
    show('redirect');
    expect(heading()).toBe('HDFC Bank sends you here');
  });

  it('say what went wrong, in Hindi too', async () => {
    show('steps', { lang: 'hi' });
    answers = [refusal(4110)];
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/[ऀ-ॿ]/);
  });

  it.each([
    ['in use', { status: 'ACTIVE' } as const, '₹1,20,000 is ready to use'],
    ['none', { status: 'NONE', limit: null } as const, 'No line with HDFC Bank'],
  ])('a line that is %s has none', async (_what, change, said) => {
    show('steps', { scheme: change });
    expect(heading()).toBe(said);
  });

  it('without a lender lead to the lenders', async () => {
    show('steps', { scheme: null });
    expect([heading(), links()]).toEqual(['Which bank is it?', ['/eligible']]);
  });
});

describe('the second factor', () => {
  it('that is wrong says how many tries are left and what the last one means; the PIN is emptied', async () => {
    show('factor');
    await type('4-digit PIN', '9999');
    answers = [refusal(4303, { attemptsRemaining: 2 })];
    await press('Verify');
    expect(asked()).toEqual([['/app/credit-line/authorize', { lenderId: '401', aivfValue: '9999' }]]);
    expect((await screen.findByRole('alert')).textContent).toContain('Last 2 attempt(s) remaining');
    expect(screen.getByText('After 2 more wrong tries the bank locks this line for 30 minutes.')).toBeTruthy();
    expect((screen.getByLabelText('4-digit PIN') as HTMLInputElement).value).toBe('');
    expect(links()).toEqual(['/account/change-pin?lenderId=401&forgot=1', '/faq']);
  });

  it('that is right leads to the OTP, which activates', async () => {
    show('factor');
    await type('4-digit PIN', '1234');
    answers = [{ step: 'LENDER_OTP', resendAtMs: Date.now() + 30_000, attemptsRemaining: 5 }];
    await press('Verify');
    await screen.findByRole('heading', { name: 'Enter the OTP of HDFC Bank' });
    expect(document.body.innerHTML).not.toContain('1234');
  });

  // @req RTE-079
  it.each([
    ['DOB', 'Confirm your date of birth'],
    ['PAN', 'Confirm your PAN'],
    ['NONE', 'Confirm with the bank’s OTP'],
  ] as const)('is %s where the lender asks that', async (aivfType, said) => {
    show('factor', { scheme: { aivfType } });
    expect(heading()).toBe(said);
  });

  it('in a session that is over (4010) says so, with the way to log in', async () => {
    show('factor');
    await type('4-digit PIN', '1234');
    answers = [refusal(4010)];
    await press('Verify');
    await screen.findByRole('heading', { name: 'No.' });
    expect(screen.getByRole('button', { name: 'Log in again' })).toBeTruthy();
  });
});

describe('an end', () => {
  // @req RTE-080
  it('that is a success says limit, months and rate, and leads to the shops and the lenders', async () => {
    show('success', {
      scheme: { status: 'ACTIVE' },
      ended: { merchant: { merchantKey: 'z', name: 'Zenmart', logo: null } },
    });
    expect(heading()).toBe('₹1,20,000 ready to use');
    for (const text of ['With HDFC Bank, over 3 to 18 months.', 'from 13.5% a year', '+91 90XXXXX005'])
      expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).toContain('You can go back to Zenmart');
    expect(links()).toEqual(['/redirect/?merchantId=z', '/eligible']);
    cleanup();
    show('success', { scheme: { status: 'ACTIVE' }, ended: {} });
    expect(links()).toEqual(['/buy', '/eligible']);
  });

  // @req CAT-019
  it.each([
    ['en', 'Your order of ₹54,000 at Zenmart is waiting.', 'Back to Zenmart', '/redirect/?merchantId=z'],
    ['hi', 'Zenmart पर आपका ₹54,000 का ऑर्डर बाकी है।', 'Zenmart पर लौटें', '/hi/redirect/?merchantId=z'],
  ])(
    'with an order that waits names its shop and its price, and leads back there: %s',
    async (lang, said, name, href) => {
      show('success', {
        lang,
        scheme: { status: 'ACTIVE' },
        ended: {
          merchant: { merchantKey: 'z', name: 'Zenmart', logo: null },
          order: { orderId: 'ZM-7', amountRupees: 54_000 },
        },
      });
      expect(document.body.textContent).toContain(said);
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    },
  );

  it('of a line that is in use already leads to the shop that the address names, else to all shops', async () => {
    show('steps', { scheme: { status: 'ACTIVE' }, merchantId: 'zenmart_sandbox' });
    expect(links()).toEqual(['/redirect/?merchantId=zenmart_sandbox']);
    cleanup();
    show('steps', { scheme: { status: 'ACTIVE' } });
    expect(links()).toEqual(['/buy']);
  });

  // @req RTE-053, RTE-054
  it.each([
    ['newUser', 'Welcome to HDFC Bank.'],
    ['preApproved', 'HDFC Bank had approved you before.'],
  ] as const)('the outcome of %s is shown to its customer', async (place, said) => {
    show(place, { scheme: { status: 'ACTIVE' }, ended: {} });
    expect(document.body.textContent).toContain(said);
  });

  // @req RTE-081
  it.each([
    ['ACTIVATION_MULTIPLE_AIVF_BLOCK', 'Too many wrong answers. Please try again after some time.'],
    ['ACTIVATION_USER_BLOCKED', 'This number is blocked.'],
    ['ACTIVATION_BLOCKED_CREDIT_LINE', 'This credit line is blocked.'],
    ['ACTIVATION_USER_NOT_PA', 'This number is not eligible today.'],
    ['ACTIVATION_MOBILE_NOT_PA', 'This number is not pre-approved.'],
  ])('that is a failure by %s says why, and the way on', async (failure, said) => {
    show('failure', { ended: { status: 'FAILED', failure } });
    expect([heading(), screen.getByRole('status').textContent]).toEqual(['HDFC Bank did not activate your line', said]);
    expect(links().at(-1)).toBe('/eligible');
  });
});

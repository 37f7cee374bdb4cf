import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { identityMessages } from '../identity/messages';
import { pageStores } from '../platform/storage/page-stores';
import { rememberRegistration } from '../platform/stored/user';
import { entryMessages } from './entry.messages';
import { accountMessages } from './messages';
import { resultsMessages } from './results.messages';
import { startAccount } from './start';

const START_MS = 1_700_000_000_000;
const NUMBER = '9876543210';
const lender = (lenderId: string, name: string) => ({ lenderId, name, minLoanAmount: 1_000, maxLoanAmount: 90_000 });
const known = {
  authDetails: { mobile: NUMBER, maskedMobile: '98XXXXX210', userId: 'u-1' },
  permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
};
const guest = { authDetails: null, permissions: [] };
const sent = {
  resendAtMs: START_MS,
  expiresAtMs: START_MS + 600_000,
  attemptsRemaining: 5,
  serverNowMs: START_MS,
  isEligible: null,
  isNtbAllowed: null,
  isPreapproved: null,
  userStatus: null,
};
const found = {
  isEligible: true,
  isNtbAllowed: false,
  isPreApproved: true,
  lenders: [
    { ...lender('501', 'Axis Bank'), emiPlans: [], lender_offer: null },
    { ...lender('201', 'HDFC Bank'), emiPlans: [], lender_offer: null },
  ],
  applicationLenders: [],
  userStatus: 'eligible',
  isNTBEnabledOnMerchant: false,
};

let answers: Record<string, unknown>;
let asked: { path: string; body: unknown }[];
let cookie: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
  asked = [];
  cookie = 'userUUID=b-1; clientId=c-1; lastTouch=diwali';
  answers = {
    '/auth/identify-user': guest,
    '/auth/initiate-login/': sent,
    '/auth/verify-login': { ...known, message: 'VERIFIED' },
    '/auth/logout': guest,
    '/app/landing-page/details': {
      merchantName: 'Kadam',
      merchantLogo: null,
      isNTBEnabledOnMerchant: false,
      lenders: [lender('501', 'Axis Bank'), lender('201', 'HDFC Bank')],
    },
    '/app/landing-page/dynamic-check-eligibility': found,
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/a?name=Asha');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : null });
    return Response.json({ success: true, data: answers[pathname] });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  delete document.body.dataset.lender;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Loads My Account `atS` seconds after the first load. */
async function load(atS = 0): Promise<void> {
  vi.setSystemTime(START_MS + atS * 1_000);
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => (await startAccount(window, root)).open('account'));
}
const leave = (): void => document.body.replaceChildren();
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? '{"value":null}').value;
const timesAsked = (path: string): number => asked.filter((each) => each.path === path).length;
const bodyOf = (path: string): unknown => asked.find((each) => each.path === path)?.body;
async function logIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox'), NUMBER);
  await userEvent.click(screen.getByRole('button', { name: entryMessages.english.send }));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), '12345');
  await screen.findByText('Axis Bank');
}

// @req OTP-032, OTP-033, Q-048
it('a login keeps the flag, the method, login true with the masked number, the user id and the first lender 501', async () => {
  await load();
  expect(['userRegistered', 'loginMethod', 'authDetails', 'userId', 'lenderId'].map(stored)).toEqual(
    Array(5).fill(null),
  );
  await logIn();
  expect(stored('userRegistered')).toBe(true);
  expect(stored('loginMethod')).toBe('OTP');
  expect(stored('authDetails')).toEqual({ login: true, mobile: '98XXXXX210' });
  expect(stored('userId')).toBe('u-1');
  expect(stored('lenderId')).toBe('501');
  expect(JSON.stringify({ ...localStorage })).not.toContain(NUMBER);
});

// @req STO-006, STO-007
it('the OTP call carries the campaign diwali and the source news.example, stored as origin only', async () => {
  await load();
  await logIn();
  expect(stored('utmCampaign')).toBe('diwali');
  expect(stored('referralUrl')).toBe('https://news.example');
  for (const path of ['/auth/initiate-login/', '/auth/verify-login'])
    expect(bodyOf(path)).toMatchObject({ utmCampaign: 'diwali', utmSource: 'news.example' });
});

// @req STO-004, STO-005
it('a login that comes back later is greeted, with its method; a first login is not', async () => {
  await load();
  expect(screen.queryByText(/Welcome back/)).toBeNull();
  await logIn();
  leave();
  await load(3_599);
  const { back, methods } = entryMessages.english.welcome;
  expect(await screen.findByText(`${back} ${methods.OTP}`)).toBeTruthy();
  expect(stored('authDetails')).toBeNull();
  leave();
  await load(3_601);
  await screen.findByRole('textbox');
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

// @req STO-003
it('a customer with a registration at a lender reads at the next login that the line is active', async () => {
  rememberRegistration(pageStores(window).local, START_MS);
  await load();
  expect(await screen.findByText(entryMessages.english.welcome.line)).toBeTruthy();
});

it('logging out removes every personal entry and the greeting', async () => {
  await load();
  await logIn();
  localStorage.setItem('txnUuid', 'x');
  sessionStorage.setItem('ntbOriginationData', 'x');
  await userEvent.click(screen.getByRole('button', { name: accountMessages.english.logOut }));
  await screen.findByText(entryMessages.english.loggedOut);
  const personal = [
    'authDetails',
    'userId',
    'userRegistered',
    'loginMethod',
    'isUserRegistered',
    'lenderId',
    'txnUuid',
  ];
  expect(personal.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(sessionStorage.getItem('ntbOriginationData')).toBeNull();
  leave();
  await load(1);
  await screen.findByRole('textbox');
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

// @req STO-025
it('names the lenders that are being asked: by a call at first, from the cache at 259199 s, by a new call at 259201 s', async () => {
  answers['/auth/identify-user'] = known;
  const eligibility = '/app/landing-page/dynamic-check-eligibility';
  const details = '/app/landing-page/details';
  // A call without a response would be repeated during later tests.
  const answerLate: (() => void)[] = [];
  onTestFinished(() => {
    for (const answer of answerLate) answer();
  });
  const asking = 'We are asking Axis Bank, HDFC Bank.';
  const loadAt = async (atS: number): Promise<number> => {
    vi.stubGlobal('fetch', (url: string) => {
      const { pathname } = new URL(url, 'http://localhost');
      asked.push({ path: pathname, body: null });
      const respond = () => Response.json({ success: true, data: answers[pathname] });
      if (pathname !== eligibility) return Promise.resolve(respond());
      return new Promise((resolve) => answerLate.push(() => resolve(respond())));
    });
    leave();
    await load(atS);
    expect(await screen.findByText(asking)).toBeTruthy();
    return timesAsked(details);
  };
  expect(await loadAt(0)).toBe(1);
  expect(await loadAt(259_199)).toBe(1);
  expect(await loadAt(259_201)).toBe(2);
});

// @req ELG-010
it('selects lender 401 for a guest on the site of lender 401, and no lender on ours', async () => {
  await load();
  await screen.findByRole('textbox');
  expect(stored('lenderId')).toBeNull();
  leave();
  document.body.dataset.lender = '401';
  await load(1);
  await screen.findByRole('textbox');
  expect(stored('lenderId')).toBe('401');
});

// @req STO-029
it('the user uuid follows the cookie after each call', async () => {
  await load();
  expect(stored('uuId')).toBe('b-1');
  cookie = 'userUUID=b-2';
  await logIn();
  expect(stored('uuId')).toBe('b-2');
});

it('logs in where the browser denies storage', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
  await load();
  await logIn();
  expect(bodyOf('/auth/initiate-login/')).toMatchObject({ utmCampaign: 'diwali' });
  vi.restoreAllMocks();
  expect(localStorage).toHaveLength(0);
});

// @req OTP-031
it('Verify stays disabled for a number of status notEligibleIcici, with five digits and the tick, and not for the next', async () => {
  answers['/auth/initiate-login/'] = { ...sent, isEligible: false, userStatus: 'notEligibleIcici' };
  await load();
  await userEvent.type(await screen.findByRole('textbox'), NUMBER);
  await userEvent.click(screen.getByRole('button', { name: entryMessages.english.send }));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), '12345{Enter}');
  const verify = screen.getByRole('button', { name: identityMessages.english.otp.verify });
  expect(verify.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(verify);
  expect(timesAsked('/auth/verify-login')).toBe(0);
  screen.getByText(resultsMessages.english.notEligibleHere.text);
  answers['/auth/initiate-login/'] = sent;
  await userEvent.click(screen.getByRole('button', { name: identityMessages.english.otp.change }));
  await userEvent.type(await screen.findByRole('textbox'), '{Backspace}1');
  await userEvent.click(screen.getByRole('button', { name: entryMessages.english.send }));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), '12345');
  await screen.findByText('Axis Bank');
});

// @req ENT-032
it.each([true, false])(
  'a number that no lender has approved is led to the application where isNTBEnabledOnMerchant is %s, and not otherwise',
  async (isNTBEnabledOnMerchant) => {
    answers['/auth/identify-user'] = known;
    const lenders = [{ ...lender('2203', 'Neem Credit'), emiPlans: [], lender_offer: null }];
    answers['/app/landing-page/dynamic-check-eligibility'] = {
      ...found,
      isEligible: false,
      isPreApproved: false,
      isNtbAllowed: true,
      lenders: [],
      applicationLenders: lenders,
      userStatus: 'notEligible',
      isNTBEnabledOnMerchant,
    };
    await load();
    await screen.findByText(resultsMessages.english.notEligible.nearest);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.some((href) => href?.startsWith('/ntb-application'))).toBe(isNTBEnabledOnMerchant);
  },
);

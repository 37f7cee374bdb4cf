import { beforeEach, describe, expect, it } from 'vitest';
import { shopperUserStatuses } from '../../../shared/rules/user-status';
import type { Failure } from '../../platform/api/failure';
import { noWelcome } from '../../platform/stored/user';
import type { AccountCalls } from './calls';
import type { AccountEffect, AccountEvent } from './events';
import { reduce } from './reduce';
import { type AccountState, initialState, noLogin, type Place } from './state';

let state: AccountState;
let effects: AccountEffect[];
beforeEach(() => {
  state = initialState;
  effects = [];
});

function send(event: AccountEvent): void {
  const next = reduce(state, event, 1_000);
  state = next.state;
  effects.push(...next.effects);
}
const calls = (): string[] => effects.flatMap((effect) => (effect.type === 'call' ? effect.pending.call : []));
const requestId = (call: keyof AccountCalls): number => state.calls[call]?.requestId ?? -1;
/** Answers the pending call of that name. */
function answer<Name extends keyof AccountCalls>(call: Name, data: AccountCalls[Name]['data']): void {
  // SAFETY: name and data belong to one call by the signature.
  send({ type: 'callSucceeded', call, requestId: requestId(call), data } as AccountEvent);
}
const failure = (change: Partial<Failure> = {}): Failure => ({
  kind: 'network',
  status: 500,
  code: 500,
  name: null,
  reaction: 'say',
  recovery: null,
  message: 'Network Error',
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
  ...change,
});
const fail = (call: keyof AccountCalls, change?: Partial<Failure>): void =>
  send({ type: 'callFailed', call, requestId: requestId(call), failure: failure(change) });

const known: AccountCalls['identifyUser']['data'] = {
  authDetails: { mobile: '9876543210', maskedMobile: '98XXXXX210', userId: 'u-1' },
  permissions: ['AUTHENTICATED'],
};
const noUser: AccountCalls['identifyUser']['data'] = { authDetails: null, permissions: [] };
const found: AccountCalls['checkUser']['data'] = {
  isEligible: true,
  isNtbAllowed: false,
  isPreApproved: true,
  lenders: [],
  applicationLenders: [],
  userStatus: 'eligible',
  isNTBEnabledOnMerchant: false,
};
const came: AccountState['came'] = { campaign: { utmSource: 'sms', merchantId: 'm1' }, variation: 'v2' };
const howOpened = { came, lenderDetails: [], welcome: noWelcome };
const open = (next: string | null = null, givenMobile: string | null = null): void =>
  send({ ...howOpened, type: 'opened', next, givenMobile, place: 'account', leadsOn: false, amount: null });
const openAt = (place: Place, how: { givenMobile?: string; amount?: number; leadsOn?: boolean } = {}): void =>
  send({
    ...howOpened,
    type: 'opened',
    next: null,
    place,
    givenMobile: null,
    amount: null,
    leadsOn: false,
    ...how,
  });
const lender = (lenderId: string) => ({
  lenderId,
  name: `Lender ${lenderId}`,
  minLoanAmount: 1_000,
  maxLoanAmount: 90_000,
  emiPlans: [],
  lender_offer: null,
});
const sent = {
  resendAtMs: 31_000,
  expiresAtMs: 301_000,
  attemptsRemaining: 3,
  serverNowMs: 1_000,
  isEligible: null,
  isNtbAllowed: null,
  isPreapproved: null,
  userStatus: null,
};

function openAsGuest(next: string | null = null): void {
  open(next);
  answer('identifyUser', noUser);
}
function askForCode(): void {
  send({ type: 'mobileTyped', text: '9876543210' });
  send({ type: 'mobileSubmitted' });
  answer('sendOtp', sent);
  send({ type: 'termsToggled', isAccepted: true });
}
function logIn(): void {
  askForCode();
  send({ type: 'codeTyped', text: '12345' });
  answer('verifyOtp', { ...known, message: 'VERIFIED' });
}

describe('a visitor of My Account', () => {
  // @req OTP-030
  it('a guest gets an OTP for ten digits alone, and a fifth digit without the tick verifies nothing', () => {
    openAsGuest();
    send({ type: 'mobileTyped', text: '9876543210' });
    send({ type: 'mobileSubmitted' });
    answer('sendOtp', sent);
    send({ type: 'codeTyped', text: '12345' });
    send({ type: 'codeSubmitted' });
    expect(calls()).toEqual(['identifyUser', 'sendOtp']);
    expect(state.screen).toMatchObject({ otp: { step: 'code', isUnticked: true } });
    send({ type: 'termsToggled', isAccepted: true });
    expect(calls()).toEqual(['identifyUser', 'sendOtp']);
    send({ type: 'codeSubmitted' });
    expect(calls()).toEqual(['identifyUser', 'sendOtp', 'verifyOtp']);
  });

  // @req OTP-027
  it('the OTP overlay opens unticked, also a second time after Change', () => {
    openAsGuest();
    askForCode();
    expect(state.isTermsAccepted).toBe(true);
    send({ type: 'mobileChangeAsked' });
    send({ type: 'mobileSubmitted' });
    answer('sendOtp', sent);
    expect([state.screen, state.isTermsAccepted]).toMatchObject([{ otp: { step: 'code' } }, false]);
  });

  // @req ELG-017
  it('logged in is told what the lenders say, and stays where an address says where to go on', () => {
    open('/faq');
    answer('identifyUser', known);
    answer('checkUser', found);
    expect([state.screen, state.userLogin.mobileNo]).toEqual([{ name: 'found', found }, '98XXXXX210']);
    expect(effects.filter(({ type }) => type === 'goOn')).toEqual([]);
  });

  it('with a number that was typed elsewhere is sent an OTP at once, and once', () => {
    open(null, '9876543210');
    answer('identifyUser', noUser);
    answer('sendOtp', sent);
    expect([calls(), state.screen]).toMatchObject([
      ['identifyUser', 'sendOtp'],
      { name: 'guest', otp: { step: 'code' } },
    ]);
    open();
    answer('identifyUser', noUser);
    expect(calls()).toEqual(['identifyUser', 'sendOtp', 'identifyUser']);
  });

  // @req OTP-037, ELG-021, ACT-006
  it('a right OTP starts the check at the lenders, and the state does not store the OTP', () => {
    openAsGuest();
    logIn();
    expect([calls(), state.code]).toEqual([['identifyUser', 'sendOtp', 'verifyOtp', 'checkUser'], '']);
  });

  // @req OTP-044
  it('goes with how he came: with the number, with the OTP, and of it the merchant with what the lenders are asked', () => {
    openAsGuest();
    logIn();
    const bodies = effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending.body] : []));
    const campaign = { utmSource: 'sms', merchantId: 'm1' };
    expect(bodies.slice(-3)).toEqual([
      { mobile: '9876543210', ...campaign },
      {
        mobile: '9876543210',
        otp: expect.stringMatching(/^\d{5}$/),
        isTermsAccepted: true,
        variation: 'v2',
        ...campaign,
      },
      { merchantId: 'm1' },
    ]);
  });

  // @req OTP-034, ENT-007, ENT-038
  it('after the right OTP is authenticated, identified and verified and no guest', () => {
    openAsGuest();
    expect(state.identifyUser).toMatchObject({ isGuest: true, isAuthenticated: false, authDetails: null });
    askForCode();
    send({ type: 'codeTyped', text: '12345' });
    answer('verifyOtp', { ...known, message: 'VERIFIED', permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'] });
    expect(state.identifyUser).toEqual({
      authDetails: known.authDetails,
      isAuthenticated: true,
      isGuest: false,
      isIdentified: true,
      isVerified: true,
      customerStatus: 'AUTHENTICATED',
    });
  });

  // @req ELG-006
  it.each([
    [known.authDetails, [] as const],
    [known.authDetails, ['IDENTIFIED', 'VERIFIED'] as const],
    [null, ['AUTHENTICATED'] as const],
  ])('with authDetails %j and permissions %j is asked for a number', (authDetails, permissions) => {
    open();
    answer('identifyUser', { authDetails, permissions: [...permissions] });
    expect([state.screen.name, state.identifyUser.isAuthenticated]).toEqual(['guest', false]);
  });

  // @req ELG-003, ENT-006, Q-002
  it('the initial login is not logged in, has no number, and has null for each eligibility flag', () => {
    expect([initialState.userLogin, initialState.userStatus]).toEqual([
      { isLoggedIn: false, mobileNo: null, isEligible: null, isNtbAllowed: null, isPreApproved: null },
      'nonLoggedIn',
    ]);
    expect(shopperUserStatuses).toEqual(['nonLoggedIn', 'eligible', 'notEligible', 'notEligibleIcici']);
  });

  // @req ENT-006, Q-003, Q-017
  it.each([
    [true, 'PRE_APPROVED', true],
    [true, 'NOT_ELIGIBLE', false],
    [true, null, true],
    [null, null, null],
  ] as const)(
    'of a login that begins with isEligible %s and userStatus %s is eligible: %s',
    (flag, userStatus, eligible) => {
      openAsGuest();
      send({ type: 'mobileTyped', text: '9876543210' });
      send({ type: 'mobileSubmitted' });
      answer('sendOtp', { ...sent, isEligible: flag, isPreapproved: flag, isNtbAllowed: false, userStatus });
      expect(state.userLogin).toEqual({
        isLoggedIn: false,
        mobileNo: null,
        isEligible: eligible,
        isNtbAllowed: false,
        isPreApproved: flag,
      });
    },
  );

  // @req ELG-003, ENT-006
  it.each([
    ['eligible', true],
    ['notEligible', false],
    ['notEligibleIcici', false],
  ] as const)(
    'a customer with the lenders’ answer %s has that status and is eligible: %s, until logging out',
    (userStatus, isEligible) => {
      openAsGuest();
      logIn();
      expect(state.userLogin).toMatchObject({ isLoggedIn: true, mobileNo: '98XXXXX210' });
      answer('checkUser', { ...found, userStatus, isPreApproved: isEligible, isNtbAllowed: true });
      expect(state).toMatchObject({
        userStatus,
        userLogin: { isEligible, isNtbAllowed: true, isPreApproved: isEligible },
      });
      send({ type: 'loggedOutElsewhere' });
      expect(state).toMatchObject({ userStatus: 'nonLoggedIn', userLogin: noLogin });
    },
  );

  it('by the right OTP goes on where the address says', () => {
    openAsGuest('/faq?q=1');
    logIn();
    expect(effects.at(-1)).toEqual({ type: 'goOn', path: '/faq?q=1' });
    expect(calls()).not.toContain('checkUser');
  });
});

describe('who is logged in', () => {
  beforeEach(() => {
    openAsGuest();
    logIn();
    answer('checkUser', found);
  });

  it.each([
    [false, 'logOut'],
    [true, 'logOutEverywhere'],
  ] as const)('is a guest after logging out (everywhere: %s), and other tabs hear of it', (isEverywhere, call) => {
    send({ type: 'logOutAsked', isEverywhere });
    answer(call, noUser);
    expect(state).toMatchObject({
      screen: { name: 'guest', why: 'loggedOut' },
      userLogin: noLogin,
      userStatus: 'nonLoggedIn',
      mobile: '',
    });
    expect(effects.at(-1)).toEqual({ type: 'tellLoggedOut' });
  });

  it('has logged out, even if the session is checked before and after the request', () => {
    send({ type: 'lookedAgain' });
    send({ type: 'logOutAsked', isEverywhere: false });
    expect(Object.keys(state.calls)).toEqual(['logOut']);
    send({ type: 'lookedAgain' });
    expect(Object.keys(state.calls)).toEqual(['logOut']);
    answer('logOut', noUser);
    expect(state.screen).toMatchObject({ name: 'guest', why: 'loggedOut' });
  });

  it('is a guest at once when another tab has logged out', () => {
    send({ type: 'loggedOutElsewhere' });
    expect(state).toMatchObject({
      screen: { name: 'guest', why: 'loggedOut' },
      userLogin: noLogin,
      userStatus: 'nonLoggedIn',
      mobile: '',
    });
    expect(effects.at(-1)).not.toEqual({ type: 'tellLoggedOut' });
  });

  // @req ELG-009
  it('a session that may have ended is checked again, and its end is shown', () => {
    send({ type: 'lookedAgain' });
    expect(state.screen.name).toBe('asking');
    answer('identifyUser', noUser);
    expect(state).toMatchObject({ screen: { name: 'guest', why: 'sessionOver' }, userLogin: noLogin });
  });

  // @req ERR-013
  it('is told that the session is over', () => {
    send({ type: 'lookedAgain' });
    fail('identifyUser', { kind: 'business', reaction: 'logIn', status: 401 });
    expect(state.screen).toMatchObject({ name: 'guest', why: 'sessionOver' });
  });

  // @req CAT-018
  it('goes shopping', () => {
    send({ type: 'shopAsked' });
    expect(effects.at(-1)).toEqual({ type: 'goShopping' });
  });
});

describe('what the lenders say has a page of its own', () => {
  const refused = { ...found, isPreApproved: false, isEligible: false, userStatus: 'notEligible' as const };

  // @req ELG-024, ELG-026
  it.each([
    [true, { name: 'checking' }],
    [false, { name: 'found', found }],
  ] as const)('which the home page leads to (%s), or says it in place', (leadsOn, screen) => {
    openAt('home', { givenMobile: '9876543210', leadsOn });
    answer('identifyUser', noUser);
    answer('sendOtp', sent);
    send({ type: 'termsToggled', isAccepted: true });
    send({ type: 'codeTyped', text: '12345' });
    answer('verifyOtp', { ...known, message: 'VERIFIED' });
    answer('checkUser', found);
    expect(state.screen).toEqual(screen);
    expect(effects.some(({ type }) => type === 'showAnswer')).toBe(leadsOn);
  });

  // @req ELG-025
  it.each([
    ['eligible', found, refused],
    ['not-eligible', refused, found],
  ] as const)('%s shows its own answer, and redirects a customer with the other answer', (place, own, other) => {
    openAt(place);
    answer('identifyUser', known);
    answer('checkUser', own);
    expect(state.screen).toEqual({ name: 'found', found: own });
    openAt(place);
    answer('identifyUser', known);
    answer('checkUser', other);
    expect([state.screen.name, effects.at(-1)]).toEqual(['checking', { type: 'showAnswer', found: other }]);
  });

  it('is asked for a price where the address names one', () => {
    openAt('eligible', { amount: 54_990 });
    answer('identifyUser', known);
    expect(state.calls.checkUser?.body).toEqual({ amount: 54_990, merchantId: 'm1' });
  });

  it('a result page sends a guest to the server, also after a logout in another tab', () => {
    openAt('eligible');
    answer('identifyUser', noUser);
    expect([state.screen.name, effects.at(-1)]).toEqual(['asking', { type: 'askServer' }]);
    openAt('eligible');
    answer('identifyUser', known);
    answer('checkUser', found);
    send({ type: 'lookedAgain' });
    expect(state.screen.name).toBe('asking');
    fail('identifyUser', { kind: 'business', reaction: 'logIn', status: 401 });
    expect([state.screen.name, state.userLogin.mobileNo, effects.at(-1)]).toEqual([
      'asking',
      null,
      { type: 'askServer' },
    ]);
  });

  it('is another number’s where that is typed while one is logged in', () => {
    openAt('home', { givenMobile: '9876543211' });
    answer('identifyUser', known);
    expect([calls().at(-1), state.mobile]).toEqual(['sendOtp', '9876543211']);
  });
});

describe('what goes wrong', () => {
  // @req ROL-004
  it('a number that is blocked ends there', () => {
    openAsGuest();
    send({ type: 'mobileTyped', text: '9000000006' });
    send({ type: 'mobileSubmitted' });
    fail('sendOtp', { kind: 'business', reaction: 'blockAccount', status: 403 });
    expect(state.screen.name).toBe('blocked');
  });

  // @req ELG-011, ELG-012, ERR-028
  it('a failed identification shows the server’s text, and leaves the user unknown', () => {
    open();
    fail('identifyUser', { kind: 'business', message: 'Not today.' });
    expect(state).toMatchObject({
      screen: { name: 'failed', again: 'who', failure: { message: 'Not today.' } },
      userLogin: noLogin,
      mobile: '',
    });
  });

  // @req OTP-036, ELG-022
  it('a wrong OTP is said at the OTP, which is emptied', () => {
    openAsGuest();
    askForCode();
    send({ type: 'codeTyped', text: '00000' });
    fail('verifyOtp', { kind: 'business', attemptsRemaining: 2 });
    expect(state.screen).toMatchObject({ name: 'guest', otp: { step: 'code', failure: { attemptsRemaining: 2 } } });
  });

  it('another number can be given beside the OTP, which is then forgotten', () => {
    openAsGuest();
    askForCode();
    send({ type: 'codeTyped', text: '123' });
    send({ type: 'mobileChangeAsked' });
    expect([state.screen, state.code, state.mobile]).toMatchObject([{ otp: { step: 'number' } }, '', '9876543210']);
  });

  // @req ELG-019
  it('lenders who do not answer are asked again by a press or when the line is back, and the number stays', () => {
    openAsGuest();
    logIn();
    fail('checkUser');
    expect(state).toMatchObject({
      screen: { name: 'failed', again: 'lenders' },
      userLogin: { mobileNo: '98XXXXX210' },
    });
    send({ type: 'retryAsked' });
    fail('checkUser');
    send({ type: 'wentOnline' });
    answer('checkUser', found);
    expect(state.screen.name).toBe('found');
  });

  // @req OTP-043
  it('the failure of a lender list is shown for 3 s, not by the timer of an earlier one, and can be tried again after that', () => {
    openAsGuest();
    logIn();
    const id = requestId('checkUser');
    fail('checkUser');
    expect(effects.at(-1)).toEqual({ type: 'startTimer', timer: 'lenderListFailure', id, delayMs: 3_000 });
    send({ type: 'timerFired', id: id - 1 });
    expect(state.screen).toMatchObject({ name: 'failed', messageTimer: id });
    send({ type: 'timerFired', id });
    expect(state.screen).toMatchObject({ name: 'failed', again: 'lenders', messageTimer: null });
    send({ type: 'retryAsked' });
    expect(state.screen.name).toBe('checking');
  });

  // @req OTP-035
  it('the message VERIFIED and the number are in the state when the lenders are asked, and go with the login', () => {
    openAsGuest();
    logIn();
    expect(state).toMatchObject({ message: 'VERIFIED', mobile: '9876543210', screen: { name: 'checking' } });
    send({ type: 'loggedOutElsewhere' });
    expect(state).toMatchObject({ message: null, mobile: '' });
  });

  // @req OTP-038, OTP-041
  it.each([
    ['home', true, false, false],
    ['ntb', true, false, false],
    ['account', false, false, false],
  ] as const)(
    'at %s the OTP overlay is open (%s) while lenders are asked, (%s) with their list, (%s) where it failed',
    (place, isOpen, ...after) => {
      openAt(place);
      expect(state.layers.otpOverlay).toBe(isOpen);
      answer('identifyUser', noUser);
      logIn();
      const before = state;
      const seen = [state.layers.otpOverlay];
      answer('checkUser', found);
      seen.push(state.layers.otpOverlay);
      state = before;
      fail('checkUser');
      expect([...seen, state.layers.otpOverlay]).toEqual([isOpen, ...after]);
    },
  );

  // @req OTP-039
  it('over an application the overlay is open on init, and a login goes on without asking the lenders', () => {
    const opened = { ...howOpened, type: 'opened', next: '/ntb-application', givenMobile: null } as const;
    send({ ...opened, place: 'ntb', leadsOn: false, amount: null });
    expect([state.layers.otpOverlay, calls()]).toEqual([true, ['identifyUser']]);
    answer('identifyUser', noUser);
    logIn();
    expect(effects.at(-1)).toEqual({ type: 'goOn', path: '/ntb-application' });
    expect(calls()).not.toContain('checkUser');
  });

  it('a part that did not load is loaded by a reload of the page, and typing continues', () => {
    openAsGuest();
    send({ type: 'mobileTyped', text: '98765' });
    send({ type: 'chunkFailed', failure: failure() });
    expect([state.screen.name, state.mobile]).toEqual(['guest', '98765']);
    logIn();
    answer('checkUser', found);
    send({ type: 'chunkFailed', failure: failure() });
    expect(state).toMatchObject({ screen: { name: 'failed', again: 'page' }, userLogin: { mobileNo: '98XXXXX210' } });
    send({ type: 'retryAsked' });
    expect(effects.at(-1)).toEqual({ type: 'askServer' });
  });
});

describe('the lenders', () => {
  // @req ELG-018
  it('of a lookup that returned 501 and 201 have 501 selected; none is where it returned none, or after logging out', () => {
    open();
    answer('identifyUser', known);
    answer('checkUser', { ...found, lenders: [lender('501'), lender('201')] });
    expect(state.selectedLender).toBe('501');
    send({ type: 'logOutAsked', isEverywhere: false });
    answer('logOut', noUser);
    expect(state.selectedLender).toBeNull();
    open();
    answer('identifyUser', known);
    answer('checkUser', found);
    expect(state.selectedLender).toBeNull();
  });

  it('the lenders that are asked are looked up in parallel, once; a failed lookup leaves the answer unchanged', () => {
    send({
      ...howOpened,
      type: 'opened',
      lenderDetails: null,
      next: null,
      givenMobile: null,
      place: 'account',
      leadsOn: false,
      amount: null,
    });
    answer('identifyUser', known);
    expect(calls()).toEqual(['identifyUser', 'lenderDetails', 'checkUser']);
    fail('lenderDetails');
    expect(state.screen.name).toBe('checking');
    answer('checkUser', found);
    expect(state.screen.name).toBe('found');
  });
});

// @req STO-029
it('the state has the user uuid that a call has set', () => {
  send({ type: 'userUuidSeen', userUuid: 'b-1' });
  expect(state.userUuid).toBe('b-1');
});

import { LENDER_LIST_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import { isEligibleBy } from '../../../shared/rules/user-status';
import { enteringNumber, type OtpEvent, reduceOtp, takesCode, takesNumber } from '../../identity';
import { guestIdentity, identityOf } from '../../platform/account/identity';
import type { Failure } from '../../platform/api/failure';
import type { CallFailed, CallRules } from '../../platform/flow/calls';
import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule, type Rules } from '../../platform/flow/rules';
import { isSameData } from '../../platform/flow/same-data';
import { ScreenContext } from '../../platform/flow/screen-context';
import { noWelcome } from '../../platform/stored/user';
import type { AccountCalls, PendingCall } from './calls';
import type { AccountEffect, AccountEvent } from './events';
import {
  type AccountState,
  type Found,
  guest,
  initialState,
  layersOf,
  noLogin,
  type Place,
  type Screen,
  type UserLogin,
} from './state';

class AccountContext extends ScreenContext<AccountCalls, Screen, AccountState, AccountEffect> {}

const askWho = (context: AccountContext): void => {
  context.show({ name: 'asking' });
  context.call('identifyUser', undefined);
};

const askLenders = (context: AccountContext): void => {
  context.show({ name: 'checking' });
  const { bicConfig, came, lenderDetails } = context.state;
  const { merchantId } = came.campaign;
  if (lenderDetails === null) context.call('lenderDetails', { merchantId });
  context.call('checkUser', { amount: bicConfig.amount ?? undefined, merchantId });
};

/** Repeats a call without a response. */
function refetch(context: AccountContext): void {
  const again = context.on('failed')?.again;
  if (again === 'who') askWho(context);
  else if (again === 'lenders') askLenders(context);
  // Some browsers do not fetch a failed module again within one document.
  else if (again === 'page') context.ask({ type: 'askServer' });
}

function showGuest(context: AccountContext, why: 'loggedOut' | 'sessionOver' | null): void {
  context.abandonAll();
  context.set({
    identifyUser: guestIdentity,
    userLogin: noLogin,
    userStatus: 'nonLoggedIn',
    selectedLender: null,
    code: '',
    isTermsAccepted: false,
    message: null,
  });
  // The greeting belongs to the login that has just ended.
  if (why === 'loggedOut') context.set({ welcome: noWelcome });
  if (isAnswerPage(context.state.place)) {
    context.show({ name: 'asking' });
    context.ask({ type: 'askServer' });
  } else context.show(guest(why));
}

/** A page of the lenders' answer, which needs a login. */
const isAnswerPage = (place: Place): boolean => place.endsWith('eligible');

const noteLogin = (context: AccountContext, change: Partial<UserLogin>): void =>
  context.set({ userLogin: { ...context.state.userLogin, ...change } });

/** Stores the answer about the number; its flags are null unless this session has verified the number before. Source: S1§3,
 * */
function onCodeSent(context: AccountContext, sent: AccountCalls['sendOtp']['data']): void {
  const { isEligible, isNtbAllowed, isPreapproved, userStatus } = sent;
  // Each code decides again, so that one number does not block another. Not for an application.
  const isRefused = userStatus === 'notEligibleIcici' && context.state.place !== 'ntb';
  context.set({ userStatus: isRefused ? userStatus : 'nonLoggedIn' });
  noteLogin(context, { isEligible: isEligibleBy(isEligible, userStatus), isNtbAllowed, isPreApproved: isPreapproved });
  otpStep(context, { type: 'otpSent', sent });
}

/** Shows the lenders' answer in place, or redirects to its page. Source: S1§4 (ELG-024..026). */
function onAnswer(context: AccountContext, found: Found): void {
  const { place, bicConfig } = context.state;
  const { userStatus, isNtbAllowed, isPreApproved, isNTBEnabledOnMerchant } = found;
  noteLogin(context, { isEligible: userStatus === 'eligible', isNtbAllowed, isPreApproved });
  const page = context.state.userLogin.isEligible ? 'eligible' : 'not-eligible';
  context.set({
    userStatus,
    selectedLender: found.lenders[0]?.lenderId ?? null,
    bicConfig: { ...bicConfig, isNTBEnabledOnMerchant },
  });
  if (isAnswerPage(place) ? place === page : !bicConfig.leadsOn) context.show({ name: 'found', found });
  else context.ask({ type: 'showAnswer', found });
}

type Identity = AccountCalls['identifyUser']['data'];

/** Continues after a login: to the address's target, or to the lenders' answer. */
function onIdentity(context: AccountContext, answer: Identity, goesOn: boolean): void {
  const identity = identityOf(answer);
  const { authDetails } = identity;
  const { next, givenMobile, userLogin, place } = context.state;
  // A typed number that differs from the logged-in one wins.
  if (!authDetails || (givenMobile ?? authDetails.mobile) !== authDetails.mobile) {
    showGuest(context, !authDetails && userLogin.isLoggedIn ? 'sessionOver' : null);
    sendToGiven(context);
    return;
  }
  context.set({ identifyUser: identity });
  noteLogin(context, { isLoggedIn: true, mobileNo: authDetails.maskedMobile });
  context.set({ givenMobile: null, mobile: authDetails.mobile, code: '' });
  // An application needs the login only.
  if ((goesOn || place === 'ntb') && next !== null) context.ask({ type: 'goOn', path: next });
  else askLenders(context);
}

/** Sends an OTP to the number that was typed before the opening. */
function sendToGiven(context: AccountContext): void {
  const { givenMobile } = context.state;
  if (givenMobile === null) return;
  context.set({ givenMobile: null });
  otpStep(context, { type: 'mobileTyped', text: givenMobile });
  otpStep(context, { type: 'mobileSubmitted' });
}

function showLoggedOut(context: AccountContext): void {
  context.set({ mobile: '' });
  showGuest(context, 'loggedOut');
}

function onLoggedOut(context: AccountContext): void {
  showLoggedOut(context);
  context.ask({ type: 'tellLoggedOut' });
}

const fail =
  (again: Extract<Screen, { name: 'failed' }>['again']) =>
  (context: AccountContext, failure: Failure): void =>
    context.show({ name: 'failed', again, failure, messageTimer: null });

/** Shows the message of a failed lender list for 3 s; the actions stay. Source: S1§8, S2§8. */
function failLenders(context: AccountContext, failure: Failure, { requestId }: PendingCall): void {
  context.show({ name: 'failed', again: 'lenders', failure, messageTimer: requestId });
  context.ask({ type: 'startTimer', timer: 'lenderListFailure', id: requestId, delayMs: LENDER_LIST_FAILURE_SHOWN_MS });
}

const refuseOtp = (context: AccountContext, failure: Failure, { requestId }: PendingCall): void =>
  otpStep(context, { type: 'otpRefused', id: requestId, failure });

const callRules: CallRules<AccountContext, AccountCalls> = {
  identifyUser: {
    done: (context, data) => onIdentity(context, data, false),
    failed: (context, failure) => {
      context.set({ identifyUser: guestIdentity });
      fail('who')(context, failure);
    },
    again: askWho,
  },
  sendOtp: { done: onCodeSent, failed: refuseOtp },
  verifyOtp: {
    done: (context, data) => {
      context.set({ message: data.message });
      onIdentity(context, data, true);
    },
    failed: refuseOtp,
  },
  lenderDetails: {
    done: (context, { lenders }) => context.set({ lenderDetails: lenders }),
    // The lenders are asked anyway. Only their names are missing meanwhile.
    failed: () => undefined,
  },
  checkUser: {
    done: onAnswer,
    failed: failLenders,
    again: askLenders,
  },
  logOut: { done: onLoggedOut, failed: fail('who') },
  logOutEverywhere: { done: onLoggedOut, failed: fail('who') },
};

/** Delegates number and OTP to their shared reducer. */
function otpStep(context: AccountContext, event: OtpEvent): void {
  const screen = context.on('guest');
  if (!screen) return;
  const { state, nowMs } = context;
  const isRefused = state.userStatus === 'notEligibleIcici';
  if (isRefused && event.type === 'codeSubmitted') return;
  const before = { mobile: state.mobile, code: state.code, otp: screen.otp };
  const next = reduceOtp(before, event, { isAgreed: state.isTermsAccepted, goesByItself: !isRefused, nowMs });
  if (next === before) return;
  const { mobile, code, otp, effect } = next;
  context.set({ mobile, code });
  // Each overlay opens unticked. Source: S1§4.
  if (otp.step !== screen.otp.step) context.set({ isTermsAccepted: false });
  context.show({ ...screen, otp });
  const { campaign, variation } = state.came;
  if (effect?.type === 'sendOtp') context.call('sendOtp', { mobile, ...campaign });
  else if (effect?.type === 'verifyOtp')
    context.call('verifyOtp', { mobile, otp: code, isTermsAccepted: true, variation, ...campaign });
  else if (effect) context.ask(effect);
}

/** Handles the end of the login first, then the rule of the call. Source: S1§8. */
function onFailure(context: AccountContext, event: CallFailed<AccountCalls>): void {
  const pending = context.fail(event);
  if (!pending) return;
  const { call, failure } = event;
  if (failure.reaction === 'blockAccount') {
    context.abandonAll();
    context.show({ name: 'blocked', failure });
  } else if ((failure.reaction === 'logIn' || failure.reaction === 'endSession') && !context.on('guest'))
    showGuest(context, context.state.userLogin.isLoggedIn ? 'sessionOver' : null);
  else callRules[call].failed(context, failure, pending);
}

const rules: Rules<AccountContext, AccountEvent> = {
  opened: (context, { type, amount, leadsOn, ...how }) => {
    context.abandonAll();
    context.set({ ...how, bicConfig: { ...initialState.bicConfig, amount, leadsOn } });
    askWho(context);
  },
  mobileTyped: otpStep,
  mobileSubmitted: otpStep,
  codeTyped: otpStep,
  codeSubmitted: otpStep,
  codeResendAsked: otpStep,
  termsToggled: (context, { isAccepted }) => {
    const screen = context.on('guest');
    if (screen && takesCode(screen.otp)) context.set({ isTermsAccepted: isAccepted });
  },
  numberFound: (context, { mobile }) => {
    const screen = context.on('guest');
    if (!screen || !takesNumber(screen.otp)) return;
    context.set({ mobile });
    context.show({ ...screen, why: 'restored' });
  },
  mobileChangeAsked: (context) => {
    const screen = context.on('guest');
    if (!screen || !takesCode(screen.otp)) return;
    context.set({ code: '' });
    context.show({ ...screen, otp: enteringNumber });
  },
  numberChangeAsked: (context) => logOut(context, false),
  logOutAsked: (context, { isEverywhere }) => logOut(context, isEverywhere),
  retryAsked: refetch,
  shopAsked: (context) => {
    if (context.on('found')) context.ask({ type: 'goShopping' });
  },
  lookedAgain: (context) => {
    if (context.state.userLogin.isLoggedIn && !isLoggingOut(context.state)) askWho(context);
  },
  loggedOutElsewhere: (context) => {
    if (context.state.userLogin.isLoggedIn) showLoggedOut(context);
  },
  timerFired: (context, { id }) => {
    const failed = context.on('failed');
    if (failed?.messageTimer === id) context.show({ ...failed, messageTimer: null });
    else otpStep(context, { type: 'failureShown', id });
  },
  wentOnline: refetch,
  userUuidSeen: (context, { userUuid }) => context.set({ userUuid }),
  chunkFailed: (context, { failure }) => {
    // A typing guest continues without it.
    if (!context.on('guest')) fail('page')(context, failure);
  },
  callSucceeded: (context, event) => context.succeed(callRules, event),
  callFailed: onFailure,
};

const isLoggingOut = ({ calls: { logOut, logOutEverywhere } }: AccountState): boolean =>
  (logOut ?? logOutEverywhere) !== undefined;

function logOut(context: AccountContext, isEverywhere: boolean): void {
  if (!context.state.userLogin.isLoggedIn || isLoggingOut(context.state)) return;
  // The response of another call would report an expired session and hide the successful logout.
  context.abandonAll();
  context.show({ name: 'asking' });
  context.call(isEverywhere ? 'logOutEverywhere' : 'logOut', {});
}

/** Pure reducer of My Account. `nowMs`: epoch ms of the event. */
export function reduce(
  state: AccountState,
  event: AccountEvent,
  nowMs: number,
): Transition<AccountState, AccountEffect> {
  const context = new AccountContext(state, nowMs);
  applyRule<AccountContext, AccountEvent>(rules, context, event);
  const layers = layersOf(context.state);
  if (!isSameData(layers, state.layers)) context.set({ layers });
  return context.end();
}

import type { SalesLender } from '../../../shared/api/sales';
import type { EmiInfo } from '../../../shared/api/widget';
import { brand } from '../../../shared/brand';
import { hdfc } from '../../../shared/lenders/hdfc';
import { salesLender } from '../../../shared/lenders/sales-lender';
import { tamarind } from '../../../shared/lenders/tamarind';
import { type Failure, ownFailure } from '../../platform/api/failure';
import type { CallName, EligibilityCalls } from '../flow/calls';
import type { EligibilityEffect, EligibilityEvent, OpenRequest } from '../flow/events';
import { reduce } from '../flow/reduce';
import { type EligibilityState, initialState, type UserActivation } from '../flow/state';

export const AMOUNT = 20_000;
export const MOBILE = '9876543210';
export const NOW_MS = 1_800_000_000_000;

/** Two real lenders for ₹20,000; without plans for null. */
export const lenders = (amount: number | null = AMOUNT): SalesLender[] =>
  [tamarind, hdfc].map((each) => salesLender(each, amount ?? 0));

export const info = (about: Partial<EmiInfo> = {}): EmiInfo => ({
  hashedMobile: 'h'.repeat(43),
  lenders: lenders(),
  creditLenders: [],
  debitLenders: [],
  creditCardOffers: [],
  debitCardOffers: [],
  ...about,
});

export const user = (about: Partial<UserActivation> = {}): UserActivation => ({
  isEligible: true,
  isPreApproved: true,
  isNtbAllowed: false,
  lenders: lenders(),
  hashedMobile: 'h'.repeat(43),
  ...about,
});
export const refusedUser = user({ isEligible: false, isPreApproved: false, lenders: [] });
export const newUser = user({ isEligible: false, isPreApproved: false, isNtbAllowed: true });

/** A failed call, as far as a test cares. */
export const failure = (about: Partial<Failure> = {}): Failure => ({
  ...ownFailure(new Error('Please enter a valid OTP'), 'business'),
  name: 'LOGIN_INVALID_AUTH',
  ...about,
});
export const unauthorised = failure({ kind: 'unauthorised', status: 401, code: 401, name: 'AUTHORIZATION_FAIL' });
export const sessionOver = failure({ kind: 'unauthorised', status: 400, code: 4010, name: 'SESSION_EXPIRED' });
export const blocked = failure({ kind: 'forbidden', status: 403, code: 403, name: 'ACCESS_FORBIDDEN' });
export const offline = ownFailure(new Error('Network Error'), 'network');

/** What the server answers when all goes well. */
export const answers = {
  init: {
    sessionToken: 's-1',
    merchantName: 'Zenmart',
    merchantLogo: null,
    sessionConfig: { template: 'widget', shouldShowHeader: false, shouldShowTimer: false, txnUuid: null },
    serverNowMs: NOW_MS,
  },
  emiInfo: info(),
  howToBuy: { videoUrl: null },
  identifyUser: { authDetails: null, permissions: [] },
  checkUser: user(),
  sendOtp: {
    resendAtMs: NOW_MS + 30_000,
    expiresAtMs: NOW_MS + 300_000,
    attemptsRemaining: 5,
    serverNowMs: NOW_MS,
    isEligible: null,
    isNtbAllowed: null,
    isPreapproved: null,
    userStatus: null,
  },
  verifyOtp: { authDetails: null, permissions: [] },
  logOut: { authDetails: null, permissions: [] },
} as const satisfies { readonly [Name in CallName]: EligibilityCalls[Name]['data'] };

/** What happens next: an event, or what becomes of a call, as an answer to the one that is on its way. */
export type Happening =
  | EligibilityEvent
  | { readonly answer: CallName; readonly data: unknown }
  | { readonly refuse: CallName; readonly failure: Failure };

export function eventOf(happening: Happening, { calls }: EligibilityState): EligibilityEvent {
  if ('type' in happening) return happening;
  if ('answer' in happening) {
    const { answer: call, data } = happening;
    // SAFETY: the test answers each call with what its endpoint answers.
    return { type: 'callSucceeded', call, data, requestId: calls[call]?.requestId ?? 0 } as EligibilityEvent;
  }
  const { refuse: call, failure: said } = happening;
  return { type: 'callFailed', call, failure: said, requestId: calls[call]?.requestId ?? 0 };
}

/** The state after what has happened, from the start, and every effect on the way. */
export function following(...happenings: readonly (Happening | readonly Happening[])[]) {
  let state = initialState;
  const effects: EligibilityEffect[] = [];
  for (const happening of happenings.flat() as Happening[]) {
    const step = reduce(state, eventOf(happening, state), NOW_MS);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
export const stateAfter = (...happenings: readonly (Happening | readonly Happening[])[]): EligibilityState =>
  following(...happenings).state;

/** Effects by name, a call by its own. */
export const namesOf = (effects: readonly EligibilityEffect[]): string[] =>
  effects.map((effect) => (effect.type === 'call' ? effect.pending.call : effect.type));

export const opening = (about: Partial<OpenRequest> = {}): EligibilityEvent => ({
  type: 'opened',
  open: {
    merchant: { merchantKey: 'zenmart', merchantOrigin: 'https://shop.example', campaign: {} },
    theme: brand.theme,
    amount: AMOUNT,
    mobile: '',
    hasSession: false,
    ...about,
  },
});
export const opened = opening();

/** The three that make the details, of a session that knows `known`. */
export const details = (known: string | null = null, about: Partial<EmiInfo> = {}): Happening[] => [
  { answer: 'emiInfo', data: info(about) },
  { answer: 'howToBuy', data: answers.howToBuy },
  {
    answer: 'identifyUser',
    data: { authDetails: known === null ? null : { mobile: known, maskedMobile: known }, permissions: [] },
  },
];
/** The first load, in a new session. */
export const loaded = (known: string | null = null): Happening[] => [
  { answer: 'init', data: answers.init },
  ...details(known),
];
/** The lenders have answered. */
export const checked = ({ hashedMobile, ...found }: UserActivation): Happening[] => [
  { answer: 'emiInfo', data: info({ hashedMobile }) },
  { answer: 'checkUser', data: found },
];
export const typed: EligibilityEvent = { type: 'otp', event: { type: 'mobileTyped', digits: MOBILE } };
export const submitted: EligibilityEvent = { type: 'otp', event: { type: 'mobileSubmitted' } };

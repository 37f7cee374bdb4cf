import type { SalesLender } from '../../../shared/api/sales';
import { hdfc } from '../../../shared/lenders/hdfc';
import { salesLender } from '../../../shared/lenders/sales-lender';
import { tamarind } from '../../../shared/lenders/tamarind';
import type { Failure } from '../../identity';
import type { EligibilityEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import { type Details, type EligibilityState, initialState, type UserActivation } from '../flow/state';

export const AMOUNT = 20_000;
export const MOBILE = '9876543210';

/** Two real lenders for ₹20,000; without plans for null. */
export const lenders = (amount: number | null = AMOUNT): SalesLender[] =>
  [tamarind, hdfc].map((each) => salesLender(each, amount ?? 0));

export const details = (about: Partial<Details> = {}): Details => ({
  lenders: lenders(),
  creditLenders: [],
  debitLenders: [],
  creditCardOffers: [],
  debitCardOffers: [],
  videoUrl: null,
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

/** The state after events, from the start. `requestId`s are filled in: the answer is to the last load. */
export function stateAfter(...events: EligibilityEvent[]): EligibilityState {
  return events.reduce<EligibilityState>(
    (state, event) => reduce(state, 'requestId' in event ? { ...event, requestId: state.requestId } : event).state,
    initialState,
  );
}

export const opened: EligibilityEvent = { type: 'opened', amount: AMOUNT, mobile: '' };
export const loaded = (known: string | null = null): EligibilityEvent => ({
  type: 'detailsLoaded',
  requestId: 0,
  details: details(),
  user: known,
});
export const checked = (found: UserActivation): EligibilityEvent => ({
  type: 'userChecked',
  requestId: 0,
  user: found,
});

/** A failed call, as far as a test cares. */
export const failure = (about: Partial<Failure> = {}): Failure => ({
  name: 'LOGIN_INVALID_AUTH',
  message: 'Please enter a valid OTP',
  attemptsRemaining: null,
  resendAtMs: null,
  ...about,
});

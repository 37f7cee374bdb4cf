import { enteringCode, enteringNumber, type OtpStep } from '../../identity';
import { type EligibilityState, initialState, type Screen, type Typed } from '../flow/state';
import { AMOUNT, failure, info, lenders, limitedUser, MOBILE, merchant, newUser, refusedUser, user } from './states';

/** Epoch ms at which these states stand. */
const SHOWN_AT_MS = 1_700_000_000_000;

const sent = { resendAtMs: SHOWN_AT_MS + 30_000, attemptsRemaining: 2 };
const wrong = { ...failure(), id: 1 };
const asked = enteringCode(sent);
const accepted = { isTermsAccepted: true } as const;

/** Each step of number and OTP, with what is typed. */
const entries: readonly (Partial<Typed> & { readonly otp: OtpStep })[] = [
  { otp: enteringNumber, mobile: '' },
  { otp: { ...enteringNumber, failure: wrong } },
  { otp: { ...enteringNumber, phase: 'sending' } },
  { otp: { ...asked, phase: 'resending' }, ...accepted },
  { otp: asked },
  { otp: asked, code: '12', ...accepted },
  { otp: { ...asked, isTooShort: true }, code: '12', ...accepted },
  { otp: enteringCode(sent, wrong), ...accepted },
  { otp: enteringCode({ resendAtMs: SHOWN_AT_MS, attemptsRemaining: 1 }), code: '12', ...accepted },
  { otp: { ...asked, phase: 'verifying' }, code: '12345', ...accepted },
];

/** Each screen, with what a person may see on it. */
const screens: readonly Screen[] = [
  { name: 'DETAILS_API_LOADING' },
  { name: 'USER_API_LOADING', found: null },
  { name: 'ELIGIBLE_LENDERS', user: user() },
  { name: 'ELIGIBLE_LENDERS', user: user({ isPreApproved: false }) },
  { name: 'ELIGIBLE_LENDERS', user: limitedUser },
  { name: 'NOT_ELIGIBLE', user: refusedUser },
  { name: 'NOT_ELIGIBLE', user: newUser },
  { name: 'API_ERROR', cause: 'load', failure: failure() },
  { name: 'API_ERROR', cause: 'blocked', failure: failure() },
  { name: 'DYNAMIC_CE_ERROR', failure: failure() },
];

const known: EligibilityState = { ...initialState, merchant, amount: AMOUNT, mobile: MOBILE, info: info() };

export const shownStates: readonly EligibilityState[] = [
  ...screens.map((screen) => ({ ...known, screen })),
  ...entries.map(({ otp, ...typed }) => ({ ...known, ...typed, screen: { name: 'VERIFY_MOBILE', otp } }) as const),
  { ...known, amount: null, screen: { name: 'ELIGIBLE_LENDERS', user: user({ lenders: lenders(null) }) } },
  { ...known, isStorageFine: false },
];

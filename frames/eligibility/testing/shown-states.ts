import type { OtpState } from '../../identity';
import { type EligibilityState, initialState, type Screen } from '../flow/state';
import { AMOUNT, failure, info, lenders, MOBILE, newUser, refusedUser, user } from './states';

/** Epoch ms at which these states stand. */
const SHOWN_AT_MS = 1_700_000_000_000;

const sent = { resendAtMs: SHOWN_AT_MS + 30_000, attemptsRemaining: 2 };
const code = { step: 'code', mobile: MOBILE, sent, code: '12', isAccepted: true, fault: null } as const;
const wrong = { kind: 'failure', id: 1, failure: failure() } as const;

const entries: readonly OtpState[] = [
  { step: 'mobile', mobile: '', fault: null },
  { step: 'mobile', mobile: MOBILE, fault: wrong },
  { step: 'sending', mobile: MOBILE, sent: null, isAccepted: false },
  { step: 'sending', mobile: MOBILE, sent, isAccepted: true },
  { ...code, code: '', isAccepted: false },
  code,
  { ...code, fault: { kind: 'shortCode' } },
  { ...code, code: '', fault: wrong },
  { ...code, sent: { resendAtMs: SHOWN_AT_MS, attemptsRemaining: 1 } },
  { step: 'verifying', mobile: MOBILE, sent, code: '12345' },
];

/** Each screen, with what a person may see on it. */
const screens: readonly Screen[] = [
  { name: 'DETAILS_API_LOADING' },
  { name: 'USER_API_LOADING', found: null },
  ...entries.map((otp): Screen => ({ name: 'VERIFY_MOBILE', otp })),
  { name: 'ELIGIBLE_LENDERS', user: user() },
  { name: 'ELIGIBLE_LENDERS', user: user({ isPreApproved: false }) },
  { name: 'NOT_ELIGIBLE', user: refusedUser },
  { name: 'NOT_ELIGIBLE', user: newUser },
  { name: 'API_ERROR', cause: 'load', failure: failure() },
  { name: 'API_ERROR', cause: 'blocked', failure: failure() },
  { name: 'DYNAMIC_CE_ERROR', failure: failure() },
];

const known: EligibilityState = { ...initialState, amount: AMOUNT, mobile: MOBILE, info: info() };

export const shownStates: readonly EligibilityState[] = [
  ...screens.map((screen) => ({ ...known, screen })),
  { ...known, amount: null, screen: { name: 'ELIGIBLE_LENDERS', user: user({ lenders: lenders(null) }) } },
  { ...known, isStorageFine: false },
];

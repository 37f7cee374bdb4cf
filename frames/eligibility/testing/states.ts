import type { SalesLender } from '../../../shared/api/sales';
import type { EmiInfo } from '../../../shared/api/widget';
import { brand } from '../../../shared/brand';
import { hdfc } from '../../../shared/lenders/hdfc';
import { salesLender } from '../../../shared/lenders/sales-lender';
import { tamarind } from '../../../shared/lenders/tamarind';
import { clientFailure, type Failure } from '../../platform/api/failure';
import { failureOf } from '../../platform/api/testing/failure-of';
import type { Transition } from '../../platform/flow/reducer-context';
import { type FlowEffect, type FlowEvent, type FlowRecord, firstRecord, stepFlow } from '../../platform/page/flow-step';
import type { FrameEvent, FrameRequest } from '../../platform/page/frame-flow';
import { eligibilityFlow } from '../eligibility.flow';
import type { Answers, CallName } from '../flow/eligibility-flow';
import type { EligibilityEffect, EligibilityEvent, OpenRequest } from '../flow/events';
import { type EligibilityState, initialState, type Merchant, type UserActivation } from '../flow/state';

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
  applicationLenders: [],
  hashedMobile: 'h'.repeat(43),
  ...about,
});
export const refusedUser = user({ isEligible: false, isPreApproved: false, lenders: [] });
export const newUser = user({ isEligible: false, isPreApproved: false, isNtbAllowed: true });

/** Approved for less than the price; others take an application. */
export const limitedUser = user({
  isNtbAllowed: true,
  lenders: lenders().map((lender) => ({ ...lender, maxLoanAmount: 5_000, emiPlans: [] })),
  applicationLenders: lenders(),
});

/** A failed call, as far as a test cares. */
export const failure = (about: Partial<Failure> = {}): Failure =>
  failureOf({ name: 'LOGIN_INVALID_AUTH', message: 'Please enter a valid OTP', ...about }, 'activation');
export const unauthorised = failure({ kind: 'http', status: 401, code: 401, name: 'AUTHORIZATION_FAIL' });
export const sessionOver = failure({ code: 4010, name: 'ACTIVATION_SESSION_EXPIRED' });
export const blocked = failure({ kind: 'http', status: 403, code: 403, name: 'ACCESS_FORBIDDEN' });
export const offline = clientFailure(new Error('Network Error'), 'network');

/** What the server answers when all goes well. */
export const answers = {
  init: {
    sessionToken: 's-1',
    sessionId: 'i-1',
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
  verifyOtp: { authDetails: null, permissions: [], message: 'VERIFIED' },
  logOut: { authDetails: null, permissions: [] },
  appSms: { isSent: true, maskedMobile: '98XXXXX210' },
} as const satisfies Answers;

export type AnyEvent = EligibilityEvent | FrameEvent<OpenRequest>;
export type AnyEffect = FlowEffect<EligibilityEffect | FrameRequest>;
export type EligibilityRecord = FlowRecord<EligibilityState>;

/** The step of one event. */
export const step = (record: EligibilityRecord, event: FlowEvent<AnyEvent>): Transition<EligibilityRecord, AnyEffect> =>
  stepFlow(eligibilityFlow, undefined, record, event, { nowMs: NOW_MS, newKey: () => 'key' });

/** What happens next: an event, or what becomes of a call, as an answer to the one that is on its way. */
export type ScriptedEvent =
  | AnyEvent
  | { readonly answer: CallName; readonly data: unknown }
  | { readonly refuse: CallName; readonly failure: Failure };

export function eventOf(scripted: ScriptedEvent, { calls }: EligibilityRecord): FlowEvent<AnyEvent> {
  if ('type' in scripted) return { type: 'sent', event: scripted };
  if ('answer' in scripted) {
    const { answer: call, data } = scripted;
    return { type: 'callSucceeded', call, data, requestId: calls[call]?.requestId ?? 0 };
  }
  const { refuse: call, failure: said } = scripted;
  return { type: 'callFailed', call, failure: said, requestId: calls[call]?.requestId ?? 0 };
}

/** The state after what has happened, from the start, and every effect on the way. */
export function following(...events: readonly (ScriptedEvent | readonly ScriptedEvent[])[]) {
  let record = firstRecord(initialState);
  const effects: AnyEffect[] = [];
  for (const scripted of events.flat() as ScriptedEvent[]) {
    const next = step(record, eventOf(scripted, record));
    record = next.state;
    effects.push(...next.effects);
  }
  return { record, state: record.own, effects };
}
/** The next step after a record. */
export function nextOf(before: EligibilityRecord, scripted: ScriptedEvent) {
  const { state: record, effects } = step(before, eventOf(scripted, before));
  return { record, state: record.own, effects };
}
export const recordAfter = (...events: readonly (ScriptedEvent | readonly ScriptedEvent[])[]): EligibilityRecord =>
  following(...events).record;
export const stateAfter = (...events: readonly (ScriptedEvent | readonly ScriptedEvent[])[]): EligibilityState =>
  following(...events).state;

/** Effects by name, a call by its own. */
export const namesOf = (effects: readonly AnyEffect[]): string[] =>
  effects.map((effect) =>
    effect.type === 'call' ? effect.pending.call : effect.type === 'run' ? effect.effect.type : effect.type,
  );
/** Effects outside the flow. */
export const runOf = (effects: readonly AnyEffect[]): readonly (EligibilityEffect | FrameRequest)[] =>
  effects.flatMap((effect) => (effect.type === 'run' ? [effect.effect] : []));

export const merchant: Merchant = { merchantKey: 'zenmart', merchantOrigin: 'https://shop.example', campaign: {} };

export const opening = (about: Partial<OpenRequest> = {}): AnyEvent => ({
  type: 'opened',
  open: {
    mode: 'inline',
    online: true,
    merchant,
    theme: brand.theme,
    amount: AMOUNT,
    mobile: '',
    hasSession: false,
    ...about,
  },
});
export const opened = opening();

/** The three that make the details, of a session that knows `known`. */
export const details = (known: string | null = null, about: Partial<EmiInfo> = {}): ScriptedEvent[] => [
  { answer: 'emiInfo', data: info(about) },
  { answer: 'howToBuy', data: answers.howToBuy },
  {
    answer: 'identifyUser',
    data:
      known === null
        ? { authDetails: null, permissions: [] }
        : {
            authDetails: { mobile: known, maskedMobile: known },
            permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
          },
  },
];
/** The first load, in a new session. */
export const loaded = (known: string | null = null): ScriptedEvent[] => [
  { answer: 'init', data: answers.init },
  ...details(known),
];
/** The lenders have answered. */
export const checked = ({ hashedMobile, ...found }: UserActivation): ScriptedEvent[] => [
  { answer: 'emiInfo', data: info({ hashedMobile }) },
  { answer: 'checkUser', data: found },
];
export const typed: EligibilityEvent = { type: 'mobileTyped', text: MOBILE };
export const ticked: EligibilityEvent = { type: 'termsToggled', isAccepted: true };
export const submitted: EligibilityEvent = { type: 'mobileSubmitted' };

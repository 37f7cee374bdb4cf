import { keysOf } from '../../../../shared/keys-of';
import type { ApiErrorKind } from '../../../platform/api/api-error';
import type { Failure } from '../../../platform/api/failure';
import { outboxItems } from '../../outbox/testing/outbox-items';
import type { CallName } from '../calls';
import type { SalesEvent } from '../events';
import { failureOf, goodAnswers, MOBILE, openRequest, START_MS } from './harness';

type Kind = SalesEvent['type'];

/** Failures that the flow tells apart. */
export const failures = {
  business: failureOf({ kind: 'business', status: 400, code: 4000, message: 'Not today.' }),
  wordless: failureOf({ kind: 'business', status: 400, code: 400, message: '' }),
  noRetry: failureOf({ kind: 'business', status: 400, code: 4109, message: 'Blocked.', retry: false }),
  notVerified: failureOf({
    kind: 'business',
    status: 400,
    code: 'MOBILE_NOT_VERIFIED',
    name: 'MOBILE_NOT_VERIFIED',
    message: 'Verify.',
  }),
  mobileBlocked: failureOf({
    kind: 'business',
    status: 400,
    code: 'MOBILE_BLOCKED',
    name: 'MOBILE_BLOCKED',
    message: 'Blocked.',
  }),
  wrongCode: failureOf({
    kind: 'business',
    status: 400,
    code: 'SHARE_CODE_INVALID',
    name: 'SHARE_CODE_INVALID',
    message: 'Wrong.',
    attemptsRemaining: 2,
  }),
  tooSoon: failureOf({
    kind: 'business',
    status: 400,
    code: 'OTP_TOO_SOON',
    name: 'OTP_TOO_SOON',
    message: 'Wait.',
    resendAtMs: START_MS + 20_000,
  }),
  sessionExpired: failureOf({
    kind: 'business',
    status: 400,
    code: 1402,
    name: 'SESSION_EXPIRED',
    message: 'Expired.',
  }),
  agentBlocked: failureOf({ kind: 'business', status: 400, code: 4070, name: 'AGENT_BLOCKED', message: 'Blocked.' }),
  unauthorised: failureOf({ kind: 'http', status: 401, code: 401, message: 'Authorization Fail' }),
  forbidden: failureOf({ kind: 'http', status: 403, code: 403, message: 'Blocked.' }),
  http: failureOf({ kind: 'http', status: 502, code: 502, message: '' }),
  intercepted: failureOf({ kind: 'intercepted', status: 500, code: 500, message: 'Your network answered.' }),
  malformed: failureOf({ kind: 'malformed', message: 'Malformed answer' }),
  network: failureOf(),
  timeout: failureOf({ kind: 'timeout', message: 'timeout of 30000ms exceeded' }),
  aborted: failureOf({ kind: 'aborted', message: 'Request aborted' }),
} satisfies Readonly<Record<ApiErrorKind, Failure>> & Readonly<Record<string, Failure>>;

/** Every call of the app; the type holds the list complete. */
const callNumbers: Readonly<Record<CallName, number>> = {
  init: 0,
  getEmiDetails: 1,
  preEligibility: 2,
  sendShareCode: 3,
  verifyShareCode: 4,
  checkEligibility: 5,
  shareNtbApplication: 6,
};
export const callNames = keysOf(callNumbers);

/** A request number that the states of `every-state` give to each call. */
export const requestIdOf = (call: CallName): number => 100 + callNumbers[call];

const answers = callNames.map(
  // SAFETY: call and data are one pair by the record of good answers.
  (call) =>
    ({ type: 'callSucceeded', call, requestId: requestIdOf(call), data: goodAnswers[call] }) as OfKind<'callSucceeded'>,
);
const refusedBy = (...all: readonly Failure[]) =>
  callNames.flatMap((call) =>
    all.map((failure) => ({ type: 'callFailed', call, requestId: requestIdOf(call), failure }) as const),
  );
/** Every failure of every call; of them, `eventsByKind` has one for each way that a failure can lead. */
export const everyFailure: readonly SalesEvent[] = refusedBy(...Object.values(failures));

type OfKind<K extends Kind> = Extract<SalesEvent, { type: K }>;

/** Events of every kind; the type does not let a kind be missing. */
export const eventsByKind: { readonly [K in Kind]: readonly OfKind<K>[] } = {
  amountTyped: ['', '0', '54990', '12a34567890'].map((text) => ({ type: 'amountTyped', text })),
  amountSubmitted: [{ type: 'amountSubmitted' }],
  lendersForAmountAsked: [{ type: 'lendersForAmountAsked' }],
  amountEditAsked: [{ type: 'amountEditAsked' }],
  lenderSelected: ['1', '3', 'none'].map((lenderId) => ({ type: 'lenderSelected', lenderId })),
  lendersNarrowed: [{ months: 6 }, { isNoCostOnly: true }].map((by) => ({ type: 'lendersNarrowed', by })),
  availableLendersAsked: [{ type: 'availableLendersAsked' }],
  plansAsked: ['1', '3', null].map((lenderId) => ({ type: 'plansAsked', lenderId })),
  approvedAmountAsked: ['1', '3', 'none'].map((lenderId) => ({ type: 'approvedAmountAsked', lenderId })),
  eligibilityAsked: [{ type: 'eligibilityAsked' }],
  mobileTyped: ['', '98a7', MOBILE, '9000000001'].map((text) => ({ type: 'mobileTyped', text })),
  mobileSubmitted: [{ type: 'mobileSubmitted' }],
  mobileChangeAsked: [{ type: 'mobileChangeAsked' }],
  anotherMobileAsked: [{ type: 'anotherMobileAsked' }],
  newCustomerAsked: [{ type: 'newCustomerAsked' }],
  codeTyped: ['', '123', '12345'].map((text) => ({ type: 'codeTyped', text })),
  codeSubmitted: [{ type: 'codeSubmitted' }],
  codeResendAsked: [{ type: 'codeResendAsked' }],
  preEligibilitySubmitted: [{ type: 'preEligibilitySubmitted' }],
  ntbShareAsked: ['2', 'none'].map((lenderId) => ({ type: 'ntbShareAsked', lenderId })),
  nameTyped: ['', 'Ravi Kumar'].map((text) => ({ type: 'nameTyped', text })),
  emailTyped: ['', 'ravi', 'ravi@shop.example'].map((text) => ({ type: 'emailTyped', text })),
  ntbSubmitted: [{ type: 'ntbSubmitted' }],
  whatsAppAsked: [{ type: 'whatsAppAsked' }],
  linkCopyAsked: [{ type: 'linkCopyAsked' }],
  shareInfoAsked: [{ type: 'shareInfoAsked' }],
  shareAsked: [{ type: 'shareAsked' }],
  supportAsked: [{ type: 'supportAsked' }],
  back: [{ type: 'back' }],
  sheetClosed: [{ type: 'sheetClosed' }],
  closeAsked: [
    { type: 'closeAsked', button: 'home' },
    { type: 'closeAsked', button: 'close' },
  ],
  exitAsked: [{ type: 'exitAsked' }],
  escapePressed: [{ type: 'escapePressed' }],
  closeConfirmed: [{ type: 'closeConfirmed' }],
  workKept: [{ type: 'workKept' }],
  retryAsked: [{ type: 'retryAsked' }],
  errorExitAsked: [{ type: 'errorExitAsked' }],
  outboxAction: [{ type: 'outboxAction', act: { do: 'open' } }],
  outboxItemTaken: outboxItems.map((item) => ({ type: 'outboxItemTaken', item })),
  connectionRetried: [{ type: 'connectionRetried' }],
  storageRetried: [{ type: 'storageRetried' }],
  opened: [
    openRequest(),
    openRequest(
      { mobile: MOBILE, amount: 54_990, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 1 }] },
      'OTHER',
    ),
    openRequest({ error: 'The till is closed' }),
    openRequest({ isReset: true }),
    openRequest({ path: '/sales-session-expired', online: false }),
  ].map((open) => ({ type: 'opened', open })),
  tokenReceived: [{ type: 'tokenReceived', authToken: 'token-2' }],
  tokenRefused: [{ type: 'tokenRefused' }],
  billChanged: [{ type: 'billChanged', amountRupees: 60_000 }],
  wentOffline: [{ type: 'wentOffline' }],
  wentOnline: [{ type: 'wentOnline' }],
  storageChecked: [true, false].map((available) => ({ type: 'storageChecked', available })),
  outboxChanged: [true, false].map((isOpen) => ({
    type: 'outboxChanged',
    outbox: { items: outboxItems, isOpen, line: 'up' },
  })),
  sessionRefused: [failures.agentBlocked, failures.sessionExpired].map((failure) => ({
    type: 'sessionRefused',
    failure,
  })),
  userUuidSeen: [{ type: 'userUuidSeen', userUuid: 'u-1', clientId: null }],
  callSucceeded: answers,
  callFailed: refusedBy(failures.business, failures.network, failures.sessionExpired, failures.forbidden),
  timerFired: [
    { type: 'timerFired', timer: 'interstitial', id: 50 },
    { type: 'timerFired', timer: 'toast', id: 51 },
  ],
  shareEnded: (['shared', 'dismissed', 'downloaded', 'unsupported'] as const).map((result) => ({
    type: 'shareEnded',
    result,
  })),
  copyEnded: [true, false].map((copied) => ({ type: 'copyEnded', copied })),
  chunkFailed: [{ type: 'chunkFailed', failure: failureOf() }],
};

export const eventKinds = keysOf(eventsByKind);
export const everyEvent: readonly SalesEvent[] = Object.values<readonly SalesEvent[]>(eventsByKind).flat();

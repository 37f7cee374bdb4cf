import fc from 'fast-check';
import { keysOf } from '../../../../shared/keys-of';
import type { Failure } from '../../../platform/api/failure';
import { banyan, neem, tamarind } from '../../screens/testing/state';
import type { CallName } from '../calls';
import type { SalesEvent } from '../events';
import { callNames, eventsByKind, failures } from './every-event';
import { eligibilityOf, type goodAnswers, type Harness, MOBILE, openRequest, START_MS } from './harness';
import { userActions } from './user-actions';

/** One thing that happens: the n-th thing that an agent can do, any event whatever, an answer of the server to the n-th
 *  call that is on its way, or time. */
export type ArbitraryEvent =
  | { readonly kind: 'userAction'; readonly nth: number }
  | { readonly kind: 'event'; readonly event: SalesEvent }
  | { readonly kind: 'answer'; readonly nth: number; readonly variant: number }
  | { readonly kind: 'failure'; readonly nth: number; readonly failure: Failure }
  | { readonly kind: 'wait'; readonly waitMs: number };

/** Answers of the calls that lead to different places; the last resort is the good one. */
const variants: { readonly [Name in CallName]?: readonly Partial<(typeof goodAnswers)[Name]>[] } = {
  getEmiDetails: [{}, { lenders: [neem] }, { lenders: [] }, { lenders: [{ ...banyan, emiPlans: [] }, tamarind] }],
  preEligibility: [{}, { isPreEligible: false, nearestAmount: 3000 }, { isMobileVerified: true }],
  verifyShareCode: [{}, { verifiedUntilMs: START_MS + 5_000 }],
  checkEligibility: [
    {},
    eligibilityOf({}),
    eligibilityOf({ ntbLenders: [tamarind], isNtbAllowed: true }),
    eligibilityOf({ emiLenders: [{ ...banyan, emiPlans: [] }], isPreApproved: true }),
  ],
};

type Kind = SalesEvent['type'];
/** Answers, failures and timers come by themselves; what else the platform says is as likely as a user action. */
const notSentAtRandom: readonly Kind[] = ['opened', 'callSucceeded', 'callFailed', 'timerFired', 'storageChecked'];
/** What closes something; most of it closes a sheet or a dialog, now and then the app. */
const exits: readonly SalesEvent[] = [
  ...Array<SalesEvent>(4).fill({ type: 'back' }),
  ...Array<SalesEvent>(3).fill({ type: 'sheetClosed' }),
  { type: 'escapePressed' },
  { type: 'closeConfirmed' },
  { type: 'workKept' },
  { type: 'closeAsked', button: 'close' },
  { type: 'exitAsked' },
];
const leaving = exits.map(({ type }) => type);

const kinds = keysOf(eventsByKind).filter((kind) => !notSentAtRandom.includes(kind) && !leaving.includes(kind));

const anyEvent = fc
  .constantFrom(...kinds)
  .chain((kind) => fc.constantFrom<SalesEvent>(...(eventsByKind[kind] as readonly SalesEvent[])));

/** Failures after which nothing more can happen are rare. */
const endings = [failures.sessionExpired, failures.agentBlocked, failures.unauthorised, failures.forbidden];
const others = Object.values(failures).filter((failure) => !endings.includes(failure));

const nth = fc.nat({ max: 11 });

const failing = (all: readonly Failure[]) =>
  fc.record({ kind: fc.constant('failure' as const), nth, failure: fc.constantFrom(...all) });

/** Events in the proportions of a busy till with a bad line. */
const arbitraryEvent: fc.Arbitrary<ArbitraryEvent> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('userAction' as const), nth }) },
  { weight: 1, arbitrary: fc.constantFrom(...exits).map((event) => ({ kind: 'event', event }) as const) },
  { weight: 2, arbitrary: anyEvent.map((event) => ({ kind: 'event', event }) as const) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('answer' as const), nth, variant: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: failing(others) },
  { weight: 1, arbitrary: fc.constant({ kind: 'wait', waitMs: 600 } as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(5_000, 31_000, 3_601_000).map((waitMs) => ({ kind: 'wait', waitMs }) as const),
  },
);

/** As it is, and with a failure that ends the session now and then. */
export const arbitraryEvents = fc
  .tuple(
    fc.array(arbitraryEvent, { minLength: 10, maxLength: 60, size: 'max' }),
    fc.option(failing(endings), { freq: 2 }),
    nth,
  )
  .map(([all, ending, at]) => (ending === null ? all : [...all.slice(0, at * 3), ending, ...all.slice(at * 3)]));

/** How the host opens the app. */
export const opening = fc
  .record({
    type: fc.constantFrom('EMI_HOME', 'SINGLE_CHECK', 'PRE_ELIGIBILITY'),
    mobile: fc.constantFrom('', MOBILE),
    amount: fc.constantFrom(null, 54_990),
    isVerified: fc.boolean(),
    online: fc.boolean(),
  })
  .map(({ type, mobile, amount, isVerified, online }) =>
    openRequest(
      { mobile, amount, online, verifiedMobiles: isVerified ? [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] : [] },
      type,
    ),
  );

/** Makes it happen. */
export function applyEvent(harness: Harness, what: ArbitraryEvent): void {
  switch (what.kind) {
    case 'userAction': {
      const possible = userActions(harness.state);
      const event = possible[what.nth % Math.max(1, possible.length)];
      if (event) harness.send(event);
      return;
    }
    case 'event':
      harness.send(what.event);
      return;
    case 'wait':
      harness.wait(what.waitMs);
      return;
    case 'answer':
    case 'failure': {
      // A call that waits for a token has had its answer.
      const answered = harness.state.session.awaitingToken.map(({ call }) => call);
      const onTheWay = callNames.filter((name) => harness.state.calls[name] && !answered.includes(name));
      const call = onTheWay[what.nth % Math.max(1, onTheWay.length)];
      if (call === undefined) return;
      if (what.kind === 'failure') harness.fail(call, what.failure);
      else answer(harness, call, what.variant);
      return;
    }
    default:
      what satisfies never;
  }
}

function answer(harness: Harness, call: CallName, variant: number): void {
  const known = variants[call] ?? [{}];
  harness.answer(call, known[variant % known.length]);
}

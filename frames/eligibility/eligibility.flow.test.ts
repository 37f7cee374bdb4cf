import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/keys-of';
import type { CallName } from './flow/eligibility-flow';
import { initialState, type ScreenName } from './flow/state';
import {
  AMOUNT,
  type AnyEvent,
  answers,
  blocked,
  type EligibilityRecord,
  eventOf,
  failure,
  following,
  MOBILE,
  namesOf,
  newUser,
  nextOf,
  offline,
  opened,
  opening,
  recordAfter,
  refusedUser,
  type ScriptedEvent,
  sessionOver,
  step,
  submitted,
  typed,
  unauthorised,
  user,
} from './testing/states';

/**
 * The complete table of screen transitions by event. Unlisted events change nothing. A screen among its own followers
 * changes without a new screen. Source: S1§4, S2§3.
 * 1. The public details come first; then the customer, if the session knows the number.
 * 2. `API_ERROR`: the details did not load, or the customer is blocked. `DYNAMIC_CE_ERROR`: the lenders' check failed.
 * 3. A session that has ended, or knows another number than the page names, restarts with the details and the number. If a
 *    new session is refused too, the customer may retry.
 */
const table: Readonly<Record<ScreenName, Readonly<Record<string, readonly ScreenName[]>>>> = {
  DETAILS_API_LOADING: {
    opened: ['DETAILS_API_LOADING'],
    // The details again, if the session knows another number than the page names.
    'load answered': ['DETAILS_API_LOADING', 'VERIFY_MOBILE', 'USER_API_LOADING'],
    'load failed': ['API_ERROR'],
    'load 401': ['DETAILS_API_LOADING', 'API_ERROR'],
    'load 4010': ['DETAILS_API_LOADING', 'API_ERROR'],
    'load 403': ['DETAILS_API_LOADING', 'API_ERROR'],
    amountChanged: ['DETAILS_API_LOADING'],
  },
  USER_API_LOADING: {
    opened: ['DETAILS_API_LOADING'],
    'check answered': ['USER_API_LOADING', 'ELIGIBLE_LENDERS', 'NOT_ELIGIBLE'],
    'check failed': ['DYNAMIC_CE_ERROR', 'NOT_ELIGIBLE'],
    'check 401': ['VERIFY_MOBILE'],
    'check 4010': ['DETAILS_API_LOADING'],
    'check 403': ['API_ERROR'],
    amountChanged: ['USER_API_LOADING'],
  },
  VERIFY_MOBILE: {
    opened: ['DETAILS_API_LOADING'],
    otp: ['VERIFY_MOBILE'],
    'otp answered': ['VERIFY_MOBILE', 'USER_API_LOADING'],
    'otp failed': ['VERIFY_MOBILE'],
    'otp 401': ['DETAILS_API_LOADING'],
    'otp 4010': ['DETAILS_API_LOADING'],
    'otp 403': ['API_ERROR'],
    'logOut answered': ['VERIFY_MOBILE'],
    'logOut failed': ['VERIFY_MOBILE'],
    'logOut 401': ['VERIFY_MOBILE'],
    'logOut 4010': ['VERIFY_MOBILE'],
    'logOut 403': ['VERIFY_MOBILE'],
    // Typed text stays; the details of the new amount load in the background.
    amountChanged: ['VERIFY_MOBILE'],
    'load answered': ['VERIFY_MOBILE'],
    'load failed': ['VERIFY_MOBILE'],
    'load 401': ['DETAILS_API_LOADING'],
    'load 4010': ['DETAILS_API_LOADING'],
    'load 403': ['API_ERROR'],
  },
  ELIGIBLE_LENDERS: {
    opened: ['DETAILS_API_LOADING'],
    amountChanged: ['USER_API_LOADING'],
    numberChangeAsked: ['VERIFY_MOBILE'],
  },
  NOT_ELIGIBLE: {
    opened: ['DETAILS_API_LOADING'],
    amountChanged: ['USER_API_LOADING'],
    numberChangeAsked: ['VERIFY_MOBILE'],
  },
  API_ERROR: {
    opened: ['DETAILS_API_LOADING'],
    retryAsked: ['DETAILS_API_LOADING'],
    wentOnline: ['DETAILS_API_LOADING'],
    numberChangeAsked: ['VERIFY_MOBILE'],
    amountChanged: ['DETAILS_API_LOADING', 'API_ERROR'],
  },
  DYNAMIC_CE_ERROR: {
    opened: ['DETAILS_API_LOADING'],
    retryAsked: ['USER_API_LOADING'],
    wentOnline: ['USER_API_LOADING'],
    numberChangeAsked: ['VERIFY_MOBILE'],
    amountChanged: ['USER_API_LOADING'],
  },
};

const otherNumber = { mobile: '9876500000', maskedMobile: '98XXXXX000' };
const theirs = { mobile: MOBILE, maskedMobile: '98XXXXX210' };
/** Successful answers of a call, with those that lead elsewhere. */
const answersOf = (call: CallName): readonly unknown[] => {
  if (call === 'identifyUser')
    return [null, theirs, otherNumber].map((authDetails) => ({
      authDetails,
      permissions: authDetails === null ? [] : ['AUTHENTICATED' as const],
    }));
  if (call === 'checkUser') return [user(), refusedUser, newUser];
  return [answers[call]];
};
const failures = {
  failed: [offline, failure(), failure({ name: 'ACTIVATION_MOBILE_NOT_PA' })],
  401: [unauthorised],
  4010: [sessionOver],
  403: [blocked],
} as const;

/** Key of a call's answer in the table. */
function groupOf(call: CallName, { own: { screen } }: EligibilityRecord): string {
  if (call === 'logOut') return call;
  if (call === 'sendOtp' || call === 'verifyOtp') return 'otp';
  return screen.name === 'USER_API_LOADING' ? 'check' : 'load';
}

/** Events by their key in the table, with answers of pending calls. */
function eventsAt(record: EligibilityRecord): readonly (readonly [string, ScriptedEvent])[] {
  const userActions: readonly AnyEvent[] = [
    opened,
    opening({ amount: null, mobile: MOBILE, hasSession: true }),
    { type: 'amountChanged', amount: AMOUNT + 1 },
    { type: 'amountChanged', amount: AMOUNT + 2 },
    { type: 'retryAsked' },
    { type: 'wentOnline' },
    { type: 'numberChangeAsked' },
    { type: 'purchaseAsked' },
    { type: 'appLinkAsked' },
  ];
  const otpActions: readonly AnyEvent[] = [
    typed,
    submitted,
    { type: 'termsToggled', isAccepted: true },
    { type: 'codeTyped', text: '12345' },
    { type: 'codeSubmitted' },
    { type: 'mobileChangeAsked' },
  ];
  const calls = keysOf<CallName>(record.calls);
  return [
    ...userActions.map((action) => [action.type, action] as const),
    ...otpActions.map((action) => ['otp', action] as const),
    ...calls.flatMap((call) => {
      const group = groupOf(call, record);
      return [
        ...answersOf(call).map((data) => [`${group} answered`, { answer: call, data }] as const),
        ...Object.entries(failures).flatMap(([kind, all]) =>
          all.map((each) => [`${group} ${kind}`, { refuse: call, failure: each }] as const),
        ),
      ];
    }),
  ];
}

/** Identity of a state for screens: without call ids and details of the lenders' answer. */
const keyOf = ({ own, calls }: EligibilityRecord): string =>
  JSON.stringify({ ...own, calls, chunkAttempt: 0, info: 0 }, (key, value: unknown) =>
    key === 'calls'
      ? Object.keys(value as object).sort()
      : key === 'id' || key === 'user' || key === 'found'
        ? null
        : value,
  );

/** Every reachable transition from the opening: 'SCREEN event SCREEN'. */
function everyTransition(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open: EligibilityRecord[] = [recordAfter(opened)];
  for (let record = open.pop(); record; record = open.pop()) {
    if (seen.has(keyOf(record))) continue;
    seen.add(keyOf(record));
    for (const [name, scripted] of eventsAt(record)) {
      const { record: next } = nextOf(record, scripted);
      if (next === record) continue;
      found.add(`${record.own.screen.name} ${name} ${next.own.screen.name}`);
      open.push(next);
    }
  }
  return found;
}

const listed = Object.entries(table).flatMap(([from, byName]) =>
  Object.entries(byName).flatMap(([name, followers]) => followers.map((to) => `${from} ${name} ${to}`)),
);

describe('the screens of the eligibility widget', () => {
  const found = everyTransition();

  // @req WID-010, WID-011, WID-036
  it('follow each other exactly as the table says: each listed transition happens, and no other', () => {
    expect([...found].sort()).toEqual([...listed].sort());
  });

  // @req WID-006
  it('are all seven reached', () => {
    const reached = new Set([...found].map((each) => each.split(' ').at(-1)));
    expect([...reached].sort()).toEqual(Object.keys(table).sort());
  });

  // @req WID-005
  it('start with DETAILS_API_LOADING, and wait for the page before anything is asked', () => {
    expect(initialState.screen).toEqual({ name: 'DETAILS_API_LOADING' });
    expect(following({ type: 'amountChanged', amount: 1 }).effects).toEqual([]);
    expect(namesOf(following(opened).effects)).toEqual(['applyTheme', 'init']);
    expect(namesOf(following(opening({ hasSession: true })).effects)).toEqual([
      'applyTheme',
      'emiInfo',
      'howToBuy',
      'identifyUser',
    ]);
  });
});

describe('any order of events', () => {
  it('stays within the table, and an answer to an earlier call changes nothing', () => {
    const choice = fc.record({ index: fc.nat(40), isStale: fc.boolean() });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), (choices) => {
        let record = recordAfter(opened);
        for (const { index, isStale } of choices) {
          const [name, scripted] = eventsAt(record)[index] ?? ['opened', opened];
          const event = eventOf(scripted, record);
          if (isStale && 'requestId' in event) {
            expect(step(record, { ...event, requestId: 0 })).toEqual({ state: record, effects: [] });
          }
          const { state: next } = step(record, event);
          if (next !== record) expect(table[record.own.screen.name][name]).toContain(next.own.screen.name);
          record = next;
        }
      }),
    );
  }, 30_000);
});

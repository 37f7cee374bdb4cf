import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT,
  checked,
  details,
  failure,
  loaded,
  MOBILE,
  newUser,
  opened,
  refusedUser,
  stateAfter,
  user,
} from '../testing/states';
import type { EligibilityEvent } from './events';
import { reduce } from './reduce';
import { type EligibilityState, initialState, type View, views } from './state';
import { transitions } from './transitions';

const failed = failure({ name: 'NETWORK_ERROR' });

/** One or more of each kind of event, as an answer to the load that `state` waits for. */
const eventsAt = ({ requestId }: EligibilityState): EligibilityEvent[] => [
  opened,
  { type: 'opened', amount: null, mobile: MOBILE },
  { type: 'detailsLoaded', requestId, details: details(), user: null },
  { type: 'detailsLoaded', requestId, details: details(), user: MOBILE },
  { type: 'detailsLoaded', requestId, details: details(), user: '9876500000' },
  { type: 'detailsFailed', requestId, failure: failed },
  { type: 'userChecked', requestId, user: user() },
  { type: 'userChecked', requestId, user: refusedUser },
  { type: 'userChecked', requestId, user: newUser },
  { type: 'userCheckFailed', requestId, failure: failed },
  { type: 'userCheckFailed', requestId, failure: failure({ name: 'ACTIVATION_MOBILE_NOT_PA' }) },
  { type: 'otp', event: { type: 'mobileTyped', digits: MOBILE } },
  { type: 'otp', event: { type: 'mobileSubmitted' } },
  { type: 'otpVerified' },
  { type: 'loginNeeded' },
  { type: 'sessionEnded' },
  { type: 'blocked', failure: failure({ name: 'ACCESS_FORBIDDEN' }) },
  { type: 'amountChanged', amount: AMOUNT + 1 },
  { type: 'amountChanged', amount: AMOUNT + 2 },
  { type: 'retryAsked' },
  { type: 'numberChangeAsked' },
  { type: 'purchaseAsked' },
];

/** What tells two states apart as far as views go; not the counter of loads. */
const keyOf = (state: EligibilityState): string =>
  JSON.stringify({ ...state, requestId: 0, details: state.details !== null });

/** Every transition that events can bring about, from the start: 'VIEW event VIEW'. */
function everyTransition(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open: EligibilityState[] = [initialState];
  for (let state = open.pop(); state; state = open.pop()) {
    if (seen.has(keyOf(state))) continue;
    seen.add(keyOf(state));
    for (const event of eventsAt(state)) {
      const next: EligibilityState = reduce(state, event).state;
      if (next === state) continue;
      found.add(`${state.view} ${event.type} ${next.view}`);
      open.push(next);
    }
  }
  return found;
}

const listed = Object.entries(transitions).flatMap(([from, byEvent]) =>
  Object.entries(byEvent).flatMap(([event, followers]) => followers.map((to) => `${from} ${event} ${to}`)),
);
/** The button that only tells the page changes no state at all, nor does what is refused. */
const changesNothing = listed.filter((each) =>
  / purchaseAsked |API_ERROR retryAsked API_ERROR|API_ERROR numberChangeAsked API_ERROR/.test(each),
);

describe('the views of the eligibility widget', () => {
  const found = everyTransition();

  it('follow each other exactly as the table says: each listed transition happens, and no other', () => {
    expect([...found].sort()).toEqual(listed.filter((each) => !changesNothing.includes(each)).sort());
  });

  it('are all seven reached', () => {
    const reached = new Set([...found].map((each) => each.split(' ')[2]));
    expect([...reached].sort()).toEqual([...views].sort());
  });

  it('start with DETAILS_API_LOADING, and wait for the page before anything is asked', () => {
    expect(initialState).toMatchObject({ view: 'DETAILS_API_LOADING', requestId: 0 });
    expect(reduce(initialState, opened).effects).toEqual([{ type: 'loadDetails', requestId: 1, amount: AMOUNT }]);
  });
});

describe('a shopper', () => {
  it('whom the session does not know is asked for the number, filled in where the page gave one', () => {
    expect(stateAfter(opened, loaded())).toMatchObject({ view: 'VERIFY_MOBILE', otp: { step: 'mobile', mobile: '' } });
    const given = stateAfter({ type: 'opened', amount: null, mobile: MOBILE }, loaded());
    expect(given).toMatchObject({ view: 'VERIFY_MOBILE', otp: { step: 'mobile', mobile: MOBILE } });
  });

  it('whom the session knows is checked at once, by whatever number the page gave', () => {
    expect(stateAfter(opened, loaded(MOBILE))).toMatchObject({ view: 'USER_API_LOADING', mobile: MOBILE });
    const same = stateAfter({ type: 'opened', amount: null, mobile: MOBILE }, loaded(MOBILE));
    expect(same).toMatchObject({ view: 'USER_API_LOADING', mobile: MOBILE });
  });

  it('of whom the page names another number than the session knows loses that session, so that no page tries two', () => {
    const asked = stateAfter({ type: 'opened', amount: null, mobile: '9000000001' });
    const answer = (requestId: number, known: string | null) =>
      ({ type: 'detailsLoaded', requestId, details: details(), user: known }) as const;
    const { state, effects } = reduce(asked, answer(1, MOBILE));
    expect(effects).toEqual([
      { type: 'stopListening' },
      { type: 'forgetSession' },
      { type: 'loadDetails', requestId: 2, amount: null },
    ]);
    const { state: anew } = reduce(state, answer(2, null));
    expect(anew).toMatchObject({ view: 'VERIFY_MOBILE', otp: { mobile: '9000000001' } });
  });

  it('is eligible or not by what the lenders say; 4204 and 4102 are a no like any other', () => {
    expect(stateAfter(opened, loaded(MOBILE), checked(user())).view).toBe('ELIGIBLE_LENDERS');
    expect(stateAfter(opened, loaded(MOBILE), checked(refusedUser)).view).toBe('NOT_ELIGIBLE');
    for (const name of ['ACTIVATION_MOBILE_NOT_PA', 'ACTIVATION_USER_NOT_PA'] as const) {
      const refused = stateAfter(opened, loaded(MOBILE), {
        type: 'userCheckFailed',
        requestId: 0,
        failure: failure({ name }),
      });
      expect(refused).toMatchObject({ view: 'NOT_ELIGIBLE', user: { lenders: [] } });
    }
  });

  it('who changes the number logs out and starts with an empty field', () => {
    const state = stateAfter(opened, loaded(MOBILE), checked(refusedUser));
    const { state: next, effects } = reduce(state, { type: 'numberChangeAsked' });
    expect(next).toMatchObject({ view: 'VERIFY_MOBILE', mobile: '', otp: { step: 'mobile', mobile: '' } });
    expect(effects).toEqual([{ type: 'logOut' }]);
  });

  it('whose session ends keeps the number', () => {
    const typed: EligibilityEvent = { type: 'otp', event: { type: 'mobileTyped', digits: MOBILE } };
    const state = stateAfter(opened, loaded(), typed, { type: 'sessionEnded' }, loaded());
    expect(state).toMatchObject({ view: 'VERIFY_MOBILE', otp: { mobile: MOBILE } });
  });

  it('who is blocked can try another number, and not the same again', () => {
    const state = stateAfter(opened, loaded(), { type: 'blocked', failure: failure({ name: 'ACCESS_FORBIDDEN' }) });
    expect(reduce(state, { type: 'retryAsked' }).state).toBe(state);
    expect(reduce(state, { type: 'numberChangeAsked' }).state.view).toBe('VERIFY_MOBILE');
  });
});

describe('the page', () => {
  it('hears of each check once, without number or limit', () => {
    const { effects } = reduce(stateAfter(opened, loaded(MOBILE)), { type: 'userChecked', requestId: 2, user: user() });
    expect(effects).toEqual([
      {
        type: 'tellResult',
        result: {
          outcome: 'preApproved',
          isEligible: true,
          isPreApproved: true,
          isNtbAllowed: false,
          lenders: [
            { lenderId: '2303', name: 'Tamarind Bank', lowestEmiRupees: 965 },
            { lenderId: '401', name: 'HDFC Bank', lowestEmiRupees: 965 },
          ],
          hashedMobile: 'h'.repeat(43),
          amount: AMOUNT,
        },
      },
    ]);
    expect(JSON.stringify(effects)).not.toContain(MOBILE);
  });

  it('that changes the price has a checked shopper checked again, and disturbs nobody who is typing', () => {
    const change: EligibilityEvent = { type: 'amountChanged', amount: 30_000 };
    const checkedAgain = reduce(stateAfter(opened, loaded(MOBILE), checked(user())), change);
    expect(checkedAgain.effects).toEqual([{ type: 'checkUser', requestId: 3, amount: 30_000 }]);
    const typing = stateAfter(opened, loaded(), { type: 'otp', event: { type: 'mobileTyped', digits: '98765' } });
    const { state, effects } = reduce(typing, change);
    expect(state).toMatchObject({ view: 'VERIFY_MOBILE', amount: 30_000, otp: { mobile: '98765' } });
    expect(effects).toEqual([{ type: 'loadDetails', requestId: 2, amount: 30_000 }]);
  });

  it('that says the same price again changes nothing', () => {
    const state = stateAfter(opened, loaded(MOBILE), checked(user()));
    expect(reduce(state, { type: 'amountChanged', amount: AMOUNT }).state).toBe(state);
  });
});

describe('any order of events', () => {
  it('stays within the table, and an answer to an earlier load changes nothing', () => {
    const choice = fc.record({ index: fc.nat(20), isStale: fc.boolean() });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), (choices) => {
        let state = reduce(initialState, opened).state;
        for (const { index, isStale } of choices) {
          const event = eventsAt(isStale ? { ...state, requestId: state.requestId - 1 } : state)[index] ?? opened;
          const { state: next, effects } = reduce(state, event);
          if (next !== state) expect(transitions[state.view][event.type]).toContain(next.view satisfies View);
          if (isStale && 'requestId' in event) expect([next, effects]).toEqual([state, []]);
          state = next;
        }
      }),
    );
  }, 30_000);
});

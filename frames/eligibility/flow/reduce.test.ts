import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT,
  answers,
  blocked,
  checked,
  details,
  eventOf,
  failure,
  following,
  type Happening,
  info,
  loaded,
  MOBILE,
  NOW_MS,
  namesOf,
  newUser,
  offline,
  opened,
  opening,
  refusedUser,
  sessionOver,
  stateAfter,
  submitted,
  typed,
  unauthorised,
  user,
} from '../testing/states';
import type { CallName } from './calls';
import type { EligibilityEvent } from './events';
import { reduce } from './reduce';
import { type EligibilityState, initialState, type ScreenName } from './state';

/**
 * Which screen may follow which, by what happens: the whole table. What a screen does not list changes nothing there. A
 * screen among its own followers: something in it changes, not the screen.
 *
 * - The details (what can be said to anybody) come first; then the shopper, if the session knows who it is.
 * - `API_ERROR`: the details did not load, or the shopper is blocked. `DYNAMIC_CE_ERROR`: the lenders could not be
 *   asked about the shopper.
 * - A session that is over, or knows another number than the page names, starts again with the details; the number is
 *   kept. Where a new session is refused as well, the shopper may try again.
 * Source: S1§4, S2§3.
 */
const table: Readonly<Record<ScreenName, Readonly<Record<string, readonly ScreenName[]>>>> = {
  DETAILS_API_LOADING: {
    opened: ['DETAILS_API_LOADING'],
    // Again the details, where the session knows another number than the page names.
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
    // What is being typed stays: the details of the new amount come in behind it.
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
/** Good answers of a call, where another one leads elsewhere too. */
const answersOf = (call: CallName): readonly unknown[] => {
  if (call === 'identifyUser')
    return [null, theirs, otherNumber].map((authDetails) => ({ authDetails, permissions: [] }));
  if (call === 'checkUser') return [user(), refusedUser, newUser];
  return [answers[call]];
};
const failures = {
  failed: [offline, failure(), failure({ name: 'ACTIVATION_MOBILE_NOT_PA' })],
  401: [unauthorised],
  4010: [sessionOver],
  403: [blocked],
} as const;

/** What stands in the table for a call on a screen. */
function groupOf(call: CallName, { screen }: EligibilityState): string {
  if (call === 'logOut') return call;
  if (call === 'sendOtp' || call === 'verifyOtp') return 'otp';
  return screen.name === 'USER_API_LOADING' ? 'check' : 'load';
}

/** One or more of each kind of event, by its name in the table, and of each answer that is waited for. */
function happeningsAt(state: EligibilityState): readonly (readonly [string, Happening])[] {
  const taps: readonly EligibilityEvent[] = [
    opened,
    opening({ amount: null, mobile: MOBILE, hasSession: true }),
    typed,
    submitted,
    { type: 'otp', event: { type: 'termsTicked', isAccepted: true } },
    { type: 'otp', event: { type: 'codeTyped', digits: '12345' } },
    { type: 'otp', event: { type: 'codeSubmitted' } },
    { type: 'amountChanged', amount: AMOUNT + 1 },
    { type: 'amountChanged', amount: AMOUNT + 2 },
    { type: 'retryAsked' },
    { type: 'wentOnline' },
    { type: 'numberChangeAsked' },
    { type: 'purchaseAsked' },
  ];
  // SAFETY: the keys are the names of calls by the type.
  const calls = Object.keys(state.calls) as CallName[];
  return [
    ...taps.map((tap) => [tap.type, tap] as const),
    ...calls.flatMap((call) => {
      const group = groupOf(call, state);
      return [
        ...answersOf(call).map((data) => [`${group} answered`, { answer: call, data }] as const),
        ...Object.entries(failures).flatMap(([kind, all]) =>
          all.map((each) => [`${group} ${kind}`, { refuse: call, failure: each }] as const),
        ),
      ];
    }),
  ];
}

/** What tells two states apart as far as screens go: no numbers of calls, and not what the lenders say in full. */
const keyOf = (state: EligibilityState): string =>
  JSON.stringify({ ...state, nextId: 0, intents: 0, callStatus: 0, info: 0 }, (key, value: unknown) =>
    key === 'calls'
      ? Object.keys(value as object).sort()
      : key === 'id' || key === 'user' || key === 'found'
        ? null
        : value,
  );

/** Every transition that can come about, from the opening: 'SCREEN what SCREEN'. */
function everyTransition(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open: EligibilityState[] = [stateAfter(opened)];
  for (let state = open.pop(); state; state = open.pop()) {
    if (seen.has(keyOf(state))) continue;
    seen.add(keyOf(state));
    for (const [name, happening] of happeningsAt(state)) {
      const next: EligibilityState = reduce(state, eventOf(happening, state), NOW_MS).state;
      if (next === state) continue;
      found.add(`${state.screen.name} ${name} ${next.screen.name}`);
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

  it('follow each other exactly as the table says: each listed transition happens, and no other', () => {
    expect([...found].sort()).toEqual([...listed].sort());
  });

  it('are all seven reached', () => {
    const reached = new Set([...found].map((each) => each.split(' ').at(-1)));
    expect([...reached].sort()).toEqual(Object.keys(table).sort());
  });

  it('start with DETAILS_API_LOADING, and wait for the page before anything is asked', () => {
    expect(initialState).toMatchObject({ screen: { name: 'DETAILS_API_LOADING' }, calls: {} });
    expect(reduce(initialState, { type: 'amountChanged', amount: 1 }, NOW_MS).effects).toEqual([]);
    expect(namesOf(following(opened).effects)).toEqual(['applyTheme', 'init']);
    expect(namesOf(following(opening({ hasSession: true })).effects)).toEqual([
      'applyTheme',
      'emiInfo',
      'howToBuy',
      'identifyUser',
    ]);
  });
});

describe('a shopper', () => {
  it('whom the session does not know is asked for the number, filled in where the page gave one', () => {
    expect(stateAfter(opened, loaded()).screen).toMatchObject({
      name: 'VERIFY_MOBILE',
      otp: { step: 'mobile', mobile: '' },
    });
    expect(stateAfter(opening({ amount: null, mobile: MOBILE }), loaded()).screen).toMatchObject({
      name: 'VERIFY_MOBILE',
      otp: { step: 'mobile', mobile: MOBILE },
    });
  });

  it('whom the session knows is checked at once, by whatever number the page gave', () => {
    const shown = { screen: { name: 'USER_API_LOADING' }, mobile: MOBILE };
    expect(stateAfter(opened, loaded(MOBILE))).toMatchObject(shown);
    expect(stateAfter(opening({ amount: null, mobile: MOBILE }), loaded(MOBILE))).toMatchObject(shown);
  });

  it('of whom the page names another number than the session knows loses that session, so that no page tries two', () => {
    const asked = [opening({ amount: null, mobile: '9000000001', hasSession: true }), details(MOBILE)];
    const { effects } = following(...asked);
    expect(namesOf(effects).slice(-3)).toEqual(['stopListening', 'forgetSession', 'init']);
    expect(stateAfter(...asked, loaded()).screen).toMatchObject({
      name: 'VERIFY_MOBILE',
      otp: { mobile: '9000000001' },
    });
  });

  it('is eligible or not by what the lenders say; 4204 and 4102 are a no like any other', () => {
    expect(stateAfter(opened, loaded(MOBILE), checked(user())).screen.name).toBe('ELIGIBLE_LENDERS');
    expect(stateAfter(opened, loaded(MOBILE), checked(refusedUser)).screen.name).toBe('NOT_ELIGIBLE');
    for (const name of ['ACTIVATION_MOBILE_NOT_PA', 'ACTIVATION_USER_NOT_PA'] as const) {
      const refused = stateAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: failure({ name }) });
      expect(refused).toMatchObject({ screen: { name: 'NOT_ELIGIBLE', user: { lenders: [] } }, calls: {} });
    }
  });

  it('who changes the number logs out and starts with an empty field; the next OTP waits for that', () => {
    const change: readonly Happening[] = [{ type: 'numberChangeAsked' }, typed, submitted];
    const { state, effects } = following(opened, loaded(MOBILE), checked(refusedUser), change);
    expect(namesOf(effects).slice(-2)).toEqual(['logOut', 'stopListening']);
    expect(state.screen).toMatchObject({ name: 'VERIFY_MOBILE', otp: { step: 'sending', mobile: MOBILE } });
    for (const then of [
      { answer: 'logOut', data: answers.logOut },
      { refuse: 'logOut', failure: offline },
    ] as const) {
      const sent = reduce(state, eventOf(then, state), NOW_MS);
      expect(namesOf(sent.effects).at(-1)).toBe('sendOtp');
      expect(sent.state.calls.sendOtp?.body.mobile).toBe(MOBILE);
    }
    expect(stateAfter(opened, loaded(MOBILE), checked(refusedUser), { type: 'numberChangeAsked' })).toMatchObject({
      mobile: '',
      screen: { otp: { step: 'mobile', mobile: '' } },
    });
  });

  it('whose session ends keeps the number', () => {
    const { state, effects } = following(opened, loaded(), typed, submitted, {
      refuse: 'sendOtp',
      failure: sessionOver,
    });
    expect(namesOf(effects).slice(-3)).toEqual(['stopListening', 'forgetSession', 'init']);
    const anew = loaded().reduce((now, each) => reduce(now, eventOf(each, now), NOW_MS).state, state);
    expect(anew.screen).toMatchObject({ name: 'VERIFY_MOBILE', otp: { mobile: MOBILE } });
  });

  it('who is blocked can try another number, and not the same again', () => {
    const state = stateAfter(opened, loaded(), typed, submitted, { refuse: 'sendOtp', failure: blocked });
    expect(reduce(state, { type: 'retryAsked' }, NOW_MS).state).toBe(state);
    expect(reduce(state, { type: 'numberChangeAsked' }, NOW_MS).state.screen.name).toBe('VERIFY_MOBILE');
  });
});

describe('a session that is refused while the details load', () => {
  it.each([
    ['401', unauthorised],
    ['4010', sessionOver],
    ['a block', blocked],
  ])('with %s is replaced once where it was kept from before', (_, refused) => {
    const { effects } = following(opening({ hasSession: true }), { refuse: 'emiInfo', failure: refused });
    expect(namesOf(effects).slice(-6)).toEqual([
      'report',
      'stopListening',
      'forgetSession',
      'abortCall',
      'abortCall',
      'init',
    ]);
  });

  it.each([
    ['401', unauthorised],
    ['4010', sessionOver],
  ])('with %s though it is new leads to ‘Try again’, which asks for another one', (_, refused) => {
    const { state } = following(
      opened,
      { answer: 'init', data: answers.init },
      { refuse: 'howToBuy', failure: refused },
    );
    expect(state).toMatchObject({ screen: { name: 'API_ERROR', cause: 'load' }, calls: {} });
    expect(namesOf(reduce(state, { type: 'retryAsked' }, NOW_MS).effects)).toEqual(['init']);
  });

  it('with a block though it is new says whom to write to', () => {
    const { state } = following(opened, { refuse: 'init', failure: blocked });
    expect(state.screen).toMatchObject({ name: 'API_ERROR', cause: 'blocked' });
  });
});

describe('an OTP', () => {
  const atNumber: readonly Happening[] = [opened, ...loaded(), typed, submitted];
  const intentOf = (state: EligibilityState) => state.calls.sendOtp?.intent;

  it('whose answer was lost is asked for again as the same intent; one that was sent is another intent', () => {
    const first = stateAfter(atNumber);
    const lost = stateAfter(atNumber, { refuse: 'sendOtp', failure: offline }, submitted);
    expect(intentOf(lost)).toBe(intentOf(first));
    const sent = { answer: 'sendOtp', data: { ...answers.sendOtp, resendAtMs: 0 } } as const;
    const resend: EligibilityEvent = { type: 'otp', event: { type: 'resendAsked', nowMs: NOW_MS } };
    const again = stateAfter(atNumber, sent, resend);
    expect(intentOf(again)).toBeDefined();
    expect(intentOf(again)).not.toBe(intentOf(first));
  });

  it.each([
    ['campaignId and utmCampaign', { campaignId: 'c-1', utmCampaign: 'summer' }, ['c-1', undefined]],
    ['campaignId', { campaignId: 'c-1' }, ['c-1', undefined]],
    ['utmCampaign', { utmCampaign: 'summer' }, [undefined, 'summer']],
  ])('that is sent or verified names one campaign where the shop gave %s', (_, campaign, named) => {
    const merchant = { merchantKey: 'zenmart', merchantOrigin: 'https://shop.example', campaign };
    const { effects } = following(
      opening({ merchant }),
      loaded(),
      typed,
      submitted,
      { answer: 'sendOtp', data: answers.sendOtp },
      { type: 'otp', event: { type: 'termsTicked', isAccepted: true } },
      { type: 'otpRead', code: '12345' },
      { type: 'otp', event: { type: 'codeSubmitted' } },
    );
    const bodies = effects.flatMap((effect) =>
      effect.type === 'call' && (effect.pending.call === 'sendOtp' || effect.pending.call === 'verifyOtp')
        ? [effect.pending.body]
        : [],
    );
    expect(bodies.map(({ campaignId, utmCampaign }) => [campaignId, utmCampaign])).toEqual([named, named]);
  });

  it('that is refused says so for 3 s', () => {
    const { state, effects } = following(atNumber, { refuse: 'sendOtp', failure: failure() });
    const timer = effects.at(-1);
    expect(timer).toMatchObject({ type: 'startTimer', timer: 'otpFault', delayMs: 3_000 });
    const id = timer?.type === 'startTimer' ? timer.id : 0;
    expect(state.screen).toMatchObject({ otp: { fault: { id } } });
    const { screen } = reduce(state, { type: 'timerFired', timer: 'otpFault', id }, NOW_MS).state;
    expect(screen).toMatchObject({ otp: { fault: null } });
  });
});

describe('without a network', () => {
  it('what could not be loaded is loaded when the line is back, and what was refused is not', () => {
    const lost = stateAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: offline });
    expect(reduce(lost, { type: 'wentOnline' }, NOW_MS).state.screen.name).toBe('USER_API_LOADING');
    const refused = stateAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: failure() });
    expect(reduce(refused, { type: 'wentOnline' }, NOW_MS).state).toBe(refused);
  });
});

describe('the page', () => {
  it('hears of each check once, without number or limit', () => {
    const { effects } = following(opened, loaded(MOBILE), checked(user()));
    const told = effects.filter(({ type }) => type === 'tellResult');
    expect(told).toEqual([
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
    expect(JSON.stringify(told)).not.toContain(MOBILE);
  });

  it('hears of a check whichever of its two answers comes first', () => {
    const { hashedMobile, ...found } = user();
    const both: readonly Happening[] = [
      { answer: 'checkUser', data: found },
      { answer: 'emiInfo', data: info({ hashedMobile }) },
    ];
    expect(stateAfter(opened, loaded(MOBILE), both).screen).toMatchObject({ name: 'ELIGIBLE_LENDERS', user: user() });
  });

  it('that changes the price has a checked shopper checked again, and disturbs nobody who is typing', () => {
    const change: EligibilityEvent = { type: 'amountChanged', amount: 30_000 };
    const again = reduce(stateAfter(opened, loaded(MOBILE), checked(user())), change, NOW_MS);
    expect(namesOf(again.effects)).toEqual(['checkUser', 'emiInfo']);
    expect(again.state.calls.checkUser?.body).toEqual({ amount: 30_000 });
    const typing = stateAfter(opened, loaded(), { type: 'otp', event: { type: 'mobileTyped', digits: '98765' } });
    const { state, effects } = reduce(typing, change, NOW_MS);
    expect(state).toMatchObject({ amount: 30_000, screen: { name: 'VERIFY_MOBILE', otp: { mobile: '98765' } } });
    expect(namesOf(effects)).toEqual(['emiInfo']);
  });

  it('that says the same price again changes nothing', () => {
    const state = stateAfter(opened, loaded(MOBILE), checked(user()));
    expect(reduce(state, { type: 'amountChanged', amount: AMOUNT }, NOW_MS).state).toBe(state);
  });
});

describe('any order of events', () => {
  it('stays within the table, and an answer to an earlier call changes nothing', () => {
    const choice = fc.record({ index: fc.nat(40), isStale: fc.boolean() });
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 40 }), (choices) => {
        let state = stateAfter(opened);
        for (const { index, isStale } of choices) {
          const [name, happening] = happeningsAt(state)[index] ?? ['opened', opened];
          const event = eventOf(happening, state);
          if (isStale && 'requestId' in event) {
            expect(reduce(state, { ...event, requestId: 0 }, NOW_MS)).toEqual({ state, effects: [] });
          }
          const { state: next } = reduce(state, event, NOW_MS);
          if (next !== state) expect(table[state.screen.name][name]).toContain(next.screen.name);
          state = next;
        }
      }),
    );
  }, 30_000);
});

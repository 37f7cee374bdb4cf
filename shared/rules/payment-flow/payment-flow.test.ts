import { describe, expect, it } from 'vitest';
import {
  creditStates,
  deviceType,
  initialPayment,
  isFinal,
  nextPayment,
  type PaymentEvent,
  type PaymentState,
  paymentStatuses,
  paymentSteps,
  stepBeforePaying,
  trackingChannel,
} from '.';
import { allEvents } from './testing/all-events';

/** Every reachable state, with the transitions between them. */
function explore() {
  const found = new Map<string, PaymentState>();
  const moves: { from: PaymentState; event: PaymentEvent; to: PaymentState }[] = [];
  const waiting = [initialPayment('widget'), initialPayment('link')];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const key = JSON.stringify(state);
    if (found.has(key)) continue;
    found.set(key, state);
    for (const event of allEvents) {
      const next = nextPayment(state, event);
      if (!next) continue;
      moves.push({ from: state, event, to: next.state });
      waiting.push(next.state);
    }
  }
  return { states: [...found.values()], moves };
}
const { states, moves } = explore();

describe('payment flow', () => {
  // @req TXN-001, TXN-002
  it('reaches each of the 11 steps, the 4 statuses and the 4 states of credit', () => {
    expect(new Set(states.map(({ step }) => step))).toEqual(new Set(paymentSteps));
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(paymentStatuses));
    expect(new Set(states.map(({ credit }) => credit))).toEqual(new Set(creditStates));
  });

  it('allows exactly these step transitions', () => {
    const steps = new Set(
      moves.filter(({ from, to }) => from.step !== to.step).map(({ from, to }) => `${from.step} -> ${to.step}`),
    );
    const choosing = ['CW_OPENED', 'EMI_PLAN_SELECTION', 'VERIFY_MOBILE'];
    const lending = ['TWO_FACTOR', 'KFS_CONSENT', 'LENDER_OTP'];
    const allowed = [
      ...['PAYMENT_LINK', ...choosing].map((step) => `${step} -> SPLIT_TXN_LINK_SEND`),
      ...['PAYMENT_LINK', 'SPLIT_TXN_LINK_SEND'].map((step) => `${step} -> CW_OPENED`),
      ...['CW_OPENED', 'VERIFY_MOBILE', ...lending, 'RETRY', 'NTB_APPLICATION'].map(
        (step) => `${step} -> EMI_PLAN_SELECTION`,
      ),
      // A number may be changed at any time before the lender pays.
      ...['CW_OPENED', 'EMI_PLAN_SELECTION', ...lending, 'RETRY', 'NTB', 'NTB_APPLICATION'].map(
        (step) => `${step} -> VERIFY_MOBILE`,
      ),
      ...choosing.map((step) => `${step} -> NTB`),
      // Also if a lender has approved less, or has refused: among other alternatives.
      ...['NTB', 'EMI_PLAN_SELECTION', 'RETRY'].map((step) => `${step} -> NTB_APPLICATION`),
      'NTB_APPLICATION -> NTB',
      ...['EMI_PLAN_SELECTION', 'VERIFY_MOBILE', 'RETRY'].flatMap((from) => lending.map((to) => `${from} -> ${to}`)),
      'TWO_FACTOR -> KFS_CONSENT',
      'TWO_FACTOR -> LENDER_OTP',
      'KFS_CONSENT -> LENDER_OTP',
      // A new day has begun since the consent.
      'LENDER_OTP -> KFS_CONSENT',
      ...['EMI_PLAN_SELECTION', 'VERIFY_MOBILE', ...lending].map((step) => `${step} -> RETRY`),
      // A cancelled failure ends at the failed step.
    ];
    const ends = new Set(moves.filter(({ to }) => isFinal(to)).map(({ from, to }) => `${from.step} -> ${to.step}`));
    expect([...steps].filter((move) => !ends.has(move) || allowed.includes(move)).sort()).toEqual(
      [...new Set(allowed)].sort(),
    );
  });

  // @req TXN-003
  it('allows exactly these status transitions', () => {
    const changes = moves.filter(({ from, to }) => from.status !== to.status);
    expect([...new Set(changes.map(({ from, to }) => `${from.status} -> ${to.status}`))].sort()).toEqual([
      'FAILED -> CANCELED',
      'FAILED -> COMPLETE',
      'FAILED -> INITIATED',
      'INITIATED -> CANCELED',
      'INITIATED -> COMPLETE',
      'INITIATED -> FAILED',
    ]);
    for (const { from, to } of changes)
      if (from.status === 'FAILED' && to.status === 'INITIATED') expect(from.step).toBe('RETRY');
  });

  it('allows no event after COMPLETE, CANCELED, or a final FAILED', () => {
    const ended = states.filter(isFinal);
    expect(ended.length).toBeGreaterThan(20);
    for (const state of ended) for (const event of allEvents) expect(nextPayment(state, event)).toBeNull();
  });

  it('allows cancel and expiry of every open payment, unless the lender has not answered', () => {
    for (const state of states.filter((each) => !isFinal(each)))
      for (const type of ['canceled', 'expired'] as const)
        expect(nextPayment(state, { type }) === null).toBe(state.credit === 'asked');
  });

  it("allows only the lender's answer while it is outstanding", () => {
    for (const state of states.filter(({ credit }) => credit === 'asked'))
      for (const event of allEvents)
        expect(nextPayment(state, event) !== null).toBe(
          ['confirmNotTaken', 'lenderPaid', 'lenderRefused'].includes(event.type),
        );
  });

  it('reserves credit at TWO_FACTOR, KFS_CONSENT and LENDER_OTP, and otherwise only in RETRY', () => {
    for (const state of states.filter((each) => !isFinal(each))) {
      const isWithLender = ['TWO_FACTOR', 'KFS_CONSENT', 'LENDER_OTP'].includes(state.step);
      if (isWithLender) expect(state.credit).not.toBe('none');
      else if (state.step !== 'RETRY') expect(state.credit).toBe('none');
    }
    for (const state of states.filter(isFinal))
      expect(state.credit).toBe(state.status === 'COMPLETE' ? 'taken' : 'none');
  });

  it('a change to COMPLETE, FAILED or CANCELED enqueues a webhook, and no other change does', () => {
    for (const { from, event, to } of moves) {
      const isEnqueued = nextPayment(from, event)?.effects.includes('enqueueWebhook');
      const isTold = to.status !== 'INITIATED';
      expect(isEnqueued).toBe(isTold);
    }
  });

  it('releases reserved credit exactly when it is dropped', () => {
    for (const { from, event, to } of moves) {
      const hadCredit = from.credit === 'reserved' || from.credit === 'asked';
      const isLost = hadCredit && to.credit === 'none';
      expect(nextPayment(from, event)?.effects.includes('release')).toBe(isLost);
    }
  });
});

describe('stepBeforePaying', () => {
  const nothing = { isSecondFactorPassed: false, isKfsAccepted: false };
  // @req TXN-017
  it.each([
    ['PIN', true, false, 'TWO_FACTOR'],
    ['NONE', true, false, 'KFS_CONSENT'],
    ['NONE', false, false, 'LENDER_OTP'],
    ['PAN', true, true, 'KFS_CONSENT'],
    ['DOB', false, true, 'LENDER_OTP'],
  ] as const)(
    'with second factor %s, statement %s, lender’s own page %s is %s',
    (aivfType, kfsEnabled, isLenderHosted, step) => {
      expect(stepBeforePaying({ aivfType, kfsEnabled, isLenderHosted }, nothing)).toBe(step);
    },
  );

  it('is the OTP once second factor and statement are done', () => {
    const needs = { aivfType: 'PIN', kfsEnabled: true, isLenderHosted: false } as const;
    expect(stepBeforePaying(needs, { isSecondFactorPassed: true, isKfsAccepted: true })).toBe('LENDER_OTP');
  });
});

describe('device', () => {
  // @req TXN-019, TXN-020, TXN-021, TXN-022, TXN-023, ENT-035
  it.each([
    ['OFFLINE', true, 'POS_MACHINE'],
    ['OFFLINE', false, 'POS_USER_MOBILE'],
    ['PAYMENT_LINK', true, 'POS_USER_MOBILE'],
    ['PAYMENT_LINK', false, 'POS_USER_MOBILE'],
    ['ONLINE', true, 'ONLINE'],
    ['ONLINE', false, 'ONLINE'],
  ] as const)('of channel %s with the machine flag %s is %s', (channel, isPosMachine, device) => {
    expect(deviceType(channel, isPosMachine)).toBe(device);
  });

  it('is tracked as ONLINE or OFFLINE', () => {
    expect((['ONLINE', 'OFFLINE', 'PAYMENT_LINK'] as const).map(trackingChannel)).toEqual([
      'ONLINE',
      'OFFLINE',
      'OFFLINE',
    ]);
  });
});

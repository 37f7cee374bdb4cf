import { describe, expect, it } from 'vitest';
import { initialPayment, nextPayment, type PaymentEvent, type PaymentState } from './payment-flow';
import { allEvents } from './payment-flow/testing/all-events';
import { isOpenRequest, requestState, requestStates, stepsDone, stepTimes } from './payment-request';

const OVER_AT_MS = 1_000;
const needs = { aivfType: 'NONE', kfsEnabled: true, isLenderHosted: false } as const;
const after = (...events: readonly PaymentEvent[]): PaymentState =>
  events.reduce((state, event) => nextPayment(state, event)?.state ?? state, initialPayment('link'));
const sent: PaymentEvent[] = [{ type: 'linkSent' }];
const opened: PaymentEvent[] = [...sent, { type: 'opened' }, { type: 'plansShown' }];
const verified: PaymentEvent[] = [
  ...opened,
  { type: 'planNoted', needs: null },
  { type: 'mobileVerified', offer: 'otherPlans' },
];
const chosen: PaymentEvent[] = [...verified, { type: 'creditReserved', needs }];
const agreed: PaymentEvent[] = [...chosen, { type: 'kfsAccepted' }];
const asked: PaymentEvent[] = [...agreed, { type: 'confirmAsked' }];
const paid: PaymentEvent[] = [...asked, { type: 'lenderPaid' }];

const stateAt = (events: readonly PaymentEvent[], nowMs = 0, refusedAtMs: number | null = null) =>
  requestState({ state: after(...events), expiresAtMs: OVER_AT_MS, refusedAtMs }, nowMs);

describe('requestState', () => {
  it.each([
    ['sent', [], 0],
    ['sent', sent, 0],
    ['opened', opened, 0],
    ['paying', verified, 0],
    ['paying', asked, 0],
    ['paid', paid, 0],
    ['paid', paid, OVER_AT_MS],
    ['failed', [...asked, { type: 'lenderRefused', keepsReservation: false }], 0],
    ['expired', [...opened, { type: 'expired' }], 0],
    ['cancelled', [...opened, { type: 'canceled' }], 0],
  ] as const)('is %s after %j', (state, events, nowMs) => {
    expect(stateAt(events, nowMs)).toBe(state);
  });

  it('is refused if the holder of the link said so, and cancelled otherwise', () => {
    expect(stateAt([...sent, { type: 'canceled' }], 0, 5)).toBe('refused');
  });

  it('is expired from its exact end on, even before that is stored, but not while the lender has not answered', () => {
    expect([stateAt(verified, OVER_AT_MS - 1), stateAt(verified, OVER_AT_MS)]).toEqual(['paying', 'expired']);
    expect(stateAt(asked, OVER_AT_MS)).toBe('paying');
  });

  it('is one of eight in every reachable state, and open exactly while an event is possible', () => {
    const found = new Map<string, PaymentState>();
    const waiting = [initialPayment('link')];
    for (let state = waiting.pop(); state; state = waiting.pop()) {
      const key = JSON.stringify(state);
      if (found.has(key)) continue;
      found.set(key, state);
      for (const event of allEvents) waiting.push(...[nextPayment(state, event)?.state ?? []].flat());
    }
    expect(found.size).toBeGreaterThan(20);
    for (const state of found.values()) {
      const known = requestState({ state, expiresAtMs: OVER_AT_MS, refusedAtMs: null }, 0);
      expect(requestStates).toContain(known);
      const goesOn = allEvents.some((event) => nextPayment(state, event) !== null);
      expect([state, isOpenRequest(known)]).toEqual([state, goesOn]);
    }
  });
});

describe('stepsDone', () => {
  it.each([
    [1, sent],
    [2, opened],
    [3, verified],
    [4, chosen],
    [5, agreed],
    [5, asked],
    [6, paid],
  ] as const)('are %i of 6 after %j', (done, events) => {
    expect(stepsDone(after(...events))).toBe(done);
  });

  it('have their times from the history, without steps that were undone', () => {
    let atMs = 100;
    let state = initialPayment('link');
    const lines: { step: PaymentState['step']; status: PaymentState['status']; atMs: number }[] = [];
    const happen = (event: PaymentEvent): void => {
      const next = nextPayment(state, event);
      if (!next) throw new Error(event.type);
      atMs += 100;
      lines.push(...next.timeline.map((line) => ({ ...line, atMs })));
      state = next.state;
    };
    for (const event of chosen) happen(event);
    expect(Object.fromEntries(stepTimes(state, lines, [150, 200]))).toEqual({
      texted: 200,
      opened: 300,
      verified: 600,
      chosen: 700,
      agreed: null,
      paid: null,
    });
    happen({ type: 'planReopened' });
    expect(Object.fromEntries(stepTimes(state, lines, [150, 200]))).toMatchObject({ verified: 600, chosen: null });
    for (const event of [{ type: 'creditReserved', needs }, { type: 'kfsAccepted' }] as const) happen(event);
    for (const event of [{ type: 'confirmAsked' }, { type: 'lenderPaid' }] as const) happen(event);
    expect(Object.fromEntries(stepTimes(state, lines, [200]))).toMatchObject({
      chosen: 900,
      agreed: 1_000,
      paid: 1_200,
    });
  });
});

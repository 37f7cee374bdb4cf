import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialPayment, nextPayment, type PaymentEvent, type PaymentState } from '.';
import { allEvents } from './testing/all-events';

/** Thousands of cases on a busy machine. */
const PROPERTY_LASTS_AT_MOST_MS = 60_000;

type Start = 'widget' | 'link';
interface Walk {
  readonly start: Start;
  readonly events: readonly PaymentEvent[];
}

/** Events that lead away from paying; a walk takes them rarely, so that it often completes. */
const leadsAway = new Set(['canceled', 'expired', 'mobileChanged', 'linkSent', 'planReopened', 'lenderRefused']);

function walkFrom(start: Start, picks: readonly number[]): Walk {
  let state = initialPayment(start);
  const events: PaymentEvent[] = [];
  for (const pick of picks) {
    const open = allEvents.filter((event) => nextPayment(state, event));
    const onward = open.filter(({ type }) => !leadsAway.has(type));
    const choice = pick % 10 === 0 || onward.length === 0 ? open : onward;
    const event = choice[pick % Math.max(1, choice.length)];
    if (!event) break;
    events.push(event);
    state = nextPayment(state, event)?.state ?? state;
  }
  return { start, events };
}

function run({ start, events }: Walk) {
  const states = [initialPayment(start)];
  const taken: { event: PaymentEvent; from: PaymentState; isCharge: boolean }[] = [];
  for (const event of events) {
    const from = states.at(-1) ?? initialPayment(start);
    const next = nextPayment(from, event);
    if (!next) continue;
    taken.push({ event, from, isCharge: next.effects.includes('charge') });
    states.push(next.state);
  }
  return { end: states.at(-1) ?? initialPayment(start), taken };
}

describe('any sequence of events', { timeout: PROPERTY_LASTS_AT_MOST_MS }, () => {
  const anything = fc
    .array(fc.constantFrom(...allEvents), { maxLength: 60 })
    .map((events): Walk => ({ start: 'widget', events }));
  const walk = fc
    .tuple(
      fc.constantFrom<Start>('widget', 'link'),
      fc.array(fc.noBias(fc.integer({ min: 0, max: 1_000_000 })), { minLength: 20, maxLength: 60 }),
    )
    .map(([start, picks]) => walkFrom(start, picks));
  const either = fc.oneof(anything, walk);

  it('gets to COMPLETE often enough for the next two rules to be meaningful', () => {
    const ends = fc.sample(walk, 500).map((each) => run(each).end.status);
    expect(ends.filter((status) => status === 'COMPLETE').length).toBeGreaterThan(100);
  });

  it('asks the lender again only after its refusal or no request, and is paid at most once', () => {
    fc.assert(
      fc.property(either, (each) => {
        const { taken } = run(each);
        let unanswered = 0;
        for (const { event, from, isCharge } of taken) {
          if (isCharge) unanswered += 1;
          const isNo = event.type === 'confirmNotTaken' || (event.type === 'lenderRefused' && from.credit === 'asked');
          if (isNo) unanswered -= 1;
          expect(unanswered).toBeLessThanOrEqual(1);
        }
        expect(
          taken.filter(({ event }) => event.type === 'lenderPaid' || event.type === 'paidAfterRefusal').length,
        ).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never records a step as done twice without a start in between', () => {
    fc.assert(
      fc.property(either, (each) => {
        const lines = run(each).taken.flatMap(({ event, from }) => nextPayment(from, event)?.timeline ?? []);
        const done = new Set<string>();
        for (const { step, status } of lines) {
          if (status === 'INITIATED') done.delete(step);
          if (status !== 'COMPLETE') continue;
          expect([...done]).not.toContain(step);
          done.add(step);
        }
      }),
      { numRuns: 2_000 },
    );
  }, 30_000);

  it('reaches COMPLETE only with verified number, second factor and consent to this reservation', () => {
    fc.assert(
      fc.property(either, (each) => {
        const { end, taken } = run(each);
        if (end.status !== 'COMPLETE' || end.plan === null) return;
        const sinceReserved = taken.slice(taken.findLastIndex(({ event }) => event.type === 'creditReserved'));
        const happened = (type: PaymentEvent['type']) => sinceReserved.some(({ event }) => event.type === type);
        expect(end.isMobileVerified).toBe(true);
        if (end.plan.kfsEnabled) expect(happened('kfsAccepted')).toBe(true);
        if (end.plan.aivfType !== 'NONE' && !end.plan.isLenderHosted) expect(happened('secondFactorPassed')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../duration';
import {
  answerBy,
  canReopen,
  type DisputeEvent,
  type DisputeState,
  type DisputeStatus,
  decidedBy,
  disputeStatuses,
  disputeTopics,
  isDisputeTopic,
  nextDispute,
  ombudsmanFrom,
  pausedUntilMs,
  topicFacts,
} from '.';

const OPENED_AT_MS = Date.UTC(2026, 10, 24, 6);
const stateIn = (status: DisputeStatus, change: Partial<DisputeState> = {}): DisputeState => ({
  status,
  openedAtMs: OPENED_AT_MS,
  closedAtMs: status === 'CLOSED' ? OPENED_AT_MS + DAY_MS : null,
  pauses: ['DEBITS'],
  ...change,
});
const events: Readonly<Record<string, DisputeEvent>> = {
  answered: { type: 'answered', passedTo: null },
  passedOn: { type: 'answered', passedTo: 'LENDER' },
  replied: { type: 'replied' },
  closed: { type: 'closed' },
  reopened: { type: 'reopened' },
};

describe('ticket', () => {
  /** Status after each event, by the status before; null: not allowed. */
  const table: Readonly<Record<DisputeStatus, Readonly<Record<keyof typeof events, DisputeStatus | null>>>> = {
    RECEIVED: {
      answered: 'IN_REVIEW',
      passedOn: 'WITH_DECIDER',
      replied: 'RECEIVED',
      closed: 'CLOSED',
      reopened: null,
    },
    IN_REVIEW: {
      answered: 'IN_REVIEW',
      passedOn: 'WITH_DECIDER',
      replied: 'IN_REVIEW',
      closed: 'CLOSED',
      reopened: null,
    },
    WITH_DECIDER: {
      answered: 'WITH_DECIDER',
      passedOn: 'WITH_DECIDER',
      replied: 'WITH_DECIDER',
      closed: 'CLOSED',
      reopened: null,
    },
    CLOSED: { answered: null, passedOn: null, replied: 'IN_REVIEW', closed: null, reopened: 'IN_REVIEW' },
  };
  const cases = disputeStatuses.flatMap((status) =>
    Object.entries(table[status]).map(([event, after]) => [status, event, after] as const),
  );

  // @req ODR-008
  it.each(cases)('in status %s, after ‘%s’, is %s', (status, event, after) => {
    const [given, nowMs] = [events[event], OPENED_AT_MS + 2 * DAY_MS];
    if (!given) throw new Error(event);
    const next = nextDispute(stateIn(status), given, nowMs);
    expect(next?.status ?? null).toBe(after);
    if (next) expect(next.closedAtMs).toBe(after === 'CLOSED' ? nowMs : null);
  });

  it('can be reopened for 30 days after it was closed, and not later', () => {
    const closed = stateIn('CLOSED', { closedAtMs: OPENED_AT_MS });
    const [last, over] = [OPENED_AT_MS + 30 * DAY_MS - 1, OPENED_AT_MS + 30 * DAY_MS];
    for (const event of [events.reopened, events.replied]) {
      if (!event) throw new Error('no event');
      expect(nextDispute(closed, event, last)?.status).toBe('IN_REVIEW');
      expect(nextDispute(closed, event, over)).toBeNull();
    }
    expect([canReopen(closed, last), canReopen(closed, over), canReopen(stateIn('RECEIVED'), last)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('pauses while it is open, for 30 days from its opening regardless of reopenings, and only what the lender pauses', () => {
    const untilMs = OPENED_AT_MS + 30 * DAY_MS;
    for (const status of disputeStatuses)
      expect(pausedUntilMs(stateIn(status), OPENED_AT_MS)).toBe(status === 'CLOSED' ? null : untilMs);
    expect(pausedUntilMs(stateIn('IN_REVIEW'), untilMs)).toBeNull();
    expect(pausedUntilMs(stateIn('IN_REVIEW', { pauses: [] }), OPENED_AT_MS)).toBeNull();
  });

  // @req ODR-007
  it('of a Tuesday is answered by Thursday, decided by a lender in 7, by a shop in 15 working days, and may go to the Ombudsman after 30 days', () => {
    expect([answerBy('2026-11-24'), answerBy('2026-11-27')]).toEqual(['2026-11-26', '2026-12-01']);
    expect([
      decidedBy('2026-11-24', 'LENDER'),
      decidedBy('2026-11-24', 'SHOP'),
      decidedBy('2026-11-24', 'CARE'),
    ]).toEqual(['2026-12-03', '2026-12-15', '2026-11-26']);
    expect(ombudsmanFrom(OPENED_AT_MS)).toBe('2026-12-24');
  });

  it('is about a purchase, and decided by lender or shop, in all 6 topics but one', () => {
    expect(
      disputeTopics.map((topic) => [topic, topicFacts(topic).decidedBy, topicFacts(topic).isAboutPurchase]),
    ).toEqual([
      ['DEBIT', 'LENDER', true],
      ['RETURN', 'SHOP', true],
      ['NOT_RECEIVED', 'SHOP', true],
      ['COST', 'LENDER', true],
      ['NOT_MINE', 'LENDER', true],
      ['OTHER', 'CARE', false],
    ]);
    expect([isDisputeTopic('DEBIT'), isDisputeTopic('toString'), isDisputeTopic(null)]).toEqual([true, false, false]);
  });
});

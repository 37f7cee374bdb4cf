import { describe, expect, it } from 'vitest';
import { type OutboxContext, type OutboxEvent, reduceOutbox } from './outbox-flow';
import { emptyOutbox, MAX_OUTBOX_ITEMS, type OutboxItem, type OutboxRequest, type OutboxState } from './outbox-item';

const NOW_MS = 1_700_000_000_000;
const now: OutboxContext = { nowMs: NOW_MS, verified: [{ mobile: '9000000001', untilMs: NOW_MS + 1_000 }] };
const work = (mobile: string): OutboxRequest => ({ mobile, amountRupees: 54_990, application: null });

/** The state after the events, and the keys of what was sent. */
function run(events: readonly OutboxEvent[], at: OutboxContext = now, from: OutboxState = emptyOutbox) {
  const sent: string[] = [];
  let state = from;
  for (const event of events) {
    const step = reduceOutbox(state, event, at);
    state = step.state;
    sent.push(...step.effects.map(({ item }) => item.key));
  }
  return { state, sent, fates: state.items.map(({ fate }) => fate.is) };
}
const queued = (mobile: string, key: string): OutboxEvent => ({ type: 'queued', work: work(mobile), key });
const answered = (key: string): OutboxEvent => ({
  type: 'answered',
  key,
  fate: { is: 'checked', outcome: 'CUST_PRE_APPROVED_MSG', lessRupees: 0 },
});

describe('the outbox', () => {
  const both: readonly OutboxEvent[] = [
    queued('9000000001', 'a'),
    { ...queued('9000000001', 'b'), work: { ...work('9000000001'), amountRupees: 20_000 } } as OutboxEvent,
  ];

  it('goes nowhere while the line is down', () => {
    expect(run(both)).toMatchObject({ sent: [], fates: ['waiting', 'waiting'] });
  });

  it('goes one at a time when the line is back, oldest first, and each once', () => {
    const back = run([...both, { type: 'lineBack' }, { type: 'lineBack' }]);
    expect(back).toMatchObject({ sent: ['a'], fates: ['going', 'waiting'] });
    const first = run([answered('a')], now, back.state);
    expect(first).toMatchObject({ sent: ['b'], fates: ['checked', 'going'] });
    expect(run([answered('b'), { type: 'lineBack' }], now, first.state)).toMatchObject({
      sent: [],
      fates: ['checked', 'checked'],
    });
  });

  it('goes again with its key where nobody answered, and not before the line is back', () => {
    const lost = run([...both, { type: 'lineBack' }, { type: 'lost', key: 'a' }]);
    expect(lost).toMatchObject({ sent: ['a'], fates: ['waiting', 'waiting'] });
    expect(run([{ type: 'lineBack' }], now, lost.state).sent).toEqual(['a']);
  });

  it('does not go a millisecond after its customer’s consent, and those behind it do', () => {
    const { state } = run([queued('9000000002', 'b')], {
      ...now,
      verified: [{ mobile: '9000000002', untilMs: NOW_MS + 5_000 }],
    });
    const two = run(both.slice(0, 1), now).state.items.concat(state.items);
    const late = { nowMs: NOW_MS + 1_000, verified: [] };
    expect(run([{ type: 'lineBack' }], late, { ...emptyOutbox, items: two })).toMatchObject({
      sent: ['b'],
      fates: ['noConsent', 'going'],
      state: { isOpen: true },
    });
    expect(run([{ type: 'lineBack' }], { ...late, nowMs: NOW_MS + 999 }, { ...emptyOutbox, items: two }).sent).toEqual([
      'a',
    ]);
  });

  it('does not go without a consent, and goes by one that was given meanwhile', () => {
    expect(run([queued('9000000009', 'a'), { type: 'lineBack' }]).fates).toEqual(['noConsent']);
    const { state } = run([queued('9000000009', 'a')]);
    const given = { nowMs: NOW_MS, verified: [{ mobile: '9000000009', untilMs: NOW_MS + 1 }] };
    expect(run([{ type: 'lineBack' }], given, state).sent).toEqual(['a']);
  });

  it('queues the same customer, price and lender once while it waits', () => {
    expect(run([...both, queued('9000000001', 'c')]).state.items.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it(`is no more than ${MAX_OUTBOX_ITEMS}`, () => {
    const many = Array.from({ length: MAX_OUTBOX_ITEMS + 1 }, (_, index) =>
      queued(`98000000${String(index).padStart(2, '0')}`, `k${index}`),
    );
    expect(run(many).state.items).toHaveLength(MAX_OUTBOX_ITEMS);
  });

  it('that was taken off does not go', () => {
    expect(run([...both, { type: 'removed', key: 'a' }, { type: 'lineBack' }]).sent).toEqual(['b']);
  });
});

describe('the agent', () => {
  const items = run([queued('9000000001', 'a')]).state.items;

  it('is told when the line is back, and again when the last one was answered', () => {
    const back = run([{ type: 'lineBack' }], now, { ...emptyOutbox, items });
    expect(back.state.isOpen).toBe(true);
    const shut = run([{ type: 'closed' }], now, back.state);
    expect(shut).toMatchObject({ fates: ['going'], state: { isOpen: false } });
    expect(run([answered('a')], now, shut.state).state.isOpen).toBe(true);
  });

  it('is told nothing if the outbox is empty', () => {
    expect(run([{ type: 'lineLost' }, { type: 'lineBack' }]).state.isOpen).toBe(false);
  });

  it('has read what has ended once the sheet is closed; what waits stays', () => {
    const ended: OutboxItem[] = items.map((item) => ({ ...item, key: 'z', fate: { is: 'noConsent' } }));
    expect(run([{ type: 'closed' }], now, { ...emptyOutbox, items: [...ended, ...items] }).state.items).toEqual(items);
  });

  it('finds the others again after one of them was taken', () => {
    const ended: OutboxItem[] = ['y', 'z'].map((key) => ({
      ...work('9000000009'),
      key,
      consentUntilMs: null,
      fate: { is: 'noConsent' },
    }));
    const { state } = run([{ type: 'taken', key: 'y' }], now, { items: ended, isOpen: true, line: 'up' });
    expect(state).toMatchObject({ isOpen: false, items: [{ key: 'z' }] });
  });

  it('leaves nothing behind when the session is over', () => {
    expect(run([{ type: 'forgotten' }], now, { items, isOpen: true, line: 'up' }).state).toMatchObject({
      items: [],
      isOpen: false,
    });
  });
});

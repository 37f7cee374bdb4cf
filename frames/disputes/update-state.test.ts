import { describe, expect, it } from 'vitest';
import { idle, reduceUpdate, type UpdateEvent, type UpdateState } from './update-state';

const through = (...events: readonly UpdateEvent[]): UpdateState => events.reduce(reduceUpdate, idle);
const begun: UpdateEvent = { type: 'begun', doing: 'reply' };

describe('what is done to a ticket', () => {
  // @req ODR-004
  it('is one thing at a time: nothing else begins, and nothing is asked, until it is done or refused', () => {
    const doing = through(begun);
    for (const event of [{ type: 'closeAsked' }, { type: 'emptyReply' }, { type: 'begun', doing: 'close' }] as const)
      expect(reduceUpdate(doing, event)).toBe(doing);
    expect(through(begun, { type: 'done' })).toEqual(idle);
  });

  it('asks before closing, and closing can be cancelled', () => {
    expect(through({ type: 'closeAsked' }).isAskedToClose).toBe(true);
    expect(through({ type: 'closeAsked' }, { type: 'closeCancelled' })).toEqual(idle);
    expect(through({ type: 'closeAsked' }, { type: 'begun', doing: 'close' })).toEqual({ ...idle, doing: 'close' });
  });

  it('shows why it was refused, and an empty reply as a fault until the next input', () => {
    const refused = (status: number, kind: 'http' | 'network' = 'http') =>
      through(begun, { type: 'refused', status, kind }).failure;
    expect([refused(429), refused(500), refused(500, 'network')]).toEqual(['tooMany', 'other', 'offline']);
    expect(through({ type: 'emptyReply' }).isEmpty).toBe(true);
    expect(through({ type: 'emptyReply' }, { type: 'typed' })).toEqual(idle);
  });
});

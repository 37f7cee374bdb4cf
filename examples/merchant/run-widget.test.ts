import { describe, expect, it, vi } from 'vitest';
import type { HostEvent } from './host-event';
import { type AnySession, runWidget } from './run-widget';

const call = {
  name: 'openCommunication',
  options: { merchantKey: 'k' },
  events: ['opened', 'eligibilityAsked'],
} as const;

/** A fake session; `emit` dispatches its events. */
function pretendSession() {
  const handlers = new Map<string, (payload: unknown) => void>();
  let end: (end: unknown) => void = () => undefined;
  const session: AnySession = {
    on(event: string, handler: (payload: unknown) => void) {
      handlers.set(event, handler);
      return session;
    },
    destroy: vi.fn(),
    result: new Promise((resolve) => {
      end = resolve;
    }),
  };
  return {
    session,
    end: (how: object) => end(how),
    emit: (event: string, said: unknown) => handlers.get(event)?.(said),
  };
}

describe('runWidget', () => {
  it('reports the call, every event and the end', async () => {
    const events: HostEvent[] = [];
    const { session, end, emit } = pretendSession();
    expect(
      runWidget(
        call,
        () => session,
        (event) => events.push(event),
      ),
    ).toBe(session);
    emit('eligibilityAsked', {});
    end({ reason: 'escape' });
    await vi.waitFor(() => expect(events).toHaveLength(3));
    expect(events).toEqual([
      { direction: 'page → widget', name: 'openCommunication', payload: { merchantKey: 'k' } },
      { direction: 'widget → page', name: 'eligibilityAsked', payload: {} },
      { direction: 'widget → page', name: 'closed', payload: { reason: 'escape' } },
    ]);
  });

  it('reports SCRIPT_LOAD_FAILED if the call does not exist', () => {
    const events: HostEvent[] = [];
    expect(runWidget(call, undefined, (event) => events.push(event))).toBeNull();
    expect(events.at(-1)).toMatchObject({ name: 'threw', payload: { code: 'SCRIPT_LOAD_FAILED', retryable: true } });
  });

  it('reports the field of a refused call and rethrows other exceptions', () => {
    const events: HostEvent[] = [];
    const refuse = (): never => {
      throw Object.assign(new Error('amount'), { code: 'OPTIONS_INVALID', retryable: false, field: 'amount' });
    };
    runWidget(call, refuse, (event) => events.push(event));
    expect(events.at(-1)?.payload).toEqual({ code: 'OPTIONS_INVALID', retryable: false, field: 'amount' });
    const broken = (): never => {
      throw new TypeError('broken');
    };
    expect(() => runWidget(call, broken, () => undefined)).toThrow('broken');
  });
});

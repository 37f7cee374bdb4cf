import { vi } from 'vitest';
import type { KadamApi } from '../types/kadam.mjs';

export interface FakeSession {
  readonly method: string;
  readonly given: readonly unknown[];
  /** Fires an event; `closed` also settles `result`. */
  emit(name: string, payload?: unknown): Promise<void>;
  readonly setAmount: ReturnType<typeof vi.fn>;
  readonly destroy: ReturnType<typeof vi.fn>;
  readonly close: ReturnType<typeof vi.fn>;
}

export interface FakeKadam {
  readonly kadam: KadamApi;
  /** In the order of their opening. */
  readonly sessions: FakeSession[];
  readonly undoPreload: ReturnType<typeof vi.fn>;
  readonly preload: ReturnType<typeof vi.fn>;
}

/** An SDK that opens no frames and records its calls. */
export function fakeKadam(): FakeKadam {
  const sessions: FakeSession[] = [];
  const open = (method: string) =>
    vi.fn((...given: unknown[]) => {
      const handlers: [string, (payload: unknown) => void][] = [];
      let settle: (end: unknown) => void = () => undefined;
      const result = new Promise((resolve) => {
        settle = resolve;
      });
      const emit = async (name: string, payload: unknown = {}): Promise<void> => {
        if (name === 'closed') settle(payload);
        for (const [asked, handle] of handlers) if (asked === name) handle(payload);
        await Promise.resolve();
      };
      const session = {
        method,
        given,
        emit,
        on(name: string, handle: (payload: unknown) => void) {
          handlers.push([name, handle]);
          return session;
        },
        setAmount: vi.fn(),
        destroy: vi.fn(() => void emit('closed', { reason: 'destroyed' })),
        close: vi.fn(() => void emit('closed', { reason: 'hostClosed' })),
        result,
      };
      sessions.push(session);
      return session;
    });
  const undoPreload = vi.fn();
  const preload = vi.fn(() => undoPreload);
  const methods = ['openSalesApp', 'openCheckout', 'checkEligibility', 'mountBenefits', 'openCommunication'];
  // SAFETY: tests use only these properties.
  const kadam = {
    version: '0.0.0-test',
    preload,
    ...Object.fromEntries(methods.map((method) => [method, open(method)])),
  } as unknown as KadamApi;
  return { kadam, sessions, preload, undoPreload };
}

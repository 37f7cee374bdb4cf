import type { Endpoint } from '../../../../shared/api/endpoint';
import type { ApiClient } from '../../../platform/api/client';
import type { FramePorts } from '../../../platform/flow/frame-effects';
import { createSession, type Session } from '../../../platform/session/session';
import { type KeyValueStore, memoryStore } from '../../../platform/storage/key-value-store';
import type { CheckoutEvent } from '../../flow/events';
import { NOW_MS, openRequest } from '../../flow/testing/samples';
import type { CheckoutRecord } from '../../flow/testing/step';
// Late modules take longer to load than a test waits.
import '../../late/next';
import { checkout, type RunningCheckout } from '../../checkout-frame';
import { checkoutCalls } from '../../late/calls';
import { perform } from '../effects/perform';
import type { Ports } from '../ports';

export interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

/** The checkout's flow and effects in an environment driven by the test. */
export class Fixture {
  readonly asked: Asked[] = [];
  readonly emitted: { readonly name: string; readonly payload: unknown }[] = [];
  readonly timers: { readonly atMs: number; readonly fire: () => void }[] = [];
  readonly wentTo: string[] = [];
  /** What the browser opens for a new tab; null where it opens none. */
  tab: { opener: unknown; readonly location: { href: string } } | null = { opener: null, location: { href: '' } };
  readonly store: KeyValueStore = memoryStore();
  readonly session: Session = createSession(this.store, NOW_MS);
  readonly flow: RunningCheckout;
  nowMs = NOW_MS;
  /** Answers by path; a thrown thing is thrown. */
  answer: (asked: Asked) => unknown = () => {
    throw new Error('no answer');
  };
  #keys = 0;

  /** `realClient` makes the calls by HTTP, and `answer` is then never asked. */
  constructor(realClient?: (session: Session) => ApiClient, first?: CheckoutRecord) {
    const http = realClient?.(this.session);
    this.flow = checkout({ nowMs: () => this.nowMs });
    const { machine } = this.flow;
    if (first) machine.store.set(machine.stateAtom, first);
    const ports: Ports & FramePorts = {
      client: () =>
        http ?? {
          call: async (endpoint: Endpoint, body, options = {}) => {
            const asked = { path: endpoint.path, body, headers: options.headers ?? {}, key: options.idempotencyKey };
            this.asked.push(asked);
            // SAFETY: the test answers each path with what its endpoint answers.
            return this.answer(asked) as never;
          },
        },
      session: this.session,
      reporter: { report: () => undefined },
      host: { emit: (name, payload) => void this.emitted.push({ name, payload }) },
      nowMs: () => this.nowMs,
      startTimer: (delayMs, fire) => void this.timers.push({ atMs: this.nowMs + delayMs, fire }),
      reconnectCount: () => 0,
      newKey: () => {
        this.#keys += 1;
        return `key-${this.#keys}`;
      },
      applyTheme: () => undefined,
      listenForCode: null,
      page: {
        BroadcastChannel,
        document,
        location,
        open: () => this.tab,
      },
      goTo: (url) => void this.wentTo.push(url),
      isOnline: () => true,
      isStorageFine: async () => true,
    };
    machine.connect(this.flow.performer(ports, async () => checkoutCalls, perform(ports, this.flow)));
  }

  send(...events: readonly CheckoutEvent[]): void {
    for (const event of events) this.flow.send(event);
  }

  open(change: Partial<typeof openRequest> = {}): void {
    this.send({ type: 'opened', open: { ...openRequest, ...change } });
  }

  /** Lets `ms` pass: timers that are due fire, in order. */
  pass(ms: number): void {
    this.nowMs += ms;
    const due = this.timers.filter(({ atMs }) => atMs <= this.nowMs).sort((one, other) => one.atMs - other.atMs);
    for (const timer of due) {
      this.timers.splice(this.timers.indexOf(timer), 1);
      timer.fire();
    }
  }

  paths(path: string): readonly Asked[] {
    return this.asked.filter((each) => each.path === path);
  }
}

import type { CloseReason } from '../../../../shared/bridge/close-reasons';
import type { CallOptions } from '../../../platform/api/client';
import { createSession } from '../../../platform/session/session';
import { memoryStore } from '../../../platform/storage/key-value-store';
import { START_MS } from '../../flow/testing/harness';
import type { Ports, ShareResult } from '../ports';

/** One call as it reached the API client. */
export interface SentCall {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly options: CallOptions;
}

/** Environment driven by the test: a clock, a server that answers what `server` says, a host, a browser. */
export class Fixture {
  nowMs = START_MS;
  readonly sent: SentCall[] = [];
  readonly closings: CloseReason[] = [];
  readonly opened: string[] = [];
  readonly copied: string[] = [];
  readonly themes: unknown[] = [];
  readonly reports: unknown[] = [];
  isOnline = true;
  isStorageFine = true;
  canCopy = true;
  /** null = the host has none. */
  token: string | null = 'token-2';
  shareResult: ShareResult | Error = 'shared';
  /** `data` of the answer, or what is thrown. */
  server: (call: SentCall) => unknown = () => new Promise(() => undefined);
  readonly stores = { local: memoryStore(), session: memoryStore() };
  readonly session = createSession(this.stores.session, START_MS);
  #keys = 0;
  #timers: { readonly atMs: number; readonly fire: () => void }[] = [];

  wait(waitMs: number): void {
    this.nowMs += waitMs;
    const due = this.#timers.filter(({ atMs }) => atMs <= this.nowMs);
    this.#timers = this.#timers.filter(({ atMs }) => atMs > this.nowMs);
    for (const { fire } of due) fire();
  }

  readonly ports: Ports = {
    client: () => ({
      call: async (endpoint, body, options = {}) => {
        const call = { path: endpoint.path, method: endpoint.method, body, options };
        this.sent.push(call);
        // SAFETY: a test gives the answer of the endpoint that it means.
        return (await this.server(call)) as never;
      },
    }),
    session: this.session,
    stores: this.stores,
    reporter: { report: (report) => void this.reports.push(report) },
    host: {
      emit: (name, payload) => {
        if (name === 'closeSAApp' && 'reason' in payload) this.closings.push(payload.reason);
      },
      ask: async () => {
        if (this.token === null) throw new Error('none');
        // SAFETY: a token is all that the sales app asks for.
        return { authToken: this.token } as never;
      },
    },
    nowMs: () => this.nowMs,
    startTimer: (delayMs, fire) => void this.#timers.push({ atMs: this.nowMs + delayMs, fire }),
    reconnectCount: () => 0,
    newKey: () => {
      this.#keys += 1;
      return `key-${this.#keys}`;
    },
    applyTheme: (theme) => void this.themes.push(theme),
    share: async () => {
      if (this.shareResult instanceof Error) throw this.shareResult;
      return this.shareResult;
    },
    openTab: (url) => this.opened.push(url) > 0,
    copy: async (text) => {
      if (!this.canCopy) throw new Error('denied');
      this.copied.push(text);
    },
    isOnline: () => this.isOnline,
    isStorageFine: async () => this.isStorageFine,
  };
}

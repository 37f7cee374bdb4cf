import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { Failure } from '../api/failure';

/** Calls of a frame by name, with request and response. Times in `data` are epoch ms of this device's clock. */
export type Calls = Readonly<Record<string, { readonly body: unknown; readonly data: unknown }>>;
export type CallsOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: {
    readonly body: RequestOf<Endpoints[Name]>;
    readonly data: ResponseOf<Endpoints[Name]>;
  };
};
export type NameOf<C extends Calls> = keyof C & string;

/** A pending request. Responses with another `requestId` are stale and dropped. A repeat keeps `intent` and with it the
 *  idempotency key. `attempt` counts from 1. */
export type PendingCall<C extends Calls, Name extends NameOf<C> = NameOf<C>> = {
  readonly [N in Name]: {
    readonly call: N;
    readonly body: C[N]['body'];
    readonly requestId: number;
    readonly intent: number;
    readonly attempt: number;
  };
}[Name];

export type CallStatus = 'none' | 'initiated' | 'success' | 'error';

/** State of a frame's calls. */
export interface CallsState<C extends Calls> {
  /** Pending calls by name: a second one of the same name cannot start. */
  readonly calls: { readonly [Name in NameOf<C>]?: PendingCall<C, Name> };
  /** none | initiated | success | error of each call's last run. Source: S1§3 (TXN-007..009, TXN-040). */
  readonly callStatus: { readonly [Name in NameOf<C>]?: CallStatus };
  /** Open intent of each call. The same body continues it. */
  readonly intents: { readonly [Name in NameOf<C>]?: { readonly bodyHash: number; readonly intent: number } };
  /** Calls without a response, repeated after a reconnect or by 'Retry'. */
  readonly interrupted: readonly PendingCall<C>[];
  /** Next id of a request, timer or snackbar. */
  readonly nextId: number;
}

export const noCalls = { calls: {}, callStatus: {}, intents: {}, interrupted: [], nextId: 1 } as const;

export type CallSucceeded<C extends Calls> = {
  readonly [Name in NameOf<C>]: {
    readonly type: 'callSucceeded';
    readonly call: Name;
    readonly requestId: number;
    readonly data: C[Name]['data'];
  };
}[NameOf<C>];
export interface CallFailed<C extends Calls> {
  readonly type: 'callFailed';
  readonly call: NameOf<C>;
  readonly requestId: number;
  readonly failure: Failure;
}

export type CallEffect<C extends Calls> =
  | { readonly type: 'call'; readonly pending: PendingCall<C> }
  | { readonly type: 'abortCall'; readonly requestId: number };

/** Rules of each call: success, unhandled failure, and resumption after an interruption. */
export type CallRules<Context, C extends Calls> = {
  readonly [Name in NameOf<C>]: {
    readonly done: (context: Context, data: C[Name]['data']) => void;
    readonly failed: (context: Context, failure: Failure, pending: PendingCall<C>) => void;
    readonly again?: (context: Context, pending: PendingCall<C>) => void;
  };
};

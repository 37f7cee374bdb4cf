import type { Endpoint, RequestOf } from '../../../shared/api/endpoint';
import type { ErrorRow } from '../../../shared/errors/row';
import { ApiError } from '../api/api-error';
import { type ApiClient, CALL_TIMEOUT_MS, type ClientPorts, createApiClient } from '../api/client';
import { clientErrorName, type Failure, isSilent } from '../api/failure';
import type { LaterHttp } from '../api/later-http';
import { silent } from '../api/silent';
import { loadChunk } from '../lazy/load-chunk';
import type { CallFailed, CallSucceeded, Calls, NameOf, PendingCall } from './calls';
import { toDeviceTime } from './device-time';
import { type AnsweredError, toFailure } from './to-failure';

/** How calls are sent and responses read, for the state at the time of the call. */
interface CallTable<C extends Calls, State, Later extends LaterCalls<C, State> = LaterCalls<C, State>> {
  /** Endpoints of the first screen's calls, whose responses are usually prefetched. */
  readonly endpoints?: { readonly [Name in NameOf<C>]?: Endpoint };
  /** Replaces the two lists if names of calls contain more than the endpoint. */
  readonly endpointOf?: (call: NameOf<C>) => Endpoint | undefined;
  readonly headersOf: (state: State) => Readonly<Record<string, string>>;
  /** Loads the deferred part. Without it a call that needs it fails as without a network. */
  readonly later: () => Promise<Later>;
  /** The client converts times to this device's clock. */
  readonly isDeviceTime?: true;
  /** Adds to a response what only this table can read. */
  readonly read?: (data: unknown, state: State, later: () => Promise<Later>) => unknown;
}

/** Deferred part: all calls except the first ones, and refusals. */
export interface LaterCalls<C extends Calls, State> {
  readonly endpoints: { readonly [Name in NameOf<C>]: Endpoint };
  readonly http: LaterHttp;
  /** Catalogue row of a code for this call; null if unknown. */
  readonly rowOf: (answered: AnsweredError, call: NameOf<C>, state: State) => ErrorRow | null;
}

export interface CallPorts {
  /** Creates the frame's client; tests pass a fake. */
  readonly client: (create: (ports: Omit<ClientPorts, 'later'>) => ApiClient) => ApiClient;
  readonly nowMs: () => number;
  readonly newKey: () => string;
  /** Number of reconnects since the frame started. */
  readonly reconnectCount: () => number;
}

/** Result of a call, or a reconnect. */
export type CallEvent<C extends Calls> = CallSucceeded<C> | CallFailed<C> | { readonly type: 'wentOnline' };

export type Runner<C extends Calls, State> = Pick<CallRunner<C, State>, 'start' | 'abort'>;

/** Sends calls. Each response becomes an event with its request id. An idempotency key belongs to an intent. */
export class CallRunner<C extends Calls, State, Later extends LaterCalls<C, State> = LaterCalls<C, State>> {
  readonly #api: ApiClient;
  readonly #ports: CallPorts;
  readonly #table: CallTable<C, State, Later>;
  readonly #send: (event: CallEvent<C>) => void;
  readonly #aborts = new Map<number, AbortController>();
  readonly #keys = new Map<number, string>();

  constructor(ports: CallPorts, table: CallTable<C, State, Later>, send: (event: CallEvent<C>) => void) {
    this.#api = ports.client((own) => createApiClient({ ...own, later: async () => (await this.#later()).http }));
    this.#ports = ports;
    this.#table = table;
    this.#send = send;
  }

  async start(pending: PendingCall<C>, state: State): Promise<void> {
    const { call, requestId } = pending;
    const abort = new AbortController();
    this.#aborts.set(requestId, abort);
    const reconnectCount = this.#ports.reconnectCount();
    try {
      const data = await this.#ask(pending, state, abort.signal);
      // SAFETY: parsed by the schema of the endpoint of the same name.
      this.#send({ type: 'callSucceeded', call, requestId, data } as CallSucceeded<C>);
    } catch (error) {
      const failure = await this.#failureOf(error, call, state);
      this.#send({ type: 'callFailed', call, requestId, failure });
      // A call may fail after the reconnect that should have repeated it.
      if (isSilent(failure) && this.#ports.reconnectCount() > reconnectCount) this.#send({ type: 'wentOnline' });
    } finally {
      this.#aborts.delete(requestId);
    }
  }

  abort(requestId: number): void {
    this.#aborts.get(requestId)?.abort();
  }

  async #ask({ call, body, intent }: PendingCall<C>, state: State, signal: AbortSignal): Promise<unknown> {
    const { endpoints, endpointOf, headersOf, isDeviceTime, read } = this.#table;
    const endpoint: Endpoint = endpointOf?.(call) ?? endpoints?.[call] ?? (await this.#later()).endpoints[call];
    const answer: unknown = await this.#api.call(endpoint, body as RequestOf<Endpoint>, {
      headers: headersOf(state),
      signal,
      ...(endpoint.idempotent && { idempotencyKey: this.#keyOf(intent) }),
    });
    const data = isDeviceTime ? answer : toDeviceTime(answer, this.#ports.nowMs());
    return read ? read(data, state, this.#later) : data;
  }

  #later = async (): Promise<Later> => {
    try {
      return await loadChunk(this.#table.later, CALL_TIMEOUT_MS);
    } catch (cause) {
      throw silent('network', 'Network Error', cause);
    }
  };

  /** A call without a response has no code and needs no catalogue, which could not be loaded then. */
  async #failureOf(error: unknown, call: NameOf<C>, state: State): Promise<Failure> {
    if (!(error instanceof ApiError) || clientErrorName(error.kind) !== null)
      return toFailure(error, () => null, this.#ports.nowMs());
    try {
      const { rowOf } = await this.#later();
      return toFailure(error, (answered) => rowOf(answered, call, state), this.#ports.nowMs());
    } catch (unloaded) {
      return toFailure(unloaded, () => null, this.#ports.nowMs());
    }
  }

  #keyOf(intent: number): string {
    const key = this.#keys.get(intent) ?? this.#ports.newKey();
    this.#keys.set(intent, key);
    return key;
  }
}

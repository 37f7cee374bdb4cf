import type { Endpoint, RequestOf } from '../../../shared/api/endpoint';
import type { ErrorRow } from '../../../shared/errors/row';
import { type ApiClient, createApiClient } from '../api/client';
import type { CallFailed, CallSucceeded, Calls, NameOf, PendingCall } from './calls';
import { toDeviceTime } from './device-time';
import { toFailure } from './to-failure';

/** What calls go out with and how their answers are read, as of the state in which they were asked for. */
export interface CallTable<C extends Calls, State> {
  readonly endpoints: { readonly [Name in NameOf<C>]: Endpoint };
  readonly headersOf: (state: State) => Readonly<Record<string, string>>;
  /** The row of the error catalogue that a code means to this call. */
  readonly rowOf: (code: number | string, call: NameOf<C>, state: State) => ErrorRow;
  /** Adds to an answer what only this table can read in it. */
  readonly read?: (data: unknown, state: State) => unknown;
}

export interface CallPorts {
  /** This frame's client, made of the one that loads with the runner; a test makes it of nothing. */
  readonly client: (create: typeof createApiClient) => ApiClient;
  readonly nowMs: () => number;
  readonly newKey: () => string;
}

/** Carries calls out. Each answer comes back as an event with the number of its request; an idempotency key belongs to
 *  an intent and is made once. */
export class CallRunner<C extends Calls, State> {
  readonly #api: ApiClient;
  readonly #ports: CallPorts;
  readonly #table: CallTable<C, State>;
  readonly #send: (event: CallSucceeded<C> | CallFailed<C>) => void;
  readonly #aborts = new Map<number, AbortController>();
  readonly #keys = new Map<number, string>();

  constructor(ports: CallPorts, table: CallTable<C, State>, send: (event: CallSucceeded<C> | CallFailed<C>) => void) {
    this.#api = ports.client(createApiClient);
    this.#ports = ports;
    this.#table = table;
    this.#send = send;
  }

  async start(pending: PendingCall<C>, state: State): Promise<void> {
    const { call, requestId } = pending;
    const abort = new AbortController();
    this.#aborts.set(requestId, abort);
    try {
      const data = await this.#ask(pending, state, abort.signal);
      // SAFETY: the answer was parsed by the schema of the endpoint of the same name.
      this.#send({ type: 'callSucceeded', call, requestId, data } as CallSucceeded<C>);
    } catch (error) {
      const failure = toFailure(error, (code) => this.#table.rowOf(code, call, state), this.#ports.nowMs());
      this.#send({ type: 'callFailed', call, requestId, failure });
    } finally {
      this.#aborts.delete(requestId);
    }
  }

  abort(requestId: number): void {
    this.#aborts.get(requestId)?.abort();
  }

  async #ask({ call, body, intent }: PendingCall<C>, state: State, signal: AbortSignal): Promise<unknown> {
    const { endpoints, headersOf, read } = this.#table;
    const endpoint: Endpoint = endpoints[call];
    const answer: unknown = await this.#api.call(endpoint, body as RequestOf<Endpoint>, {
      headers: headersOf(state),
      signal,
      ...(endpoint.idempotent && { idempotencyKey: this.#keyOf(intent) }),
    });
    const data = toDeviceTime(answer, this.#ports.nowMs());
    return read ? read(data, state) : data;
  }

  #keyOf(intent: number): string {
    const key = this.#keys.get(intent) ?? this.#ports.newKey();
    this.#keys.set(intent, key);
    return key;
  }
}

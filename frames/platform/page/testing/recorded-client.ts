import type { ApiClient, CallOptions } from '../../api/client';

/** A call as a test sees it. */
export interface RecordedCall {
  readonly path: string;
  readonly input: unknown;
  /** Its idempotency key. */
  readonly key: string | undefined;
  /** Its own headers, if it has any. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client that answers as a test says, and the calls that were made with it. Without an answer, calls stay under way. */
export function recordedClient(answer: (call: RecordedCall) => unknown = () => new Promise(() => undefined)) {
  const calls: RecordedCall[] = [];
  const call = async (
    { path }: { readonly path: string },
    input: unknown,
    options: Pick<CallOptions, 'idempotencyKey' | 'headers'> = {},
  ): Promise<unknown> => {
    const { idempotencyKey: key, headers = {} } = options;
    const made = { path, input, key, ...(Object.keys(headers).length > 0 && { headers }) };
    calls.push(made);
    return answer(made);
  };
  // SAFETY: a flow calls it as the client is called, and gets what the test answers.
  return { calls, client: { call } as unknown as ApiClient };
}

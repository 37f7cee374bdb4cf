import * as z from 'zod/mini';
import type { HasAddress } from '../../../shared/api/addressed';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { NavigationHint } from '../../../shared/api/envelope';
import { header } from '../../../shared/api/headers';
import { PreloadedResponse } from '../../../shared/api/preloaded-response';
import type { Call } from './call';
import type { LaterHttp } from './later-http';
import { storePrefetched } from './prefetch';
import type { RawAnswer } from './raw-answer';
import { request } from './request';

export const CALL_TIMEOUT_MS = 30_000;

export interface CallOptions {
  /** In addition to the session headers. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** One per intent; a repeat sends the same key. */
  readonly idempotencyKey?: string;
}

export interface ApiClient {
  /** Calls an endpoint and returns its validated `data`. `input`: body of a POST, query of a GET. An endpoint with path
   *  parameters is called by `addressed`. Rejects with `ApiError` only. */
  call<E extends Endpoint>(
    endpoint: E & HasAddress<E>,
    input: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
}

export interface ClientPorts {
  /** Loads the part that sends calls and reads refusals. If it does not load, calls fail as without a network. */
  readonly later: () => Promise<LaterHttp>;
  readonly timeoutMs?: number;
  /** Current session headers. */
  readonly sessionHeaders: () => Readonly<Record<string, string>>;
  /** The server redirects the activation. Source: S1§4. */
  readonly onNavigationHint?: (hint: z.infer<typeof NavigationHint>) => void;
  /** After every call, answered or not: cookies may have changed. Source: S1§3. */
  readonly afterCall?: () => void;
}

/** HTTP client of the frames. Paths start at base path '/'. Source: S1§7, S2§7. */
export function createApiClient(ports: ClientPorts): ApiClient {
  return {
    async call<E extends Endpoint>(endpoint: E & HasAddress<E>, input: RequestOf<E>, options: CallOptions = {}) {
      try {
        const sent: Call = {
          method: endpoint.method,
          path: endpoint.path,
          input,
          headers: {
            [header.language]: document.documentElement.lang,
            ...ports.sessionHeaders(),
            ...options.headers,
            ...(options.idempotencyKey !== undefined && { [header.idempotencyKey]: options.idempotencyKey }),
          },
        };
        const timeoutMs = ports.timeoutMs ?? CALL_TIMEOUT_MS;
        const answer = await request(sent, { timeoutMs, signal: options.signal, later: ports.later });
        const { data, hint } = await readAnswer<E>(endpoint, answer, ports.later);
        storePreloaded(sent, data);
        if (hint) ports.onNavigationHint?.(hint);
        return data;
      } finally {
        ports.afterCall?.();
      }
    },
  };
}

/** A new session, with preloaded responses for the frame's next calls. */
const Opening = z.object({
  sessionToken: z.string(),
  sessionId: z.optional(z.string()),
  givenAlong: z.array(PreloadedResponse),
});

/** Stores the responses for calls with the same headers in the new session. */
function storePreloaded({ headers }: Call, data: unknown): void {
  const opening = z.safeParse(Opening, data);
  if (!opening.success) return;
  const { sessionToken, sessionId, givenAlong } = opening.data;
  const session = {
    [header.sessionToken]: sessionToken,
    ...(sessionId !== undefined && { [header.sessionId]: sessionId }),
  };
  for (const { data, ...asked } of givenAlong)
    storePrefetched(
      { ...asked, headers: { ...headers, ...session } },
      Promise.resolve(new Response(JSON.stringify({ success: true, data }))),
    );
}

const Answer = z.object({
  success: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  nav: z.optional(z.unknown()),
});

/** Success: a flag of exactly true and a status of 200–299, always with `data`. A success without it comes from a proxy.
 *  Source: S1§8, S2§7. */
async function readAnswer<E extends Endpoint>(
  endpoint: E,
  raw: RawAnswer,
  later: ClientPorts['later'],
): Promise<{ data: ResponseOf<E>; hint: z.infer<typeof NavigationHint> | null }> {
  const { status } = raw;
  const answer = z.safeParse(Answer, raw.body);
  const isOk = status >= 200 && status <= 299;
  const isSuccess = answer.success && answer.data.success === true && answer.data.data !== undefined;
  if (!isOk || !isSuccess) throw (await later()).refusalOf(raw, isOk);
  const data = z.safeParse(endpoint.response, answer.data.data);
  if (!data.success) throw (await later()).unreadable(endpoint, data.error);
  const hint = z.safeParse(NavigationHint, answer.data.nav);
  // SAFETY: parsed by the endpoint's response schema, from which ResponseOf is derived.
  return { data: data.data as ResponseOf<E>, hint: hint.success ? hint.data : null };
}
